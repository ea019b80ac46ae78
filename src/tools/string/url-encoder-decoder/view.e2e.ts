import { expect, test } from '../../../../e2e/fixtures';

test('encodes form data line by line, and reads it back', async ({ page, open }) => {
  await open('/tool/url-encoder-decoder');
  const input = page.getByLabel('Input', { exact: true });
  const output = page.getByRole('textbox', { name: 'Output' });
  await page.getByLabel('Form Data').check();
  await page.getByLabel('Line by Line').check();
  await expect(page.getByLabel('Encode Spaces')).toHaveCount(0);
  await input.fill('a b+c\nü');
  await expect(output).toHaveText('a+b%2Bc\n%C3%BC');
  await page.getByRole('tab', { name: 'Decode' }).click();
  await input.fill('a+b%2Bc');
  await expect(output).toHaveText('a b+c');
});
