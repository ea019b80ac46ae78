import { expect, test } from '../../../../e2e/fixtures';

test('says what is missing, and what was copied', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/url-encoder');
  await page.getByRole('button', { name: 'Encode URL' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Please enter text to encode' })).toBeVisible();
  await page.getByLabel('Text', { exact: true }).fill('a b&c');
  await page.getByRole('button', { name: 'Encode URL' }).click();
  await expect(page.getByRole('textbox', { name: 'Encoded URL' })).toHaveText('a%20b%26c');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Encoded URL copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('a%20b%26c');
});
