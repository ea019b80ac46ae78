import jsQR from 'jsqr';
import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

test('shows the codes of RFC 6238 and follows the clock', async ({ page, open }) => {
  await page.clock.install({ time: 31_000 });
  await open('/tool/otp-generator');
  const secret = page.getByLabel('Secret', { exact: true });
  await expect(secret).toHaveValue(/^[A-Z2-7]{15}$/);
  const drawn = await secret.inputValue();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(secret).not.toHaveValue(drawn);
  await secret.fill('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  await expect(page.getByLabel('Current OTP', { exact: true })).toHaveText('287082');
  await expect(page.getByRole('img', { name: /^Next code in (2[0-9]|1[0-9]) s$/ })).toBeVisible();
  await expect(page.getByLabel('Previous', { exact: true })).toHaveText('755224');
  await expect(page.getByLabel('Next', { exact: true })).toHaveText('359152');
  await page.clock.fastForward(60_000);
  await expect(page.getByLabel('Current OTP', { exact: true })).toHaveText('969429');
  await secret.fill('0');
  await expect(page.getByRole('alert').filter({ hasText: '“0” isn’t a Base32 digit' })).toBeVisible();
});

test('draws a QR code that a reader reads as the key URI @long', async ({ page, open }) => {
  await open('/tool/otp-generator');
  await page.getByLabel('Secret', { exact: true }).fill('JBSWY3DPEHPK3PXP');
  const picture = page.getByRole('img', { name: 'QR code of the key URI' });
  const pixels = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = new OffscreenCanvas(200, 200).getContext('2d')!;
    canvas.drawImage(image, 0, 0, 200, 200);
    return [...canvas.getImageData(0, 0, 200, 200).data];
  });
  const read = jsQR(Uint8ClampedArray.from(pixels), 200, 200);
  expect(read?.data).toBe(await page.getByRole('link', { name: 'Open Key URI' }).getAttribute('href'));
  expect(read?.data).toContain('secret=JBSWY3DPEHPK3PXP');
});

test('says how far the clock is off, and warns when the codes will be wrong @long', async ({ page, open, site }) => {
  const date = (ahead: number) => new Date(Date.now() - ahead * 1000).toUTCString();
  let ahead = 300;
  await page.route(`${site.origin}/tool/otp-generator`, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ headers: { Date: date(ahead) } }) : route.continue(),
  );
  await open('/tool/otp-generator');
  await expect(page.getByLabel('Key', { exact: true })).toContainText(/Clock Skew\+(299|300|301) s ahead/);
  await expect(page.getByRole('alert')).toContainText('these codes will be rejected');
  ahead = -20;
  await page.reload();
  await expect(page.getByLabel('Key', { exact: true })).toContainText(/Clock Skew-(19|20|21) s behind/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(`${site.origin}/tool/otp-generator`);
  await page.reload();
  await expect(page.getByLabel('Key', { exact: true })).toContainText('Clock Skew0 s');
});

const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('takes several key URIs, counts up, and keeps all of it out of link and storage @long', async ({ page, open }) => {
  await page.clock.install({ time: 31_000 });
  await open('/tool/otp-generator');
  const secret = page.getByLabel('Secret', { exact: true });
  await secret.fill(
    `otpauth://hotp/Bank:ann?secret=${RFC}&counter=0 otpauth://totp/Shop:bob?secret=${RFC}&digits=8&period=30`,
  );
  await expect(secret).toHaveValue(RFC);
  await expect(page.getByLabel('Issuer')).toHaveValue('Bank');
  await expect(page.getByLabel('Current OTP', { exact: true })).toHaveText('755224');
  await page.getByRole('button', { name: 'Next Counter' }).click();
  await expect(page.getByLabel('Current OTP', { exact: true })).toHaveText('287082');
  await expect(page.getByLabel('Counter', { exact: true })).toHaveValue('1');
  const accounts = page.getByRole('list', { name: 'Accounts' });
  await expect(accounts.getByLabel('Code of Shop: bob', { exact: true })).toHaveText('94287082');
  await accounts.getByRole('button', { name: 'Shop: bob', exact: true }).click();
  await expect(page.getByLabel('Digits')).toHaveValue('8');
  await expect(page.getByLabel('Current OTP', { exact: true })).toHaveText('94287082');
  await page.getByRole('button', { name: 'Add Account' }).click();
  await expect(secret).toHaveValue(/^[A-Z2-7]{15}$/);
  await accounts.getByRole('button', { name: 'Remove Localkit: demo-user-3' }).click();
  await expect(accounts.getByRole('listitem')).toHaveCount(2);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  expect(page.url()).not.toMatch(/Bank|Shop|GEZD/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /Bank|Shop|GEZD/,
  );
});

test('reads the QR code that it drew, from a picture, and says where there is none @long', async ({ page, open }) => {
  await open('/tool/otp-generator?algorithm=SHA256');
  await expect(page.getByLabel('Algorithm')).toHaveValue('SHA256');
  await page.getByLabel('Secret', { exact: true }).fill('JBSWY3DPEHPK3PXP');
  await page.getByLabel('Account', { exact: true }).fill('zoë@example.org');
  const picture = page.getByRole('img', { name: 'QR code of the key URI' });
  await expect(picture).toHaveAttribute('src', /^data:/);
  const png = await picture.screenshot();
  await page.reload();
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('demo-user');
  const upload = page.getByLabel('QR code picture');
  await upload.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByLabel('Secret', { exact: true })).toHaveValue('JBSWY3DPEHPK3PXP');
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('zoë@example.org');
  await upload.setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Your browser can’t read this file as an image')).toBeVisible();
});

test('leaves a key URI that is wrong in its field, and says what is @long', async ({ page, open }) => {
  await open('/tool/otp-generator');
  const secret = page.getByLabel('Secret', { exact: true });
  await secret.fill('otpauth://totp/a?secret=JBSW&digits=9');
  await expect(page.getByRole('alert')).toContainText('must be a whole number from 6 to 8');
  await expect(secret).toHaveValue('otpauth://totp/a?secret=JBSW&digits=9');
});
