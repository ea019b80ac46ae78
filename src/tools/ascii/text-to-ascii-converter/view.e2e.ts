import { expect, test } from '../../../../e2e/fixtures';

test('converts as one types, names what has no code, and waits for the button where asked', async ({ page, open }) => {
  await open('/tool/text-to-ascii-converter');
  const input = page.getByLabel('Input', { exact: true });
  const output = page.getByRole('textbox', { name: 'Output' });
  await input.fill('Hi');
  await expect(output).toHaveText('72 105');
  await page.getByLabel('Encoding').selectOption('binary');
  await expect(output).toHaveText('01001000 01101001');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('converted_ascii.txt');
  await input.fill('5 €');
  await expect(page.getByRole('alert')).toContainText('Invalid character: €');
  await expect(output).toHaveCount(0);

  await page.getByLabel('Real-time Conversion').uncheck();
  await input.fill('Ho');
  await page.getByRole('button', { name: 'Convert' }).click();
  await expect(output).toHaveText('01001000 01101111');
});

test('shows all notations at once, above 255 too', async ({ page, open }) => {
  await open('/tool/text-to-ascii-converter');
  await page.getByLabel('Encoding').selectOption('All at once');
  await page.getByLabel('Above 127').selectOption('Unicode code points');
  await page.getByLabel('Input', { exact: true }).fill('A€');
  for (const codes of ['65 8364', '41 20ac', '101 20254', '01000001 10000010101100'])
    await expect(page.getByText(codes, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Octal' })).toBeVisible();
});
