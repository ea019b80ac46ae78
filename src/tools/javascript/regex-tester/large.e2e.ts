import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';
import { ALONE, expectWithin, longestTask, watchTasks } from '../../../../e2e/large-input';
import { flag, information, matches, PATH, pattern, testText } from './view.fixture';

/** A paste as the browser makes it, without the clipboard. */
const paste = (page: Page, text: string) =>
  testText(page).evaluate((field, pasted) => {
    field.focus();
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

test('a megabyte with 350,000 matches is marked and listed without a freeze', ALONE, async ({ page, open }) => {
  await open(PATH);
  await page.evaluate(watchTasks);
  await pattern(page).fill('(a)b');
  await paste(page, 'ab '.repeat(350_000));
  await expect(page.getByText('350,000 matches').first()).toBeVisible();
  await expect(page.getByText('Showing the first 10,000 of 350,000 matches')).toBeVisible();
  // Rows are drawn once before their width is known.
  await expect.poll(() => page.locator('.rt-mark').count()).toBeLessThan(3_000);
  const rows = information(page).locator('.rows');
  await rows.evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await information(page).getByRole('button', { name: '29997' }).click();
  await expect(matches(page).locator('mark.chosen')).toBeInViewport();
  await pattern(page).fill('(b) ');
  await expect(information(page).getByRole('button', { name: '1', exact: true })).toBeAttached();
  await expectWithin(200, page, await longestTask(page));
});

test('ten thousand lines with a match each become an editor and marked rows @long', async ({ page, open }) => {
  await open(PATH);
  await pattern(page).fill('^line (\\d+)$');
  await flag(page, 'm').check();
  await paste(page, Array.from({ length: 10_000 }, (_, at) => `line ${at}`).join('\n'));
  await expect(page.getByText('10,000 matches').first()).toBeVisible();
  await matches(page).evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await expect(matches(page).locator('mark').last()).toHaveText('line 9999');
});
