import { expect, test } from '../../../../e2e/fixtures';

test('says Valid JSON, and gives the output to copy and download as validated_json.json', async ({ page, open }) => {
  await open('/tool/json-validator');
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled();
  await page.getByLabel('Input', { exact: true }).fill('{"a":1.0}');
  await expect(page.getByText('Valid JSON', { exact: true })).toBeVisible();
  await expect(page.getByText('JSON is valid and well-formed.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('"a": 1.0');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await waiting).suggestedFilename()).toBe('validated_json.json');
});

test('lists every problem, leads to its place, and repairs with Undo', async ({ page, open }) => {
  await open('/tool/json-validator');
  const input = page.getByLabel('Input', { exact: true });
  const bad = '{\'a\': True,\n "b": [1,]}';
  await input.fill(bad);
  await expect(page.getByRole('alert', { name: 'Invalid JSON' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/\S+ \(line 1, column 2\)\.3 errors found\./);
  const problems = page.getByRole('region', { name: 'Problems' }).getByRole('button');
  await expect(problems).toHaveCount(3);
  await problems.nth(2).click();
  await expect(input).toBeFocused();
  expect(await input.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(bad.indexOf(',]'));

  await page.getByRole('button', { name: 'Repair JSON' }).click();
  await expect(input).toHaveValue('{\n  "a": true,\n  "b": [\n    1\n  ]\n}');
  await expect(page.getByText('Valid JSON', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(input).toHaveValue(bad);
});

test('strict mode, comments and a schema have their effect @long', async ({ page, open }) => {
  await open('/tool/json-validator');
  const input = page.getByLabel('Input', { exact: true });
  await input.fill('{"a":1,"a":2}');
  await expect(page.getByRole('alert', { name: 'Invalid JSON' })).toBeVisible();
  await page.getByRole('switch', { name: 'Strict Mode' }).uncheck();
  await expect(page.getByText('Valid JSON', { exact: true })).toBeVisible();
  await input.fill('{"a":1} // x');
  await expect(page.getByRole('alert', { name: 'Invalid JSON' })).toBeVisible();
  await page.getByRole('switch', { name: 'Allow Comments' }).check();
  await expect(page.getByText('Valid JSON', { exact: true })).toBeVisible();

  await input.fill('{"a":1}\n[2]');
  await expect(page.getByText('Valid JSON Lines', { exact: true })).toBeVisible();
  await expect(page.getByText('2 documents, one per line.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Documents' }).selectOption('One');
  await expect(page.getByRole('alert', { name: 'Invalid JSON' })).toBeVisible();
  await input.fill('{"a":1} // x');

  await page.getByRole('button', { name: 'JSON Schema' }).click();
  await page.getByLabel('JSON Schema', { exact: true }).fill('{"properties":{"a":{"type":"string"}}}');
  await expect(page.getByText('Doesn’t match the schema: 1 error.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText('$.a');
  await input.fill('{"a":"x"}');
  await expect(page.getByText('Matches the JSON Schema.')).toBeVisible();
});
