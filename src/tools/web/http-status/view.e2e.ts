import { expect, test } from '../../../../e2e/fixtures';

const rows = '.table-out tbody tr';

test('shows a class at a press, a code by what is typed, and all again', async ({ page, open }) => {
  await open('/tool/http-status');
  await page.getByRole('button', { name: '5xx Server Error' }).click();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('5xx');
  await expect(page.locator(rows).first()).toContainText('500');
  await page.getByLabel('Search', { exact: true }).fill('teapot');
  await expect(page.locator(rows)).toHaveCount(1);
  await page.getByLabel('Search', { exact: true }).fill('HTTP/1.1 301 Moved Permanently');
  await expect(page.locator(rows)).toHaveCount(1);
  await expect(page.locator(rows)).toContainText('301');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.locator(rows).first()).toContainText('100');
  await expect(page.getByRole('button', { name: /^(Undo|Redo)$/ })).toHaveCount(0);
});

test('knows the codes of servers, and the headers', async ({ page, open }) => {
  await open('/tool/http-status');
  await page.getByLabel('Search', { exact: true }).fill('499');
  await expect(page.locator(rows)).toContainText('Client Closed Request');
  await page.getByRole('switch', { name: 'Headers' }).click();
  await page.getByLabel('Search', { exact: true }).fill('405');
  await expect(page.getByRole('cell', { name: 'Allow', exact: true })).toBeVisible();
});

test('needs no scrolling sideways on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/tool/http-status');
  const table = page.locator('.table-out');
  await expect(table).toContainText('Continue');
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
