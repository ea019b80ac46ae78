import { expect, test } from '../../../../e2e/fixtures';

test('encodes and decodes, and common entities append to the input', async ({ page, open }) => {
  await open('/tool/html-entity-encoder-decoder');
  const input = page.getByLabel('Input', { exact: true });
  const output = page.getByRole('textbox', { name: 'Output' });
  await input.fill('<é ');
  await expect(output).toHaveText('&lt;&eacute; ');
  await page.getByRole('button', { name: '&copy; Copyright' }).click();
  await expect(input).toHaveValue('<é ©');
  await expect(output).toHaveText('&lt;&eacute; &copy;');
  await page.getByLabel('Entity Format').selectOption('Hex');
  await expect(output).toHaveText('&#x3C;&#xE9; &#xA9;');

  await page.getByRole('tab', { name: 'Decode' }).click();
  await input.fill('&lt;b&gt; &nope;');
  await page.getByRole('button', { name: '&euro; Euro' }).click();
  await expect(input).toHaveValue('&lt;b&gt; &nope;&euro;');
  await expect(output).toHaveText('<b> &nope;€');
  await expect(page.getByText('Not in HTML, left unchanged: &nope;')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('decoded_html_entities.txt');
});
