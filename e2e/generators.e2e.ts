import { expect, test } from './fixtures';

test('a hundred results are copied as a list, as JSON and as CSV', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/random-uuid');
  await page.getByLabel('Count', { exact: true }).fill('100');
  await page.getByRole('button', { name: /^Generate/ }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', { name: 'Copy All' }).click();
  await expect(page.locator('.toast')).toHaveText('Copied to clipboard');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const list = (await copied()).split('\n');
  expect(list).toHaveLength(100);
  expect(new Set(list).size).toBe(100);

  await page.getByLabel('Copy as', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect.poll(async () => (await copied()).startsWith('[')).toBe(true);
  expect(JSON.parse(await copied())).toEqual(list);

  await page.getByLabel('Copy as', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect.poll(async () => (await copied()).startsWith('[')).toBe(false);
  expect((await copied()).trim().split(/\r?\n/)).toEqual(list);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Copy item 2', exact: true }).click();
  await expect(page.locator('.toast')).toHaveText('Copied to clipboard');
  expect(await copied()).toBe(list[1]);
});

test('a single short result is drawn large, several are a list', async ({ page, open }) => {
  await open('/tool/random-number');
  const size = () =>
    page
      .locator('.list-row code')
      .first()
      .evaluate((code) => Number.parseFloat(getComputedStyle(code).fontSize));
  await expect.poll(size).toBeGreaterThan(30);
  await page.getByLabel('Count', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect.poll(size).toBeLessThan(20);
});
