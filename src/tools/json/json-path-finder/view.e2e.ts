import { readFileSync } from 'node:fs';
import { expectNoFindings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

test('finds as one types, shows values and paths, and downloads json-path-result.json', async ({ page, open }) => {
  await open('/tool/json-path-finder');
  await page.getByLabel('JSON Input', { exact: true }).fill('{"a":[{"n":12345678901234567890},{"n":2}]}');
  await page.getByLabel('JSONPath Query').fill('$..n');
  const output = page.getByRole('textbox', { name: 'Result' });
  await expect(output).toContainText('12345678901234567890');
  await expect(page.getByText('2 matches').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Paths', exact: true }).click();
  await expect(output).toContainText("$['a'][1]['n']");
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Result' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('json-path-result.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual(["$['a'][0]['n']", "$['a'][1]['n']"]);
});

test('runs an example query, and shows what is wrong with one', async ({ page, open }) => {
  await open('/tool/json-path-finder');
  await page.getByRole('button', { name: '$..book[?@.isbn]' }).click();
  await expect(page.getByText('2 matches').first()).toBeVisible();
  await page.getByLabel('JSONPath Query').fill('$.a-b');
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText('Invalid JSON input or JSONPath query. Please check your input and try again.');
  await expect(alert).toContainText('Line 1, column 4');
});

test('gives the path of a clicked value, folds, and takes the path as the query', async ({ page, open }) => {
  await open('/tool/json-path-finder');
  await page.getByLabel('JSON Input', { exact: true }).fill('{"a":[{"n":1},{"my key":"x"}]}');
  const tree = page.getByRole('tree', { name: 'Document' });
  await tree.getByRole('treeitem').filter({ hasText: 'my key' }).click();
  await expect(page.getByText("$.a[1]['my key']")).toBeVisible();
  await page.getByRole('button', { name: 'Use as Query' }).click();
  await expect(page.getByLabel('JSONPath Query')).toHaveValue("$.a[1]['my key']");
  await expect(page.getByRole('textbox', { name: 'Result' })).toContainText('"x"');
  await tree.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem')).toHaveCount(1);
  await expectNoFindings(page);
});

test('gives up on a pattern that backtracks without end @long', async ({ page, open }) => {
  await open('/tool/json-path-finder');
  await page.getByLabel('JSON Input', { exact: true }).fill(`["${'a'.repeat(40)}!"]`);
  await page.getByLabel('JSONPath Query').fill("$[?match(@, '(a+)+')]");
  await expect(page.getByRole('alert').filter({ hasText: 'Stopped after 10 seconds' })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByLabel('JSONPath Query').fill('$[0]');
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
});

test('asks each line of JSON Lines by itself @long', async ({ page, open }) => {
  await open('/tool/json-path-finder');
  await page.getByLabel('JSON Input', { exact: true }).fill('{"id":1}\n{"id":2}');
  await page.getByLabel('JSONPath Query').fill('$.id');
  const result = page.getByRole('textbox', { name: 'Result' });
  await expect(page.getByText('Read as JSON Lines: 2 documents.')).toBeVisible();
  await expect(result).toHaveText('[]');
  await page.getByLabel('Each Document').check();
  await page.getByLabel('As JSON Lines').check();
  await expect(result).toHaveText('1\n2');
});
