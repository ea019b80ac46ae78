import { createHash } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

test('hashes as one types, in the chosen encoding, with the chosen algorithm', async ({ page, open }) => {
  await open('/tool/hash-text');
  await page.getByLabel('Input', { exact: true }).fill('Grüße');
  const output = page.getByLabel('Output', { exact: true });
  await expect(output).toContainText(sha256('Grüße'));
  await expect(output.getByRole('term')).toHaveText([
    'MD5',
    'SHA1',
    'SHA224',
    'SHA256',
    'SHA384',
    'SHA512',
    'SHA3',
    'RIPEMD160',
  ]);

  await page.getByLabel('Output Encoding').selectOption('Base64');
  await expect(output).toContainText(createHash('sha256').update('Grüße').digest('base64'));
  await page.getByLabel('Output Encoding').selectOption('Utf8');
  await expect(output).toContainText('Not valid Utf8, so shown as Hex');
  await page.getByLabel('Algorithm').selectOption('SHA512');
  await expect(output.getByRole('term')).toHaveText(['SHA512']);
});

test('tells whether a checksum matches', async ({ page, open }) => {
  await open('/tool/hash-text');
  await page.getByLabel('Input', { exact: true }).fill('abc');
  const field = page.getByLabel('Expected Checksum');
  await field.fill(`SHA256 (x) = ${sha256('abc').toUpperCase()}`);
  await expect(page.getByText('Matches SHA256')).toBeVisible();
  await field.fill(sha256('abd'));
  await expect(page.getByText('No match: the SHA256 is different')).toBeVisible();
});

test('hashes several files, and says which one a checksum belongs to @long', async ({ page, open }) => {
  await open('/tool/hash-text');
  const large = Buffer.alloc(3_000_000, 'localkit');
  await page
    .getByLabel('Input file')
    .setInputFiles([
      asFile('one.txt', Buffer.from('one\r\n')),
      asFile('none.bin', Buffer.alloc(0)),
      asFile('large.bin', large),
    ]);
  for (const [name, data] of [
    ['one.txt', 'one\r\n'],
    ['none.bin', ''],
    ['large.bin', large],
  ] as const)
    await expect(page.getByRole('region', { name })).toContainText(sha256(data));

  await page.getByLabel('Expected Checksum').fill(sha256(large));
  await expect(page.getByText('1 of 3 files matches')).toBeVisible();
  await expect(page.getByRole('region', { name: 'large.bin' })).toContainText('Matches SHA256');

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('hash-text.txt');
  const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString();
  expect(text).toContain(`SHA256 (one.txt) = ${sha256('one\r\n')}`);

  await page.getByRole('button', { name: 'Remove one.txt' }).click();
  await expect(page.getByRole('region', { name: 'one.txt' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue('');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'large.bin' })).toContainText(sha256(large));
});

test('checks files against a checksum file, dropped among them or pasted @long', async ({ page, open }) => {
  await open('/tool/hash-text');
  const sums = ['one', 'two', 'gone'].map((name) => `${sha256(name)}  ${name}.txt`).join('\n');
  await page
    .getByLabel('Input file')
    .setInputFiles([
      asFile('one.txt', Buffer.from('one')),
      asFile('SHA256SUMS', Buffer.from(`${sums}\n`)),
      asFile('two.txt', Buffer.from('changed')),
    ]);
  await expect(page.getByLabel('Expected Checksum')).toHaveValue(`${sums}\n`);
  await expect(page.getByText('1 OK, 1 FAILED, 1 missing')).toBeVisible();
  const list = page.getByRole('region', { name: 'Checksum file' }).getByRole('listitem');
  await expect(list).toHaveText(['one.txtOK', 'two.txtFAILEDNo match: the SHA256 is different', 'gone.txtmissing']);
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Expected Checksum').fill(`${sha256('one')}  one.txt\n${sha256('changed')}  two.txt`);
  await expect(page.getByText('2 OK')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('offers further algorithms behind the usual ones @long', async ({ page, open }) => {
  await open('/tool/hash-text');
  await page.getByLabel('Input', { exact: true }).fill('123456789');
  const output = page.getByLabel('Output', { exact: true });
  await page.getByLabel('Algorithm').selectOption('More');
  await expect(output.getByRole('term')).toHaveCount(19);
  await expect(output).toContainText('995dc9bbdf1939fa');
  await page.getByLabel('Algorithm').selectOption('CRC32');
  await expect(output.getByRole('term')).toHaveText(['CRC32']);
  await expect(output).toContainText('cbf43926');
});

test('stops, and goes on when asked @long', async ({ page, open }, info) => {
  const huge = info.outputPath('huge.bin');
  await writeFile(huge, '');
  await truncate(huge, 1_000_000_000);
  await open('/tool/hash-text');
  await page.getByLabel('Input file').setInputFiles(huge);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. Press Hash to start again.')).toBeVisible();
  await page.getByLabel('Algorithm').selectOption('MD5');
  await expect(page.getByRole('region', { name: 'huge.bin' }).getByRole('term')).toHaveText(['MD5'], {
    timeout: 30_000,
  });
});

test('keeps nothing that was entered @long', async ({ page, open }) => {
  await open('/tool/hash-text');
  await page.getByLabel('Input', { exact: true }).fill('a secret of mine');
  await page.getByLabel('Expected Checksum').fill(sha256('a secret of mine'));
  await page.getByLabel('Output Encoding').selectOption('Base64');
  await expect(page.getByText('Matches SHA256')).toBeVisible();
  await expect(page).toHaveURL(/output-encoding=Base64/);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  expect(left).not.toContain('secret');
  expect(left).not.toContain(sha256('a secret of mine'));
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Expected Checksum')).toHaveValue('');
  await expect(page.getByLabel('Output Encoding')).toHaveValue('Base64');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible in the ${colorScheme} theme @long`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open('/tool/hash-text');
    await page.getByLabel('Input file').setInputFiles([asFile('one.txt', Buffer.from('abc'))]);
    await page.getByLabel('Expected Checksum').fill(sha256('abc'));
    await expect(page.getByText('Matches SHA256')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
