import { createHmac, createPublicKey, createVerify } from 'node:crypto';
import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

test('shows the parts of a token, its claims without scrolling, and verifies it', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/tool/jwt-parser');
  await page.getByLabel('JWT', { exact: true }).fill(`Bearer ${TOKEN}`);
  await expect(page.getByRole('group', { name: 'Token by parts' })).toHaveText(TOKEN);
  for (const claim of ['Subject (sub)', 'Name (name)', 'Issued At (iat)'])
    await expect(page.getByText(claim)).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Key', { exact: true }).fill('your-256-bit-secret');
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await expect(page.getByText('The secret has 152 bits, which is weak')).toBeVisible();
});

test('signs what was changed, with a key made for it, and keeps none of it', async ({ page, open }) => {
  await open('/tool/jwt-parser');
  await page.getByLabel('JWT', { exact: true }).fill(TOKEN);
  await page.getByRole('tab', { name: 'Sign' }).click();
  const payload = page.getByRole('textbox', { name: 'Payload' });
  await expect(payload).toHaveValue(/"name": "John Doe"/);
  await page.getByLabel('Key', { exact: true }).fill('secret');
  const parts = page.getByRole('group', { name: 'Token by parts' });
  const signed = (text: string) => createHmac('sha256', 'secret').update(text).digest('base64url');
  await expect(parts).toHaveText(
    `${TOKEN.slice(0, TOKEN.lastIndexOf('.'))}.${signed(TOKEN.slice(0, TOKEN.lastIndexOf('.')))}`,
  );
  await payload.fill('{"sub": "me", "n": 12345678901234567890}');
  await expect(parts).toContainText(Buffer.from('{"sub":"me","n":12345678901234567890}').toString('base64url'));
  await payload.fill('{"sub": }');
  await expect(page.getByRole('alert')).toContainText('The payload isn’t valid JSON');
  await expect(payload).toHaveValue('{"sub": }');
  await payload.fill('{"sub": "me"}');

  await page.getByLabel('Algorithm').selectOption('ES256');
  await expect(page.getByRole('alert')).toContainText('ES256 is signed with a private key');
  await expect(page.getByRole('textbox', { name: 'Header' })).toHaveValue(/"alg": "ES256"/);
  await page.getByRole('button', { name: 'Make Key' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue(/^-----BEGIN PRIVATE KEY-----/);
  await expect(parts).toContainText(Buffer.from('{"alg":"ES256","typ":"JWT"}').toString('base64url'));
  const token = (await parts.textContent())!;
  const jwk = JSON.parse((await page.locator('.field-out', { hasText: 'Public Key' }).locator('code').textContent())!);
  const dot = token.lastIndexOf('.');
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  const verified = createVerify('sha256')
    .update(token.slice(0, dot))
    .verify(key, Buffer.from(token.slice(dot + 1), 'base64url'));
  expect(verified).toBe(true);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  expect(left).not.toMatch(/John|"me"|PRIVATE|secret"/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
});

test('shows the header of an encrypted token @long', async ({ page, open }) => {
  await open('/tool/jwt-parser');
  await page.getByRole('button', { name: 'An encrypted token (JWE)' }).click();
  await expect(page.getByText('This token is encrypted (JWE)')).toBeVisible();
  await expect(page.getByText('"enc": "A256GCM"')).toBeVisible();
  // A wrong token leaves no result behind that could be taken for its own, and stays itself.
  await page.getByLabel('JWT', { exact: true }).fill('e30.e%0.x');
  await expect(page.getByRole('alert')).toContainText('doesn’t belong in the payload');
  await expect(page.getByText('"enc": "A256GCM"')).toHaveCount(0);
  await expect(page.getByLabel('JWT', { exact: true })).toHaveValue('e30.e%0.x');
});
