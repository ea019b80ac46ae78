import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

test.use({ timezoneId: 'America/New_York' });

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const parts = (page: Page) => page.locator('.td-parts');

test('counts by the calendar across zones, in either order', async ({ page, open }) => {
  await open('/tool/time-difference-calculator');
  await expect(group(page, 'Start').getByLabel('Timezone')).toHaveValue('America/New_York');
  await expect(group(page, 'End').getByLabel('Timezone')).toHaveValue('America/New_York');
  await expect(parts(page)).toHaveText('0Years0Months8Days3Hours18Minutes');
  await page.getByLabel('Start Datetime').fill('2024-02-29T12:00');
  await page.getByLabel('End Datetime').fill('2026-03-08T16:30');
  await expect(parts(page)).toHaveText('2Years0Months8Days4Hours30Minutes');
  await group(page, 'End').getByLabel('Timezone').selectOption('UTC');
  await expect(parts(page)).toHaveText('2Years0Months8Days0Hours30Minutes');

  await page.getByLabel('Start Datetime').fill('2026-03-08T16:30');
  await page.getByLabel('End Datetime').fill('2026-03-07T16:30');
  await expect(page.getByText('The end is before the start')).toBeVisible();
  await page.getByLabel('Start Datetime').fill('2026-03-08T02:30');
  await expect(page.getByText('the clocks go forward from 02:00 to 03:00')).toBeVisible();
});

test('counts work days with your own holidays', async ({ page, open }) => {
  await open('/tool/time-difference-calculator');
  await page.getByLabel('Start Datetime').fill('2026-12-01T00:00');
  await page.getByLabel('End Datetime').fill('2026-12-31T00:00');
  const totals = page.getByLabel('Totals');
  await expect(totals).not.toContainText('Work Days');
  await page.getByRole('switch', { name: 'Work Days' }).click();
  await expect(totals).toContainText('Work Days22');
  await page.getByLabel('Holidays', { exact: true }).fill('2026-12-24\n12-25');
  await expect(totals).toContainText('Work Days20');
  await page.getByLabel('Include End Day').click();
  await expect(totals).toContainText('Work Days21');
  await page.getByLabel('Weekend', { exact: true }).selectOption('Friday and Saturday');
  await expect(totals).toContainText('Work Days22');
});

test('enters the present, clears, and takes that back @long', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2026-01-02T03:04:05Z'));
  await open('/tool/time-difference-calculator');
  await group(page, 'End').getByLabel('Timezone').selectOption('Asia/Tokyo');
  for (const at of [0, 1]) await page.getByRole('button', { name: 'Use Current Time' }).nth(at).click();
  await expect(page.getByLabel('Start Datetime')).toHaveValue('2026-01-01T22:04');
  await expect(page.getByLabel('End Datetime')).toHaveValue('2026-01-02T12:04');
  await expect(parts(page)).toHaveText('0Years0Months0Days0Hours0Minutes');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByLabel('Start Datetime')).toHaveValue('');
  await expect(page.getByText('Enter a start and an end.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByLabel('End Datetime')).toHaveValue('2026-01-02T12:04');
});
