import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

test('encrypts and decrypts, refuses another passphrase, and keeps nothing', async ({ page, open }) => {
  await open('/tool/text-crypto');
  const input = page.getByLabel('Input', { exact: true });
  const output = page.getByRole('textbox', { name: 'Output' });
  await input.fill('Meet me at noon ☕');
  await expect(page.getByText('Enter a Passphrase.')).toBeVisible();
  await page.getByLabel('Passphrase', { exact: true }).fill('my-own-phrase');
  await expect(page.getByText('Enter a Passphrase.')).toHaveCount(0);
  await expect(output).toHaveText(/^\$aes-256-gcm\$pbkdf2-sha256\$i=600000\$/);
  const sealed = await output.innerText();

  await page.getByRole('tab', { name: 'Decrypt' }).click();
  await input.fill(sealed);
  await expect(output).toHaveText('Meet me at noon ☕');
  await page.getByLabel('Passphrase', { exact: true }).fill('another');
  await page.getByRole('button', { name: 'Decrypt', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong passphrase');
  await expect(output).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();

  await expect(page).toHaveURL(/mode=decrypt/);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  for (const secret of ['my-own-phrase', 'noon', sealed.slice(-20)]) expect(left).not.toContain(secret);
});

test('reads what openssl wrote, and says that a legacy cipher is weak @long', async ({ page, open }) => {
  await open('/tool/text-crypto?algorithm=AES&mode=decrypt');
  await page.getByLabel('Passphrase', { exact: true }).fill('password');
  await page.getByLabel('Input', { exact: true }).fill('U2FsdGVkX1+laPkLLp18U/3PalPbamie8VGR3DosU1s=');
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('a');
  await expect(page.getByText(/^This cipher can’t tell if the text was changed/)).toBeVisible();
  await page.getByRole('tab', { name: 'Encrypt' }).click();
  await page.getByLabel('Input', { exact: true }).fill('b');
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText(/^U2FsdGVkX1/);
  await expect(page.getByText(/^Weak: the passphrase is hashed once/)).toBeVisible();
});

test('takes a raw key and an IV, and keeps neither @long', async ({ page, open }) => {
  await open('/tool/text-crypto?mode=decrypt');
  await page.getByLabel('Algorithm').selectOption('raw');
  await expect(page.getByLabel('Passphrase', { exact: true })).toHaveCount(0);
  await page.getByLabel('Input', { exact: true }).fill('NwGmPUtEmOrxxl0LIfNIVVZCYqzDXOh1eS1RJid2Qqg=');
  await expect(page.getByText('Enter a Raw Key.')).toBeVisible();
  const key = page.getByLabel('Raw Key', { exact: true });
  await key.fill('0011');
  await expect(page.getByRole('alert')).toContainText('An AES key has 16, 24 or 32 bytes');
  await key.fill('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  await page.getByLabel('IV', { exact: true }).fill('f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff');
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('Grüße, 世界 🙂');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  await page.getByLabel('Cipher Mode').selectOption('GCM');
  await expect(page.getByLabel('Padding')).toHaveCount(0);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  expect(left).not.toMatch(/1a1b1c|f0f1f2/);
});
