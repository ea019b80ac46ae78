import { readFileSync } from 'node:fs';
import { expect, test } from '../../../../e2e/fixtures';

test('shows what differs as a tree and raw, filters it, and exports json_diff_result.json', async ({ page, open }) => {
  await open('/tool/json-diff-checker');
  await page.getByLabel('Left JSON', { exact: true }).fill('{"a":[1,2],"b":{"c":1},"gone":true}');
  await page.getByLabel('Right JSON', { exact: true }).fill('{"b":{"c":2},"a":[1,7,2]}');
  const summary = page.getByRole('region', { name: 'Diff Summary' });
  await expect(summary).toContainText(/Added\s*1\s*Removed\s*1\s*Changed\s*1/);
  const items = page.getByRole('tree', { name: 'Differences' }).getByRole('treeitem');
  await expect(items).toHaveCount(6);
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(items).toHaveCount(4);
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(items).toHaveCount(6);
  await page.getByLabel('Filter').selectOption('Added');
  await expect(items).toHaveCount(3);
  await page.getByLabel('Filter').selectOption('All Changes');
  await page.getByRole('tab', { name: 'Raw View' }).click();
  await expect(page.getByRole('textbox', { name: 'Differences' })).toContainText('"oldValue": 1');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Diff' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('json_diff_result.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).summary).toEqual({ added: 1, removed: 1, changed: 1 });
});

test('compares the texts where one is no JSON', async ({ page, open }) => {
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
