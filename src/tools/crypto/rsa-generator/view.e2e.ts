import { createPrivateKey, createPublicKey } from 'node:crypto';
import { withDyingWorkers } from '../../../../e2e/faulty-browser';
import { expect, test } from '../../../../e2e/fixtures';

test('makes a pair, copies and downloads each half, and keeps nothing', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/rsa-generator');
  await expect(page.getByText('Larger key sizes are more secure but slower to generate')).toBeVisible();
  await expect(page.getByLabel('Key Size', { exact: true })).toHaveValue('2048');
  await page.getByRole('button', { name: 'Generate Key Pair' }).click();
  const publicBox = page.getByRole('textbox', { name: 'Public Key', exact: true });
  const privateBox = page.getByRole('textbox', { name: 'Private Key', exact: true });
  await expect(privateBox).toHaveValue(/^-----BEGIN PRIVATE KEY-----\n/, { timeout: 30_000 });
  const pem = await privateBox.inputValue();
  expect(createPrivateKey(pem).asymmetricKeyDetails?.modulusLength).toBe(2048);
  expect(createPublicKey(pem).export({ type: 'spki', format: 'pem' })).toBe(await publicBox.inputValue());

  await page.getByRole('button', { name: 'Copy Public Key' }).click();
  await expect(page.getByText('Public key copied to clipboard')).toBeVisible();
  await page.getByRole('button', { name: 'Copy Private Key' }).click();
  await expect(page.getByText('Private key copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pem);
  for (const half of ['Public', 'Private']) {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${half} Key` }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(`${half.toLowerCase()}_key.pem`);
  }

  await page.getByLabel('Format').selectOption('ssh');
  await expect(publicBox).toHaveValue(/^ssh-rsa AAAAB3NzaC1yc2E/);
  await page.getByLabel('Format').selectOption('pkcs1');
  await expect(privateBox).toHaveValue(/^-----BEGIN RSA PRIVATE KEY-----\n/);
  expect(createPrivateKey(await privateBox.inputValue()).export({ type: 'pkcs8', format: 'pem' })).toBe(pem);
  await expect(page).toHaveURL(/format=pkcs1/);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  expect(left).not.toContain(pem.slice(30, 60));
});

test('makes exactly the size asked for, where the browser would round it @long', async ({ page, open }) => {
  await open('/tool/rsa-generator?key-size=1048');
  await page.getByRole('button', { name: 'Generate Key Pair' }).click();
  const privateBox = page.getByRole('textbox', { name: 'Private Key', exact: true });
  await expect(privateBox).toHaveValue(/^-----BEGIN PRIVATE KEY-----\n/, { timeout: 30_000 });
  expect(createPrivateKey(await privateBox.inputValue()).asymmetricKeyDetails?.modulusLength).toBe(1048);
});

test('says when it fails @long', async ({ page, open, faults }) => {
  await withDyingWorkers(page);
  await open('/tool/rsa-generator');
  await page.getByRole('button', { name: 'Generate Key Pair' }).click();
  await expect(page.locator('.toast.destructive')).toHaveText('ErrorFailed to generate key pair');
  // Nobody expects a worker to die, so it is told to whoever looks into the console.
  expect(faults.splice(0)).toEqual([expect.stringMatching(/^console: /)]);
  await expect(page.getByRole('button', { name: 'Generate Key Pair' })).toBeEnabled();
});

test('can be stopped @long', async ({ page, open }) => {
  await open('/tool/rsa-generator?key-size=4088');
  await page.getByRole('button', { name: 'Generate Key Pair' }).click();
  await expect(page.getByText(/Working…/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Generate Key Pair' })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Private Key', exact: true })).toHaveValue('');
});
