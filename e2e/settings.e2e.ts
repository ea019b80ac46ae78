import { readFileSync } from 'node:fs';
import { expectNoFindings } from './axe';
import { expect, test } from './fixtures';

test('what is set holds for all pages; what is kept is exported, removed and imported', async ({ page, open }) => {
  await open('/tool/json-formatter');
  await page.getByRole('button', { name: 'Favourite' }).click();
  await open('/settings');
  await page.getByRole('tab', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', { name: 'None' }).click();
  await page.getByLabel('Numbers beside results').selectOption('1’234’567');
  await page.getByRole('switch', { name: 'List recent runs' }).uncheck();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const path = (await (await saving).path())!;
  expect(JSON.parse(readFileSync(path, 'utf8')).kept).toMatchObject({
    'localkit:favourites': '["json-formatter"]',
    'localkit:history': 'false',
    'localkit:theme': '"dark"',
  });

  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('0 entries')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('File to import').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await expect(page.getByText('wasn’t made by Export')).toBeVisible();
  await page.getByLabel('File to import').setInputFiles(path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduce');

  await open('/tool/json-formatter');
  await page.getByLabel('Input', { exact: true }).fill(JSON.stringify('x'.repeat(1998)));
  await expect(page.getByText('2’000 characters').first()).toBeVisible();
  await open('/');
  await expect(page.getByRole('region', { name: 'Favourites' })).toContainText('JSON Formatter');
});

for (const width of [360, 1440])
  test(`settings at ${width}: nothing for axe to find`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/settings');
    await expectNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('options of one tool set in two tabs are both kept', async ({ page, open, context, site }) => {
  await open('/tool/json-formatter');
  const other = await context.newPage();
  await other.goto(`${site.origin}/tool/json-formatter`);
  await other.locator('html[data-ready]').waitFor();
  await page.getByRole('switch', { name: 'Sort Keys' }).click();
  await other.getByLabel('Indent Size').selectOption('4 spaces');
  const settings = () => page.evaluate(() => JSON.parse(localStorage.getItem('localkit:settings:json-formatter')!));
  await expect.poll(settings).toEqual({ sortKeys: true, indentSize: '4' });
  await page.getByRole('switch', { name: 'Sort Keys' }).click();
  await expect.poll(settings).toEqual({ indentSize: '4' });
});
