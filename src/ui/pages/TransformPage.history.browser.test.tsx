import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, draw, dressed, input, output, settle, shout, startFresh } from './TransformPage.fixture';

startFresh();

describe('the transform page', () => {
  const past = () => page.getByRole('region', { name: 'History' }).getByRole('listitem');

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
    await button('Clear history').click();
    await expect.poll(() => past().elements()).toHaveLength(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => past().elements()).toHaveLength(1);
    await page.getByRole('switch', { name: 'Save history' }).click();
    await input().fill('two');
    await settle();
    await expect.poll(() => past().elements()).toHaveLength(0);
    expect(localStorage.getItem('localkit:history')).toBe('false');
    await page.getByRole('switch', { name: 'Save history' }).click();
    await input().fill('three');
    await settle();
    await expect.poll(() => past().elements()).toHaveLength(1);
  });
});
