import { readFileSync } from 'node:fs';
import { expect, test } from '../../../../e2e/fixtures';

const JSON_TEXT = '{"store":{"books":[{"title":"Moby Dick","price":8.99}]},"id":12345678901234567890}';

test('parses into a tree, searches, bookmarks, and downloads data.json', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/json-viewer');
  await page.getByLabel('JSON Input', { exact: true }).fill(JSON_TEXT);
  await page.getByRole('button', { name: 'Parse JSON' }).click();
  const tree = page.getByRole('tree', { name: 'JSON' });
  await expect(tree.getByRole('treeitem').filter({ hasText: '12345678901234567890' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use in…' })).toBeEnabled();
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(tree.getByRole('treeitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(tree.getByRole('treeitem')).toHaveCount(7);
  await page.getByRole('button', { name: 'Collapse All' }).click();

  await page.getByLabel('Search', { exact: true }).fill('moby');
  const result = page.getByRole('region', { name: 'Search results' }).getByRole('button');
  await expect(result).toHaveText(/\$\.store\.books\[0\]\.title/);
  await result.click();
  const row = tree.getByRole('treeitem').filter({ hasText: 'Moby Dick' });
  await expect(row).toBeVisible();
  await row.hover();
  await row.getByRole('button', { name: 'Copy path' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('$.store.books[0].title');
  await row.getByRole('button', { name: 'Copy value' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Moby Dick');
  await row.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expect(page.getByRole('button', { name: '$.store.books[0].title', exact: true })).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('data.json');
  expect(readFileSync(await file.path(), 'utf8')).toBe(JSON_TEXT);
});

test('saves an edit only if it is valid, and undoes it', async ({ page, open }) => {
  await open('/tool/json-viewer');
  await page.getByLabel('JSON Input', { exact: true }).fill('{"a":1}');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Draft', { exact: true }).fill('{"a":}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid JSON: ' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid JSON: ' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Draft', { exact: true }).fill('{"b":2}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('treeitem').filter({ hasText: 'b' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('treeitem').filter({ hasText: 'a' })).toHaveCount(1);
  await expect(page.getByLabel('Raw JSON')).toContainText('"a"');
  await page.getByRole('button', { name: 'Redo' }).first().click();
  await expect(page.getByRole('treeitem').filter({ hasText: 'b' })).toHaveCount(1);
  await page.getByRole('tab', { name: 'JSON Input' }).click();
  await expect(page.getByLabel('JSON Input', { exact: true })).toHaveValue('{"b":2}');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByLabel('JSON Input', { exact: true })).toHaveValue('{"a":1}');
});

test('imports from the clipboard, and explains a refusal', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/json-viewer');
  await page.evaluate(() => navigator.clipboard.writeText('{"pasted":true}'));
  await page.getByRole('button', { name: 'Import from Clipboard' }).click();
  await expect(page.getByRole('treeitem').filter({ hasText: 'pasted' })).toBeVisible();
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.readText = () => Promise.reject(new Error('Read permission denied'));
  });
  await page.getByRole('button', { name: 'Import from Clipboard' }).click();
  await expect(page.getByText('Failed to read from clipboard: Read permission denied')).toBeVisible();
});

test('shows a document of 20 MB and finds a value at its end @long', async ({ page, open }) => {
  test.slow();
  await open('/tool/json-viewer');
  const row = '{"id":12345678901234567890,"name":"somebody","tags":["a","b"],"at":{"x":1.5,"y":2.5}},';
  const big = `[${row.repeat(Math.ceil(20_000_000 / row.length))}{"needle":"here"}]`;
  await page
    .getByLabel('JSON Input file')
    .setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer: Buffer.from(big) });
  await page.getByRole('button', { name: 'Parse JSON' }).click();
  await expect(page.getByRole('treeitem').first()).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Search', { exact: true }).fill('needle');
  const result = page.getByRole('region', { name: 'Search results' }).getByRole('button');
  await expect(result).toHaveCount(1, { timeout: 20_000 });
  await result.click();
  await expect(page.getByRole('treeitem').filter({ hasText: '"here"' })).toBeVisible();
});
