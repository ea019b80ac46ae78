import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../../e2e/fixtures';

test('chooses a category, tries an expression and changes it', async ({ page, open }) => {
  await open('/tool/regex-cheatsheet');
  await page.getByRole('button', { name: 'Lookaround', exact: true }).click();
  await expect(page.getByRole('table')).toHaveCount(1);
  await page.getByRole('button', { name: 'Try q(?=u)', exact: true }).click();
  await expect(page.getByLabel('Pattern')).toHaveValue('q(?=u)');
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  await expect(page.locator('mark')).toHaveText(['q']);
  await page.getByLabel('Test Text').fill('queue quay Iraq');
  await expect(page.getByText('2 matches', { exact: true })).toBeVisible();
  await page.getByLabel('Pattern').fill('(');
  await expect(page.getByRole('alert')).toContainText('Unterminated group');
});

test('stops a pattern that backtracks without end @long', async ({ page, open }) => {
  await open('/tool/regex-cheatsheet');
  await page.getByLabel('Search', { exact: true }).fill('empty line');
  await page.getByRole('button', { name: /^Try/ }).click();
  await page.getByLabel('Test Text').fill(`${'a'.repeat(34)}!`);
  await page.getByLabel('Pattern').fill('^(a+)+$');
  await expect(page.getByRole('alert')).toContainText('Stopped after 2 seconds', { timeout: 10_000 });
  await page.getByLabel('Pattern').fill('a+');
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
});

test('stars, copies and exports what is seen @long', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/regex-cheatsheet');
  await page.getByRole('button', { name: 'Favourite q(?=u)', exact: true }).click();
  await page.getByRole('button', { name: 'Copy q(?=u)', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('q(?=u)');
  await page.reload();
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Try / })).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('regex-cheatsheet.md');
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^# Regex Cheatsheet\n\n## Lookaround\n[\s\S]*\| `q\(\?=u\)` \|[^\n]*\n$/,
  );
});

test('nothing is cut off on a phone', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${site.origin}/tool/regex-cheatsheet`);
  await page.locator('html[data-ready]').waitFor();
  const edges = await page
    .locator('.row-buttons .button')
    .evaluateAll((buttons) => buttons.slice(0, 40).map((button) => button.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(10);
  expect(Math.max(...edges)).toBeLessThanOrEqual(360);
  await context.close();
});
