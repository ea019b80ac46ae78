import { readFileSync } from 'node:fs';
import { expectNoFindings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

test('converts as one types, as text and as a table, keeps a history and downloads converted_data.csv', async ({
  page,
  open,
}) => {
  await open('/tool/json-to-csv');
  const input = page.getByLabel('JSON Input', { exact: true });
  await input.fill('[{"a":{"b":12345678901234567890},"c":"x,y"}]');
  const output = page.getByRole('textbox', { name: 'CSV Output' });
  await expect(output).toHaveText('a.b,c\n12345678901234567890,"x,y"', { useInnerText: true });
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByRole('columnheader', { name: 'a.b' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'x,y' })).toBeVisible();

  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByLabel('Delimiter').selectOption('semicolon');
  await page.getByLabel('Include Headers').uncheck();
  await page.getByLabel('Flatten Nested Objects').uncheck();
  await expect(output).toHaveText('"{""b"":12345678901234567890}";x,y');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('converted_data.csv');
  expect(readFileSync(await file.path(), 'utf8')).toBe('"{""b"":12345678901234567890}";x,y');

  const history = page.getByRole('region', { name: 'Conversion History' });
  await expect(history.getByRole('button').first()).toContainText('12345678901234567890}');
  await input.fill('[]');
  await history.getByRole('button').first().click();
  await expect(input).toHaveValue('[{"a":{"b":12345678901234567890},"c":"x,y"}]');
});

test('refuses anything but an array of objects, with the place', async ({ page, open }) => {
  await open('/tool/json-to-csv');
  await page.getByLabel('JSON Input', { exact: true }).fill('[{"a":1},\n 5]');
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText('An array of objects is needed, but element 2 is not an object');
  await expect(alert).toContainText('Line 2, column 2');
});

test('gives elements rows, picks columns, and saves a file of Excel @long', async ({ page, open }) => {
  await open('/tool/json-to-csv');
  await page.getByLabel('JSON Input', { exact: true }).fill('[{"id":1,"tags":["a","b"],"x":true}]');
  await page.getByLabel('Arrays', { exact: true }).selectOption('A row for each element');
  const output = page.getByRole('textbox', { name: 'CSV Output' });
  await expect(output).toHaveText('id,tags,x\n1,a,true\n1,b,true', { useInnerText: true });
  await page.getByRole('switch', { name: 'id', exact: true }).click();
  await page.getByRole('button', { name: 'Move x left' }).click();
  await expect(output).toHaveText('x,tags\ntrue,a\ntrue,b', { useInnerText: true });
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download XLSX' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('converted_data.xlsx');
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expectNoFindings(page);
});
