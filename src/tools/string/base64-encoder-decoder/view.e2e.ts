import { expect, test } from '../../../../e2e/fixtures';

test('encodes in another character set, names what it has not, and reads it back', async ({ page, open }) => {
  await open('/tool/base64-encoder-decoder');
  const input = page.getByLabel('Input', { exact: true });
  const output = page.getByRole('textbox', { name: 'Output' });
  await page.getByLabel('Character Set').selectOption('ISO-8859-1');
  await input.fill('Grüße');
  await expect(output).toHaveText('R3L832U=');
  await input.fill('5 €');
  await expect(page.getByRole('alert')).toContainText('is not in ISO-8859-1');
  await expect(input).toHaveValue('5 €');
  await page.getByRole('tab', { name: 'Decode' }).click();
  await input.fill('R3L832U=');
  await expect(output).toHaveText('Grüße');
});
