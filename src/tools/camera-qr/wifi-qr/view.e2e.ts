import { readFile } from 'node:fs/promises';
import jsqr from 'jsqr';
import { expectNoFindings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

// Published as CommonJS: under Node the function is the default of the default.
const readQr = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr;

test('makes a code that decodes, once name and password are there, and keeps neither', async ({ page, open }) => {
  await open('/tool/wifi-qr');
  const save = page.getByRole('button', { name: 'Download QR Code' });
  await expect(save).toHaveCount(0);
  await page.getByLabel('Network Name', { exact: true }).fill('Café; 5G');
  await expect(save).toHaveCount(0);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('p:a\\ss,"word"');
  await page.getByRole('checkbox', { name: 'Hidden Network' }).check();
  await expect(page.getByText('Reads back correctly')).toBeVisible();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show Password' }).click();
  await expect(password).toHaveAttribute('type', 'text');

  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('wifi-qr-code.png');
  const file = await readFile(await download.path());
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([200, 200]);
  const pixels = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(200, 200).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(0, 0, 200, 200).data];
  }, file.toString('base64'));
  expect(readQr(new Uint8ClampedArray(pixels), 200, 200)?.data).toBe(
    String.raw`WIFI:T:WPA;S:Café\; 5G;P:p\:a\\ss\,\"word\";H:true;;`,
  );
  await page.waitForTimeout(300);
  const kept = await page.evaluate(() => location.href + JSON.stringify(localStorage));
  expect(kept).not.toContain('5G');
  expect(kept).not.toContain('word');
});

test('asks for what each encryption needs @long', async ({ page, open }) => {
  await open('/tool/wifi-qr');
  await page.getByLabel('Network Name', { exact: true }).fill('Guests');
  await page.getByLabel('Encryption').selectOption('No Password');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'QR code to join Guests' })).toBeVisible();
  await page.getByLabel('Encryption').selectOption('WPA2-EAP');
  for (const label of ['EAP Method', 'Phase 2', 'Identity', 'Anonymous Identity'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await expect(page.getByText('Reads back correctly')).toBeVisible();
  await expectNoFindings(page);
});

test('draws a card to print, and reads a picture of a code back into the fields @long', async ({ page, open }) => {
  await open('/tool/wifi-qr');
  await page.getByLabel('Network Name', { exact: true }).fill('Café; 5G');
  await page.getByLabel('Password', { exact: true }).fill('p:a\\ss,"word"');
  await page.getByLabel('Encryption').selectOption('WPA3 only');
  await page.getByText('Shape, colors and logo').click();
  await page.getByRole('radiogroup', { name: 'Dots' }).getByRole('radio', { name: 'Dots' }).check();
  await expect(page.getByText('Reads back correctly')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download QR Code' }).click(),
  ]);
  await page.getByLabel('Card to Print').selectOption('A6');
  await expect(page.getByRole('img', { name: 'Card with the QR code to join Café; 5G' })).toBeVisible();
  // What is printed is as large as the card: a size that no style sheet knows would be dropped from the rule.
  await page.evaluate(() => {
    const { contentWindow } = Object.getOwnPropertyDescriptors(HTMLIFrameElement.prototype);
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get() {
        const frame = contentWindow.get!.call(this) as Window;
        frame.print = () => {
          const [sheet] = frame.document.adoptedStyleSheets;
          Object.assign(window, { printed: sheet!.cssRules[0]!.cssText });
        };
        return frame;
      },
    });
  });
  await page.getByRole('button', { name: 'Print Card' }).click();
  await expect.poll(() => page.evaluate('window.printed')).toContain('size: 105mm 148mm');
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  const file = await readFile(await card.path());
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1241, 1747]);
  await expectNoFindings(page);

  await page.getByLabel('Network Name', { exact: true }).fill('');
  await page.getByLabel('Picture of a code').setInputFiles(await download.path());
  await expect(page.getByLabel('Network Name', { exact: true })).toHaveValue('Café; 5G');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('p:a\\ss,"word"');
  await expect(page.getByLabel('Encryption')).toHaveValue('WPA3');
});
