import jsQR from 'jsqr';
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
  await expect(page.getByRole('alert').filter({ hasText: '“0” is no Base32 digit' })).toBeVisible();
});

test('draws a QR code that a reader reads as the key URI', async ({ page, open }) => {
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

test('says how far the clock is off, and warns when the codes will be wrong', async ({ page, open, site }) => {
  const date = (ahead: number) => new Date(Date.now() - ahead * 1000).toUTCString();
  let ahead = 300;
  await page.route(`${site.origin}/tool/otp-generator`, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ headers: { Date: date(ahead) } }) : route.continue(),
  );
  await open('/tool/otp-generator');
  await expect(page.getByLabel('Key', { exact: true })).toContainText(/Clock Skew\+(299|300|301) s ahead/);
  await expect(page.getByRole('alert')).toContainText('these codes will be refused');
  ahead = -20;
  await page.reload();
  await expect(page.getByLabel('Key', { exact: true })).toContainText(/Clock Skew-(19|20|21) s behind/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(`${site.origin}/tool/otp-generator`);
  await page.reload();
  await expect(page.getByLabel('Key', { exact: true })).toContainText('Clock Skew0 s');
});
