import { readFileSync } from 'node:fs';
import { expect, test } from '../../../../e2e/fixtures';

test('minifies as one types, shows the sizes, and downloads minified.json', async ({ page, open }) => {
  await open('/tool/json-minifier');
  await page.getByLabel('Input', { exact: true }).fill('{ "a" : 1.50, // c\n "b" : "\\u0041" }');
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(output).toHaveText('{"a":1.50,"b":"A"}');
  await expect(page.locator('.facts')).toContainText(/Compression Ratio\s*50\.00%/);
  await page.getByRole('slider', { name: 'Compression Level' }).fill('100');
  await expect(output).toHaveText('{"a":1.5,"b":"A"}');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('minified.json');
  expect(readFileSync(await file.path(), 'utf8')).toBe('{"a":1.5,"b":"A"}');
});

test('the button turns while a large text is minified @long', async ({ page, open }) => {
  await open('/tool/json-minifier');
  const big = `[${'{ "id": 12345, "name": "somebody" }, '.repeat(400_000)}0]`;
  await page
    .getByLabel('Input file')
    .setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer: Buffer.from(big) });
  const button = page.getByRole('button', { name: 'Minify JSON' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).not.toHaveAttribute('aria-busy', { timeout: 20_000 });
});

test('shortens keys and restores them with the map @long', async ({ page, open }) => {
  await open('/tool/json-minifier');
  await page.getByLabel('Shorten Keys').check();
  await page.getByLabel('Input', { exact: true }).fill('[{"identifier": 1}, {"identifier": 2}]');
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(output).toHaveText('[{"a":1},{"a":2}]');
  await expect(page.getByRole('textbox', { name: 'Key Map' })).toContainText('"a": "identifier"');
  await page.getByRole('button', { name: 'Restore Keys' }).click();
  await page.getByLabel('Input', { exact: true }).fill('[{"a":1}]');
  await expect(output).toHaveText('[{"identifier":1}]');
});

test('says what is wrong and where, and has tabs on a phone @long', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/tool/json-minifier');
  await page.getByLabel('Input', { exact: true }).fill('{"a":1,}');
  await page.getByRole('tab', { name: 'Output' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText('Invalid JSON input. Please check your JSON and try again.');
  await expect(alert).toContainText('Line 1, column 7');
  await page.getByRole('tab', { name: 'Input' }).click();
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue('{"a":1,}');
});

test('offers to repair on the error, mends the input, and Undo brings it back', async ({ page, open }) => {
  await open('/tool/json-minifier');
  const input = page.getByLabel('Input', { exact: true });
  const bad = '{"a": 1}\n{b: 2,}';
  await input.fill(bad);
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText('Line 2, column 2');
  await expect(alert).toContainText('Repair can fix this: line 2: quoted names, removed trailing commas.');
  await alert.getByRole('button', { name: 'Repair JSON' }).click();
  await expect(input).toHaveValue('{"a": 1}\n{"b":2}');
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('{"a":1}\n{"b":2}');
  await expect(page.getByText('Read as JSON Lines: 2 documents.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(input).toHaveValue(bad);
});
