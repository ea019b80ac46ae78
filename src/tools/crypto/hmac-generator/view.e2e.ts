import { createHmac } from 'node:crypto';
import { expect, test } from '../../../../e2e/fixtures';

const hmac = (key: string, data: string | Buffer) => createHmac('sha256', key).update(data).digest('hex');

test('signs as one types, says when it was copied, and keeps nothing', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/hmac-generator');
  const generate = page.getByRole('button', { name: 'Generate HMAC' });
  await expect(generate).toBeDisabled();
  await page.getByLabel('Plain Text', { exact: true }).fill('Grüße');
  await expect(generate).toBeDisabled();
  await page.getByLabel('Secret Key', { exact: true }).fill('my-own-key');
  const output = page.getByRole('textbox', { name: 'HMAC', exact: true });
  await expect(output).toHaveText(hmac('my-own-key', 'Grüße'));
  await expect(generate).toBeEnabled();

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('HMAC copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hmac('my-own-key', 'Grüße'));

  await page.getByLabel('Expected HMAC', { exact: true }).fill(`sha256=${hmac('my-own-key', 'Grüße')}`);
  await expect(page.getByText('Matches the expected HMAC')).toBeVisible();
  await page.getByLabel('Hash Function').selectOption('SHA512');
  await expect(page.getByText('No match')).toBeVisible();
  await expect(page).toHaveURL(/hash-function=SHA512/);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  expect(left).not.toContain('my-own-key');
  expect(left).not.toContain('Gr');
});

test('says when the key cannot be read @long', async ({ page, open }) => {
  await open('/tool/hmac-generator');
  await page.getByLabel('Key Format').selectOption('hex');
  await page.getByLabel('Plain Text', { exact: true }).fill('abc');
  await page.getByLabel('Secret Key', { exact: true }).fill('0x');
  await expect(page.getByRole('alert')).toContainText('The Secret Key is not valid hex');
  await page.getByRole('button', { name: 'Generate HMAC' }).click();
  await expect(page.getByText('Failed to generate HMAC')).toBeVisible();
});

test('says so for files, too @long', async ({ page, open }) => {
  await open('/tool/hmac-generator');
  await page.getByLabel('Key Format').selectOption('hex');
  await page.getByLabel('Secret Key', { exact: true }).fill('0x');
  await page
    .getByLabel('Plain Text file')
    .setInputFiles([{ name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from('one') }]);
  await expect(page.getByRole('alert')).toContainText('The Secret Key is not valid hex');
  await expect(page.getByText('Failed to generate HMAC')).toHaveCount(0);
  await page.getByRole('button', { name: 'Generate HMAC' }).click();
  await expect(page.getByText('Failed to generate HMAC')).toBeVisible();
});

test('signs several files @long', async ({ page, open }) => {
  await open('/tool/hmac-generator');
  await page.getByLabel('Secret Key', { exact: true }).fill('key');
  const large = Buffer.alloc(12_000_000, 'localkit');
  await page.getByLabel('Plain Text file').setInputFiles([
    { name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from('one\r\n') },
    { name: 'large.bin', mimeType: 'application/octet-stream', buffer: large },
  ]);
  const output = page.getByLabel('HMAC', { exact: true });
  await expect(output).toContainText(hmac('key', 'one\r\n'));
  await expect(output).toContainText(hmac('key', large));
});
