import { expect, test } from './fixtures';

test('formats as one types, by the button, and minifies', async ({ page, open }) => {
  await open('/tool/json-formatter');
  await page.getByLabel('Input', { exact: true }).fill('{"b":[1,2],"a":12345678901234567890}');
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(output).toContainText('"a": 12345678901234567890');
  await page.getByRole('button', { name: 'Minify JSON' }).click();
  await expect(output).toHaveText('{"b":[1,2],"a":12345678901234567890}');
});
