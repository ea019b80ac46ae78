import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choice, defineTool, InputError, plain, text, toggle } from '@/kit';
import type { PageSettings } from '@/kit/page';
import type { AnyTool } from '@/kit/tool';
import { ToastRegion } from '../Toast';
import TransformPage from './TransformPage';

/** Not in the catalogue: what is under test is the page that every tool gets. */
const shout = defineTool({
  input: text('Input'),
  options: { loud: toggle('Loud', false) },
  output: plain({ download: 'shouted.html', preview: 'page' }),
  action: 'Shout',
  run(input, { loud }) {
    const bad = input.indexOf('!');
    if (bad >= 0) throw new InputError('No need to shout', { line: 1, column: bad + 1, offset: bad });
    if (input === 'bug') throw new TypeError('x is undefined');
    return loud ? input.toUpperCase() : input;
  },
  examples: [{ title: 'Greeting', input: 'hello', options: { loud: true }, output: 'HELLO' }],
});
const joined = defineTool({
  input: { left: text('Left'), right: text('Right', { secret: true }) },
  output: plain(),
  action: 'Join',
  run: ({ left, right }) => left + right,
  examples: [{ title: 'One', input: { left: 'a', right: 'b' }, output: 'ab' }],
});

const dressed = defineTool({
  input: text('Input'),
  options: { style: choice('Style', { plain: 'Plain', upper: 'Upper', trimmed: 'Trimmed' }, 'plain') },
  output: plain(),
  action: { Uppercase: { style: 'upper' }, Trim: { style: 'trimmed' } },
  run: (input, { style }) => (style === 'upper' ? input.toUpperCase() : style === 'trimmed' ? input.trim() : input),
  examples: [],
});

let root: Root;
/** A page of its own for each test: what is entered stays with a page for the whole visit. */
let slug = 'page-under-test';
function draw(tool: unknown, settings?: PageSettings) {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <>
      <TransformPage slug={slug} tool={tool as AnyTool} page={settings} />
      <ToastRegion />
    </>,
  );
}
beforeEach(({ task }) => {
  slug = `page-${task.id}`;
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const input = (name = 'Input') => page.getByRole('textbox', { name, exact: true });
const output = () => page.getByRole('textbox', { name: 'Output' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const settle = () => new Promise((resolve) => setTimeout(resolve, 600));

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

  it('undoes and redoes by pauses, and drops what was undone after an edit', async () => {
    draw(shout);
    await expect.element(button('Undo')).toBeDisabled();
    for (const value of ['one', 'two', 'three']) {
      await input().fill(value);
      await settle();
    }
    await button('Undo').click();
    await expect.element(input()).toHaveValue('two');
    await button('Undo').click();
    await expect.element(input()).toHaveValue('one');
    await button('Redo').click();
    await expect.element(input()).toHaveValue('two');
    await input().fill('other');
    await settle();
    await expect.element(button('Redo')).toBeDisabled();
  });

  it('brings back an entry of the history with the options it was made with', async () => {
    draw(dressed, { clearLabel: 'Reset All', clearsOptions: true });
    await input().fill('one');
    await button('Uppercase').click();
    await settle();
    await button('Trim').click();
    await input().fill('two');
    await settle();
    await page.getByRole('button', { name: /ONE/ }).click();
    await expect.element(input()).toHaveValue('one');
    await expect.element(output()).toHaveTextContent('ONE');
  });

  it('starts the action in force by the keyboard, or that of the field', async () => {
    draw(dressed, { clearLabel: 'Reset All', clearsOptions: true });
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

  it('undoes and redoes an action, with the edits before and after it', async () => {
    draw(dressed, { clearLabel: 'Reset All', clearsOptions: true });
    const undo = button('Undo');
    const redo = button('Redo');
    await input().fill('one ');
    await button('Uppercase').click();
    await expect.element(output()).toHaveTextContent('ONE');
    await button('Trim').click();
    await expect.element(output()).toHaveTextContent('one');
    await input().fill('two ');
    await undo.click();
    await expect.element(input()).toHaveValue('one ');
    await expect.element(page.getByLabelText('Style')).toHaveValue('trimmed');
    await undo.click();
    await expect.element(output()).toHaveTextContent('ONE');
    await undo.click();
    await expect.element(page.getByLabelText('Style')).toHaveValue('plain');
    await expect.element(input()).toHaveValue('one ');
    await undo.click();
    await expect.element(input()).toHaveValue('');
    for (const _ of 'one, upper, trimmed, two'.split(',')) await redo.click();
    await expect.element(input()).toHaveValue('two ');
    await expect.element(page.getByLabelText('Style')).toHaveValue('trimmed');
  });

  it('resets the options too where the button says so, and brings both back', async () => {
    draw(dressed, { clearLabel: 'Reset All', clearsOptions: true });
    await expect.element(button('Reset All')).toBeDisabled();
    await input().fill('one');
    await button('Uppercase').click();
    await page.getByLabelText('Style').selectOptions('trimmed');
    await button('Reset All').click();
    await expect.element(page.getByLabelText('Style')).toHaveValue('plain');
    await expect.element(input()).toHaveValue('');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.element(input()).toHaveValue('one');
    await expect.element(page.getByLabelText('Style')).toHaveValue('trimmed');
  });

  it('shows for a while after each result that it was at work', async () => {
    draw(shout, { indicator: 300 });
    await input().fill('one');
    await expect.element(output()).toHaveTextContent('one');
    await expect.element(page.getByText('Processing…')).toBeVisible();
    await settle();
    expect(page.getByText('Processing…').elements()).toHaveLength(0);
  });

  it('takes back what was typed a moment ago', async () => {
    draw(shout);
    await input().fill('one');
    await settle();
    await input().fill('two');
    await button('Undo').click();
    await expect.element(input()).toHaveValue('one');
    await button('Redo').click();
    await expect.element(input()).toHaveValue('two');
  });

  const past = () => page.getByRole('region', { name: 'History' }).getByRole('listitem');

  it('keeps the last five runs, what was entered with what came of it, and restores one', async () => {
    draw(shout);
    for (const value of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await input().fill(value.repeat(60));
      await settle();
    }
    expect(
      past()
        .elements()
        .map((entry) => entry.textContent),
    ).toEqual(['f', 'e', 'd', 'c', 'b'].map((one) => `${one.repeat(40)}… → ${one.repeat(50)}`));
    await past().nth(4).getByRole('button').click();
    await expect.element(input()).toHaveValue('b'.repeat(60));
  });

  it('forgets past runs when asked, and lists none while the switch of all pages is off', async () => {
    draw(shout);
    await input().fill('one');
    await settle();
    await button('Forget all').click();
    await expect.poll(() => past().elements()).toHaveLength(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => past().elements()).toHaveLength(1);
    await page.getByRole('switch', { name: 'Kept on all pages' }).click();
    await input().fill('two');
    await settle();
    await expect.poll(() => past().elements()).toHaveLength(0);
    expect(localStorage.getItem('localkit:history')).toBe('false');
    await page.getByRole('switch', { name: 'Off on all pages' }).click();
    await input().fill('three');
    await settle();
    await expect.poll(() => past().elements()).toHaveLength(1);
  });

  it('clears everything, and brings it back on request', async () => {
    draw(shout);
    await input().fill('precious');
    await settle();
    await button('Clear All').click();
    await expect.element(input()).toHaveValue('');
    expect(page.getByRole('region', { name: 'History' }).elements()).toHaveLength(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.element(input()).toHaveValue('precious');
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

describe('nothing that was entered is lost', () => {
  /** Not the message's. */
  const undo = () => page.getByTitle('Undo');
  const press = (keys: string) => userEvent.keyboard(keys);

  it('Clear is a step that Undo and the keys bring back, long after the message has gone', async () => {
    draw(shout);
    await input().fill('one');
    await settle();
    await input().fill('one two');
    await button('Clear All').click();
    await expect.element(input()).toHaveValue('');
    // The focus stays on the button that was pressed; the keys work from there.
    expect(document.activeElement).toBe(button('Clear All').element());
    await press('{Control>}z{/Control}');
    await expect.element(input()).toHaveValue('one two');
    await press('{Control>}z{/Control}');
    await expect.element(input()).toHaveValue('one');
    await press('{Control>}y{/Control}');
    await expect.element(input()).toHaveValue('one two');
  });

  it('Undo and Redo keep the focus, also where there is no further step', async () => {
    draw(shout);
    await input().fill('one');
    await undo().click();
    await expect.element(input()).toHaveValue('');
    expect(document.activeElement).toBe(undo().element());
    await expect.element(undo()).toHaveAttribute('aria-disabled', 'true');
    await press('{Control>}y{/Control}');
    await expect.element(input()).toHaveValue('one');
  });

  it('the keys leave the cursor where the text changed', async () => {
    draw(shout);
    await input().fill('one three');
    await settle();
    await input().fill('one two three');
    await settle();
    await press('{Control>}z{/Control}');
    await expect.element(input()).toHaveValue('one three');
    expect((input().element() as HTMLTextAreaElement).selectionStart).toBe('one'.length);
  });

  it('comes back with the page, steps and all, also by another way than Back', async () => {
    draw(shout);
    await input().fill('first');
    await settle();
    await input().fill('second');
    await settle();
    root.unmount();
    document.body.replaceChildren();
    draw(shout);
    await expect.element(input()).toHaveValue('second');
    await undo().click();
    await expect.element(input()).toHaveValue('first');
    await undo().click();
  });

  it('a reload asks only where more than a line would be lost, and never for an example', async () => {
    const asks = () => {
      const leaving = document.createEvent('BeforeUnloadEvent');
      leaving.initEvent('beforeunload', false, true);
      return !dispatchEvent(leaving);
    };
    draw(shout);
    await input().fill('a word');
    expect(asks()).toBe(false);
    await input().fill('two lines\nof text');
    expect(asks()).toBe(true);
    await button('Clear All').click();
    expect(asks()).toBe(false);
    await button('Greeting').click();
    expect(asks()).toBe(false);
    await button('Clear All').click();
  });
});
