import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineTool, plain, text } from '@/kit';
import { button, draw, dressed, input, output, settle, shout, startFresh } from './TransformPage.fixture';

startFresh();

const joined = defineTool({
  input: { left: text('Left'), right: text('Right', { secret: true }) },
  output: plain(),
  action: 'Join',
  run: ({ left, right }) => left + right,
  examples: [{ title: 'One', input: { left: 'a', right: 'b' }, output: 'ab' }],
});

describe('the transform page', () => {
  it('keeps input and dims the last result when the input is wrong, and says where', async () => {
    draw(shout);
    await input().fill('good');
    await expect.element(output()).toHaveTextContent('good');
    await input().fill('goods!');
    await expect.element(page.getByRole('alert')).toHaveTextContent(/No need to shout.*Line 1, column 6/);
    await expect.element(output()).toHaveTextContent('good');
    expect(document.querySelector('.stale')).not.toBeNull();
    await expect.element(input()).toHaveValue('goods!');
    await button('Show in input').click();
    expect((document.activeElement as HTMLTextAreaElement).selectionStart).toBe(5);
  });

  it('leaves no result beside an error where the tool asks for that', async () => {
    draw(shout, { clearsOnError: true });
    await input().fill('good');
    await expect.element(output()).toHaveTextContent('good');
    await input().fill('goods!');
    await expect.element(page.getByRole('alert')).toHaveTextContent('No need to shout');
    expect(output().elements()).toHaveLength(0);
    await expect.element(button('Copy')).toBeDisabled();
    await input().fill('goods');
    await expect.element(output()).toHaveTextContent('goods');
  });

  it('tells a bug from a mistake', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    draw(shout);
    await input().fill('bug');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect.element(input()).toHaveValue('bug');
    // For whoever reports it.
    expect(logged).toHaveBeenCalledWith(new TypeError('x is undefined'));
    logged.mockRestore();
  });

  it('starts the action in force by the keyboard, or that of the field', async () => {
    const root = draw(dressed, { clearLabel: 'Reset All', clearsOptions: true });
    await input().fill(' one');
    await button('Trim').click();
    await input().fill(' two');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(output()).toHaveTextContent(/^two$/);
    root.unmount();
    draw({ ...dressed, input: text('Input', { short: true, submits: 'Trim' }) });
    await input().fill(' three');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('combobox', { name: 'Style' })).toHaveValue('trimmed');
  });

  it('shows and hides a preview in the sandbox', async () => {
    draw(shout);
    await input().fill('<b>bold</b>');
    await button('Show Preview').click();
    const frame = document.querySelector.bind(document);
    await expect.poll(() => frame('iframe')?.getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame('iframe')?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    await button('Hide Preview').click();
    await expect.element(output()).toHaveTextContent('<b>bold</b>');
  });

  it('fills in an example with its options', async () => {
    draw(shout);
    await button('Greeting').click();
    await expect.element(output()).toHaveTextContent('HELLO');
    await expect.element(page.getByRole('switch', { name: 'Loud' })).toBeChecked();
  });

  it('opens the guide with four steps', async () => {
    draw(shout);
    await button('Help').click();
    await expect.element(page.getByRole('heading', { name: 'Help Guide' })).toBeVisible();
    expect(document.querySelectorAll('.help-guide li')).toHaveLength(4);
  });

  it('takes two inputs, waits for the button where the tool does, and keeps secrets out of links and history', async () => {
    draw(joined, { live: false });
    await input('Left').fill('a');
    await input('Right').fill('b');
    await settle();
    expect(output().elements()).toHaveLength(0);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(output()).toHaveTextContent('ab');
    await settle();
    expect(page.getByRole('region', { name: 'History' }).elements()).toHaveLength(0);
    (document.querySelector('summary[aria-label=Share]') as HTMLElement).click();
    await expect.element(button('Copy link')).toBeVisible();
    expect(button('Copy link with input').elements()).toHaveLength(0);
    expect(JSON.stringify(localStorage)).not.toContain('b"');
  });
});
