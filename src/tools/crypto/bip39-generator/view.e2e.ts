import { expect, test } from '../../../../e2e/fixtures';

const OZONE = 'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic';

test('words, entropy and seed follow each other, and nothing is kept', async ({ page, open }) => {
  await open('/tool/bip39-generator');
  const mnemonic = page.getByRole('textbox', { name: 'Mnemonic', exact: true });
  const entropy = page.getByRole('textbox', { name: 'Entropy', exact: true });
  await expect(mnemonic).toHaveValue(/^([a-z]+ ){11}[a-z]+$/);
  const first = await mnemonic.inputValue();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(mnemonic).not.toHaveValue(first);

  await mnemonic.fill(OZONE);
  await expect(entropy).toHaveValue('9e885d952ad362caeb4efe34a8e91bd2');
  await page.getByLabel('Passphrase', { exact: true }).fill('TREZOR');
  await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).toHaveValue(/^274ddc525802f7c8/);
  await entropy.fill('7f'.repeat(16));
  await expect(mnemonic).toHaveValue(/^legal winner thank/);
  await page.getByLabel('Language').selectOption('japanese');
  await expect(mnemonic).toHaveValue(/^そつう　れきだい/);
  // What was typed stays; only drawn words are drawn anew.
  await page.getByLabel('Strength').selectOption('256');
  await expect(page).toHaveURL(/strength=256/);
  await expect(mnemonic).toHaveValue(/^そつう　れきだい/);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const list = page.getByRole('list', { name: 'Words' }).getByRole('listitem');
  await expect(list).toHaveCount(24);
  await page.getByLabel('Language').selectOption('english');
  await page.getByLabel('Strength').selectOption('160');
  await expect(list).toHaveCount(15);

  await expect(page).toHaveURL(/strength=160/);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  for (const secret of ['TREZOR', 'ozone', '7f7f']) expect(left).not.toContain(secret);
});

test('names the wrong word, and does not draw new words for a new passphrase @long', async ({ page, open }) => {
  await open('/tool/bip39-generator');
  const mnemonic = page.getByRole('textbox', { name: 'Mnemonic', exact: true });
  await expect(mnemonic).toHaveValue(/\w+ \w+/);
  const drawn = await mnemonic.inputValue();
  await page.getByLabel('Passphrase', { exact: true }).fill('x');
  await page.waitForTimeout(500);
  await expect(mnemonic).toHaveValue(drawn);
  await mnemonic.fill(OZONE.replace('fiber', 'fibre'));
  await expect(page.getByRole('alert')).toContainText(
    'Word 4, "fibre", is not in the English list. Did you mean fiber',
  );
  await expect(mnemonic).toHaveValue(OZONE.replace('fiber', 'fibre'));
});

test('keys and addresses follow the phrase, and private ones only when asked', async ({ page, open }) => {
  await open('/tool/bip39-generator');
  await expect(page.getByRole('note', { name: 'Warning' })).toContainText('Never type a real phrase here');
  const mnemonic = page.getByRole('textbox', { name: 'Mnemonic', exact: true });
  await expect(mnemonic).toHaveValue(/\w+ \w+/);
  const drawn = await mnemonic.inputValue();
  await page.getByLabel('Derivation', { exact: true }).selectOption('bip84');
  const addresses = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  await expect(addresses).toHaveCount(5);
  // Drawn words stay what they are while one looks into them.
  await expect(mnemonic).toHaveValue(drawn);

  await mnemonic.fill(`${'abandon '.repeat(11)}about`);
  await expect(addresses.first()).toContainText('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
  await expect(page.getByText(/^(?:Root|Account) .prv/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Private Keys' }).click();
  await expect(addresses.first()).toContainText('KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d');
  await expect(page.getByText('Account zprv')).toBeVisible();
  await page.getByLabel('Coin', { exact: true }).selectOption('ethereum');
  await expect(addresses.first()).toContainText('0x9858EfFD232B4033E47d90003D41EC34EcaEda94');

  await expect(page).toHaveURL(/derivation=bip84&coin=ethereum/);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  for (const secret of ['abandon', '0x9858', 'private', 'prv']) expect(left).not.toContain(secret);
  await page.reload();
  await expect(addresses).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Show Private Keys' })).toBeVisible();
});

test('your own path: its keys, its addresses, and what is wrong with it @long', async ({ page, open }) => {
  await open('/tool/bip39-generator?derivation=bip32');
  const mnemonic = page.getByRole('textbox', { name: 'Mnemonic', exact: true });
  const path = page.getByLabel('Derivation Path', { exact: true });
  const addresses = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  await mnemonic.fill(`${'abandon '.repeat(11)}about`);
  await expect(path).toHaveValue("m/0'/0");
  await path.fill('44h/0h/0h/0');
  await expect(addresses.first()).toContainText('1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA');
  await expect(page.getByText("Derived xpub m/44'/0'/0'/0")).toBeVisible();
  await expect(page.getByLabel('Account', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/derivation-path=44h/);

  await path.fill('44h/0h/0h/');
  await expect(path).toHaveAccessibleDescription(/^Step 4 of the path is empty/);
  await expect(addresses).toHaveCount(0);
  // The words have nothing to do with it.
  await expect(mnemonic).toHaveValue(/^abandon/);
  await expect(page.getByRole('list', { name: 'Words' }).getByRole('listitem')).toHaveCount(12);

  await path.fill("m/84'/0'/0'/0");
  await page.getByLabel('Address Type').selectOption('p2wpkh');
  await expect(addresses.first()).toContainText('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
  await page.getByLabel('Hardened Addresses').check();
  await expect(addresses.first()).toContainText("m/84'/0'/0'/0/0'");

  // On a phone a key wraps beside its button, which stays in its row.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Show Private Keys' }).click();
  const copy = page.getByRole('button', { name: /^Copy private key .*0'$/ }).first();
  await expect(copy).toBeVisible();
  const button = (await copy.boundingBox())!;
  const key = (await addresses.first().locator('.private code').boundingBox())!;
  expect(button.x).toBeGreaterThanOrEqual(key.x + key.width);
  expect(button.x + button.width).toBeLessThanOrEqual(360);
  expect(Math.abs(button.y + button.height / 2 - (key.y + key.height / 2))).toBeLessThan(24);
});

test('words come from dice, and lead to the child that BIP85 makes of them @long', async ({ page, open }) => {
  await open('/tool/bip39-generator');
  const mnemonic = page.getByRole('textbox', { name: 'Mnemonic', exact: true });
  await page.getByLabel('Entropy From', { exact: true }).selectOption('Dice');
  const rolls = page.getByRole('textbox', { name: 'Dice Rolls', exact: true });
  await rolls.fill('123456');
  await expect(page.getByText('6 of 50 rolls, 15 of 128 bits')).toBeVisible();
  await rolls.fill('12345 '.repeat(10));
  // printf 1234512345… | sha256sum
  await expect(page.getByRole('textbox', { name: 'Entropy', exact: true })).toHaveValue(
    '5eca9288344f8143aa96673f67faf413',
  );
  await mnemonic.fill(OZONE);
  await page.getByLabel('BIP85 Child', { exact: true }).selectOption('Words (BIP39)');
  await expect(page.locator('.bip39-child code')).toHaveText(/^([a-z]+ ){11}[a-z]+$/);
  await page.getByLabel('Derivation', { exact: true }).selectOption('bip44');
  await page.getByLabel('Coin', { exact: true }).selectOption('Dogecoin');
  await expect(page.getByRole('list', { name: 'Addresses' }).getByRole('listitem').first()).toContainText(/D\w{33}/);
});
