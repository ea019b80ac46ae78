import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

test.use({ timezoneId: 'America/New_York' });

const result = (page: Page) => page.locator('.output-body');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('converts both ways in the chosen zone', async ({ page, open }) => {
  await open('/tool/unix-timestamp-converter');
  await expect(page.getByLabel('Timezone')).toHaveValue('America/New_York');
  await page.getByLabel('Unix Timestamp', { exact: true }).fill('1700000000123');
  await expect(result(page)).toContainText('2023-11-14 17:13:20.123');
  await expect(result(page)).toContainText('Milliseconds');
  await page.getByLabel('Timezone').selectOption('Asia/Tokyo');
  await expect(result(page)).toContainText('2023-11-15 07:13:20.123');
  await page.getByLabel('Unit', { exact: true }).selectOption('microseconds');
  await expect(result(page)).toContainText('1970-01-20');

  await page.getByLabel('Unit', { exact: true }).selectOption('Windows FILETIME');
  await page.getByLabel('Unix Timestamp', { exact: true }).fill('133485408000000000');
  await expect(result(page)).toContainText('2024-01-01 09:00:00');
  await page.getByLabel('Unit', { exact: true }).selectOption('Auto-detect');
  await page.getByLabel('Unix Timestamp', { exact: true }).fill('507f1f77bcf86cd799439011');
  await expect(result(page)).toContainText('MongoDB ObjectId');

  await page.getByRole('tab', { name: 'Date to Unix' }).click();
  await page.getByLabel('Date', { exact: true }).fill('2026-01-02 12:04:05');
  await expect(result(page)).toContainText('1767323045');
  await page.getByLabel('Date', { exact: true }).fill('12/25/2024 3:30 PM');
  await expect(page.getByText('is read as 2024-12-25 15:30:00')).toBeVisible();
  await page.getByLabel('Other Systems').click();
  await expect(result(page)).toContainText('Windows FILETIME');
  await page.getByLabel('Pick a date').fill('2038-01-19T12:14:08');
  await expect(result(page)).toContainText('2147483648');
});

test('shows the present and how far a timestamp is from it @long', async ({ page, open }) => {
  const now = new Date('2026-01-02T03:04:05Z');
  await page.clock.install({ time: now });
  await open('/tool/unix-timestamp-converter');
  // What draws results arrives with the first one, and not while the clock stands still.
  await page.getByLabel('Unix Timestamp', { exact: true }).fill('0');
  await expect(result(page)).toContainText('1970');
  await page.clock.pauseAt(new Date(now.getTime() + 60_000));
  await expect(page.locator('.ut-now output')).toHaveText('1767323105');
  await button(page, 'Use Current Time').click();
  await expect(page.getByLabel('Unix Timestamp', { exact: true })).toHaveValue('1767323105');
  await page.clock.runFor(5_010);
  await expect(page.locator('.ut-now output')).toHaveText('1767323110');
  await page.clock.runFor(500);
  await expect(result(page)).toContainText('5 seconds ago');
  await page.getByRole('tab', { name: 'Date to Unix' }).click();
  await button(page, 'Use Current Time').click();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-01-02T03:05:10Z');
});

test('takes many lines, marks the wrong one, and knows a zone from none @long', async ({ page, open }) => {
  await open('/tool/unix-timestamp-converter?timezone=UTC');
  await page.getByLabel('Unix Timestamp', { exact: true }).fill('0\n1700000000\n-1');
  await expect(result(page).getByRole('row')).toHaveCount(4);
  await page.getByLabel('Unix Timestamp', { exact: true }).fill('0\nnonsense');
  await expect(result(page).getByRole('row', { name: /^0 / })).toContainText('1970-01-01');
  await expect(result(page).getByRole('row', { name: /^nonsense / })).toContainText('Not a timestamp');
  await open('/tool/unix-timestamp-converter?timezone=Mars');
  await expect(page.getByLabel('Timezone').locator('option:checked')).toHaveText('Invalid timezone');
});
