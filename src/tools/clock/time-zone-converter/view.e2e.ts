import type { Page } from '@playwright/test';
import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

test.use({ timezoneId: 'Europe/Berlin' });

const NOW = new Date('2026-07-02T12:34:56Z');
const datetime = (page: Page) => page.getByLabel('Source Datetime');
const zone = (page: Page, group: string) => page.getByRole('group', { name: group }).getByLabel('Timezone');

test('starts at the present in the visitor’s zone, converts and swaps', async ({ page, open }) => {
  await page.clock.setFixedTime(NOW);
  await open('/tool/time-zone-converter');
  await expect(zone(page, 'Source')).toHaveValue('Europe/Berlin');
  await expect(zone(page, 'Target')).toHaveValue('UTC');
  await expect(datetime(page)).toHaveValue('2026-07-02T14:34');

  await zone(page, 'Source').selectOption('UTC');
  await zone(page, 'Target').selectOption('Asia/Kolkata');
  await datetime(page).fill('2026-01-15T20:00');
  const result = page.locator('.tz-result');
  await expect(result).toContainText('01:30:00');
  await expect(result).toContainText('Friday, 2026-01-16 next day');
  await expect(result).toContainText('+5:30');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(datetime(page)).toHaveValue('2026-01-16T01:30');
  await expect(result).toContainText('20:00:00');
  await expect(result).toContainText('-5:30');
  await page.getByRole('button', { name: 'Use Current Time' }).click();
  await expect(datetime(page)).toHaveValue('2026-07-02T18:04');
});

test('the board finds a time for everyone, by mouse and by keyboard', async ({ page, open }) => {
  await open('/tool/time-zone-converter?source-timezone=Europe%2FLondon&target-timezone=Europe%2FBerlin');
  await datetime(page).fill('2026-11-18T12:00');
  const search = page.getByRole('textbox', { name: 'Add a city or zone' });
  await search.fill('IST');
  await expect(page.locator('.tzb-found button')).toHaveText([/Kolkata/, /Dublin/, /Jerusalem/, /Istanbul/]);
  await search.fill('Bengal');
  await search.press('Enter');
  await search.fill('new york');
  await page.getByRole('button', { name: /^New York/ }).click();
  const times = page.locator('.tzb-time');
  await expect(times).toHaveText(['12:00', '13:00', '17:30', '07:00']);
  await page.getByLabel('Working hours of Bengaluru').fill('11-20');
  await page.keyboard.press('Enter');
  const best = page.getByRole('group', { name: 'Best times' });
  await expect(best.getByRole('button')).toHaveText(['14:00–14:30 everyone at work']);
  await best.getByRole('button').click();
  await expect(times).toHaveText(['14:00', '15:00', '19:30', '09:00']);
  await page.getByRole('slider', { name: 'Time' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(datetime(page)).toHaveValue('2026-11-18T14:30');
  await page.keyboard.press('PageUp');
  await expect(datetime(page)).toHaveValue('2026-11-19T14:30');
  const box = (await page.locator('.tzb-hours').nth(1).boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.52, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + (box.width * 10.2) / 24, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(datetime(page)).toHaveValue('2026-11-19T10:00');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove Bengaluru' }).click();
  await page.getByRole('button', { name: '12-hour clock' }).click();
  await expect(times).toHaveText(['10:00 AM', '11:00 AM', '5:00 AM']);
  await expect(page).toHaveURL(/more-zones=New\+York/);
});

test('all rows of a long board can be reached, and its link names the visitor’s own zone @long', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const zones = 'Tokyo, Chicago, Kathmandu, Lima, Sydney, Honolulu, Mumbai, Cairo, Nairobi, Auckland';
  await open(`/tool/time-zone-converter#more-zones=${encodeURIComponent(zones)}`);
  await expect(page.locator('.tzb-row')).toHaveCount(12);
  const best = page.getByRole('group', { name: 'Best times' }).getByRole('button').last();
  await best.scrollIntoViewIfNeeded();
  await best.click({ timeout: 2_000 });
  await page.getByLabel('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link with input' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/source-timezone=Europe%2FBerlin&target-timezone=UTC/);
});

test('explains hours that are skipped and that happen twice @long', async ({ page, open }) => {
  await open('/tool/time-zone-converter?source-timezone=America%2FNew_York&target-timezone=UTC');
  await datetime(page).fill('2026-03-08T02:30');
  await expect(page.getByText('the clocks go forward from 02:00 to 03:00. Read as 03:30.')).toBeVisible();
  await datetime(page).fill('2026-11-01T01:30');
  await expect(page.getByText('Read as the earlier one, at UTC-4:00.')).toBeVisible();
  await expect(page.locator('.tz-time')).toHaveText('05:30:00');
  await page.getByLabel('Repeated Hour').selectOption('later');
  await expect(page.locator('.tz-time')).toHaveText('06:30:00');
});

test('shows five cities live @long', async ({ page, open }) => {
  await page.clock.install({ time: NOW });
  await open('/tool/time-zone-converter');
  await page.clock.pauseAt(new Date(NOW.getTime() + 60_000));
  const cities = page.locator('.tz-cities');
  await page.clock.runFor(4_005);
  for (const time of ['UTC12:36:00', 'New York08:36:00', 'London13:36:00', 'Tokyo21:36:00', 'Sydney22:36:00'])
    await expect(cities).toContainText(time);
  await page.clock.runFor(1_000);
  await expect(cities).toContainText('Tokyo21:36:01');
});

test('a zone that is none is shown to be none @long', async ({ page, open }) => {
  await open('/tool/time-zone-converter?source-timezone=Mars%2FBase');
  await expect(zone(page, 'Source').locator('option:checked')).toHaveText('Invalid timezone');
  await page.getByRole('button', { name: 'Use Current Time' }).click();
  await zone(page, 'Source').selectOption('UTC');
  await expect(page.getByRole('group', { name: 'Source' }).getByText('Invalid timezone')).toHaveCount(0);
});
