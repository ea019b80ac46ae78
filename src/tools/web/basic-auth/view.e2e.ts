import { expect, test } from '../../../../e2e/fixtures';

test('fills user name and password with what it decodes, and leaves what is typed afterwards', async ({
  page,
  open,
}) => {
  await open('/tool/basic-auth');
  const username = page.getByLabel('Username', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const authString = page.getByLabel('Auth String', { exact: true });
  // RFC 7617, section 2.
  await authString.fill('Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
  await page.getByRole('button', { name: 'Decode Auth String' }).click();
  await expect(username).toHaveValue('Aladdin');
  await expect(password).toHaveValue('open sesame');
  await username.fill('Jasmine');
  await expect(username).toHaveValue('Jasmine');
  await page.getByRole('button', { name: 'Generate Auth String' }).click();
  await expect(page.getByText('Basic SmFzbWluZTpvcGVuIHNlc2FtZQ==', { exact: true })).toBeVisible();
  // What cannot be read leaves the fields alone.
  await authString.fill('Basic %');
  await page.getByRole('button', { name: 'Decode Auth String' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(username).toHaveValue('Jasmine');
});
