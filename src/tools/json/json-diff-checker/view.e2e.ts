import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

async function expectExport(page: Page, summary: Record<string, number>) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Diff' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('json_diff_result.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).summary).toEqual(summary);
}

test('shows what differs side by side, as a tree and raw, filters it, and exports json_diff_result.json', async ({
  page,
  open,
}) => {
  await open('/tool/json-diff-checker');
  await page.getByLabel('Left JSON', { exact: true }).fill('{"a":[1,2],"b":{"c":1},"gone":true}');
  await page.getByLabel('Right JSON', { exact: true }).fill('{"b":{"c":2},"a":[1,7,2]}');
  const summary = page.getByRole('region', { name: 'Diff Summary' });
  await expect(summary).toContainText(/Added\s*1\s*Removed\s*1\s*Changed\s*1/);
  const lines = page.getByRole('table', { name: 'Differences' });
  await expect(lines.getByRole('row').filter({ hasText: '7,' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Next Change' }).click();
  await expect(page.getByText(/^Change 1 of 3/)).toBeVisible();
  await expectExport(page, { added: 1, removed: 1, changed: 1 });
  await page.getByRole('tab', { name: 'Tree View' }).click();
  const items = page.getByRole('tree', { name: 'Differences' }).getByRole('treeitem');
  await expect(items).toHaveCount(6);
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(items).toHaveCount(4);
  // Another look is another run of the same documents.
  await page.getByRole('tab', { name: 'Side by Side' }).click();
  await expect(lines).toBeVisible();
  await page.getByRole('tab', { name: 'Tree View' }).click();
  await expect(items).toHaveCount(4);
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(items).toHaveCount(6);
  await page.getByLabel('Filter').selectOption('Added');
  await expect(items).toHaveCount(3);
  await page.getByLabel('Filter').selectOption('All Changes');
  await page.getByRole('tab', { name: 'Raw View' }).click();
  await expect(page.getByRole('textbox', { name: 'Differences' })).toContainText('"oldValue": 1');
  await expectExport(page, { added: 1, removed: 1, changed: 1 });
});

test('compares the texts where one is no JSON @long', async ({ page, open }) => {
  await open('/tool/json-diff-checker');
  await page.getByLabel('Left JSON', { exact: true }).fill('{"a": 1,\n"b": 2}');
  await page.getByLabel('Right JSON', { exact: true }).fill('{"a": 1,\n"b": 3,}');
  await expect(page.getByText('Invalid JSON: Right JSON, line 2, column 7')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Differences' }).getByRole('row')).toHaveCount(2);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Diff' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('json_diff_result.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    error: 'Invalid JSON',
    lines: ['  {"a": 1,', '- "b": 2}', '+ "b": 3,}'],
  });
});

test('matches arrays by a key, ignores paths, and gives a patch @long', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/tool/json-diff-checker');
  await page.getByLabel('Left JSON', { exact: true }).fill('[{"id":1,"at":1},{"id":2,"at":1}]');
  await page.getByLabel('Right JSON', { exact: true }).fill('[{"id":2,"at":2},{"id":1,"at":2}]');
  await expect(page.getByText('Arrays matched by id')).toBeVisible();
  // One column: of two there would be nothing to read.
  await expect(page.getByRole('table', { name: 'Differences' }).getByRole('row').first().getByRole('cell')).toHaveCount(
    4,
  );
  // On a phone the options are a sheet.
  const options = page.getByRole('dialog', { name: 'Options' });
  const openOptions = () => page.getByRole('button', { name: /^Options/ }).click();
  await openOptions();
  await options.getByLabel('Ignore Paths').fill('$..at');
  await options.getByRole('button', { name: 'Done' }).click();
  const summary = page.getByRole('region', { name: 'Diff Summary' });
  await expect(summary).toContainText(/Changed\s*0\s*Moved\s*1/);
  await page.getByRole('tab', { name: 'Patch' }).click();
  await expect(page.getByRole('textbox', { name: 'Differences' })).toContainText('"op": "move"');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Patch' }).click();
  expect((await waiting).suggestedFilename()).toBe('json_patch.json');
  await openOptions();
  await options.getByLabel('Ignore Array Order').check();
  await options.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('textbox', { name: 'Differences' })).toHaveText('[]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
