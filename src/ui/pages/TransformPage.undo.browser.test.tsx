import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { secret } from '@/kit';
import { button, draw, dressed, input, output, settle, shout, startFresh } from './TransformPage.fixture';

startFresh();

describe('the transform page', () => {
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

  it('survives a reload of the tab, and is gone once it is cleared', async () => {
    const before = draw(shout);
    // Also where it fails: a page that is left standing would go on saving.
    onTestFinished(() => before.unmount());
    /** What a reload would bring back. */
    const saved = () => {
      dispatchEvent(new PageTransitionEvent('pagehide'));
      return sessionStorage.getItem('localkit:entered') ?? '';
    };
    await input().fill('precious');
    await expect.poll(saved).toContain('precious');
    await button('Clear All').click();
    await expect.element(input()).toHaveValue('');
    await expect.poll(saved).not.toContain('precious');
    before.unmount();
    document.body.replaceChildren();
    sessionStorage.setItem('localkit:entered', JSON.stringify({ 'page-reloaded': { input: 'from before' } }));
    draw(shout, {}, 'page-reloaded');
    await expect.element(input()).toHaveValue('from before');
    sessionStorage.clear();
  });

  it('comes back with the page, steps and all, also by another way than Back', async () => {
    const root = draw(shout);
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

  it('a reload asks only where something would be lost: what is entered beside a secret is kept nowhere', async () => {
    const asks = () => {
      const leaving = document.createEvent('BeforeUnloadEvent');
      leaving.initEvent('beforeunload', false, true);
      return !dispatchEvent(leaving);
    };
    const kept = draw(shout);
    await input().fill('two lines\nof text');
    expect(asks()).toBe(false);
    await button('Clear All').click();
    kept.unmount();
    document.body.replaceChildren();
    draw({ ...shout, options: { ...shout.options, key: secret('Key') } });
    await input().fill('two lines\nof text');
    expect(asks()).toBe(true);
    await button('Clear All').click();
    expect(asks()).toBe(false);
    await button('Greeting').click();
    expect(asks()).toBe(false);
    await button('Clear All').click();
  });
});
