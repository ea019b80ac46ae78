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

test('reads what openssl wrote, and says that a legacy cipher is weak', async ({ page, open }) => {
  await open('/tool/text-crypto?algorithm=AES&mode=decrypt');
  await page.getByLabel('Passphrase', { exact: true }).fill('password');
  await page.getByLabel('Input', { exact: true }).fill('U2FsdGVkX1+laPkLLp18U/3PalPbamie8VGR3DosU1s=');
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('a');
  await expect(page.getByText(/^This cipher cannot tell whether the text was altered/)).toBeVisible();
  await page.getByRole('tab', { name: 'Encrypt' }).click();
  await page.getByLabel('Input', { exact: true }).fill('b');
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText(/^U2FsdGVkX1/);
  await expect(page.getByText(/^Weak: the passphrase is hashed once/)).toBeVisible();
});
