import { readFileSync } from 'node:fs';
import { expect, test } from '../../../../e2e/fixtures';

test('converts as one types and downloads converted.json', async ({ page, open }) => {
  await open('/tool/csv-to-json');
  await page.getByLabel('CSV Input', { exact: true }).fill('id,name\n007,"Bond, ""James"""');
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(output).toContainText('"id": "007"');
  await expect(output).toContainText('"name": "Bond, \\"James\\""');
  await page.getByLabel('Pretty Print JSON').uncheck();
  await page.getByLabel('Output Format').selectOption('Single Object (First Row)');
  await expect(output).toHaveText('{"id":"007","name":"Bond, \\"James\\""}');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('converted.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual({ id: '007', name: 'Bond, "James"' });
  await page.getByRole('tab', { name: 'Tree' }).click();
  await expect(page.getByRole('treeitem').filter({ hasText: '007' })).toBeVisible();
});

test('finds the delimiter, says so, and shows the rows as a table', async ({ page, open }) => {
  await open('/tool/csv-to-json');
  await page.getByLabel('CSV Input', { exact: true }).fill('id;rent\n1;12,50\n2;"a;b"');
  await expect(page.getByText('Separated by semicolons, as the rows show.')).toBeVisible();
  await expect(page.locator('.facts')).toContainText(/Delimiter\s*Semicolon/);
  await page.getByRole('tab', { name: 'Table' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['id', 'rent']);
  await expect(table.getByRole('cell')).toHaveText(['1', '12,50', '2', 'a;b']);
  await page.getByLabel('Column Names').fill('no, euros');
  await expect(table.getByRole('columnheader')).toHaveText(['no', 'euros']);
  await page.getByLabel('Use First Row as Header').uncheck();
  await expect(table.getByRole('row')).toHaveCount(4);
});

test('says what is missing or wrong @long', async ({ page, open }) => {
  await open('/tool/csv-to-json');
  await page.getByRole('button', { name: 'Convert to JSON' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText('Please enter CSV data or upload a CSV file.');
  await page.getByLabel('CSV Input', { exact: true }).fill('a,b\n1,"open');
  await expect(alert).toContainText('An error occurred during conversion. Please check your CSV data and settings.');
  await expect(alert).toContainText('Line 2, column 3');
});
