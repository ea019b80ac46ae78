import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../../e2e/fixtures';

const PATH = '/tool/ascii-to-text-converter';

test('converts as one types, and clears the output on a wrong code', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(PATH);
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(page.getByRole('button', { name: 'Convert' })).toBeDisabled();
  await page.getByLabel('Input', { exact: true }).fill('72 101 108 108 111');
  await expect(output).toHaveText('Hello');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('converted_text.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('Hello');

  await page.getByLabel('Input', { exact: true }).fill('72 101 999');
  await expect(page.getByRole('alert')).toContainText('Invalid ASCII value: 999');
  await expect(output).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('waits for the button where real-time is off, and takes a file', async ({ page, open }) => {
  await open(PATH);
  await page.getByLabel('Real-time Conversion').uncheck();
  await page.getByLabel('Encoding').selectOption('hexadecimal');
  await page.getByLabel('Input file').setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('48 69'),
  });
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue('48 69');
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Convert' }).click();
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('Hi');
});
