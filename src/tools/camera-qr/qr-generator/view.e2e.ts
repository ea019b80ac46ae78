import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import jsqr from 'jsqr';
import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';
import { ALONE, expectWithin, longestTask, watchTasks } from '../../../../e2e/large-input';

// Published as CommonJS: under Node the function is the default of the default.
const readQr = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr;

const PATH = '/tool/qr-generator';
const input = (page: Page) => page.getByLabel('Text', { exact: true });
const code = (page: Page) => page.getByRole('img', { name: 'QR code' });

async function save(page: Page, format: 'PNG' | 'SVG' | 'JPEG'): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${format}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`qr-code.${format.toLowerCase()}`);
  return readFile(await download.path());
}

/** Width and height as the file itself says. */
function getSize(file: Buffer): [width: number, height: number] {
  if (file.readUInt32BE(0) === 0x89504e47) return [file.readUInt32BE(16), file.readUInt32BE(20)];
  if (file.readUInt16BE(0) === 0xffd8) {
    for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
      const marker = file.readUInt16BE(at);
      if (marker >= 0xffc0 && marker <= 0xffc2) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
    }
  }
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(file.toString()) ?? [];
  return [Number(width), Number(height)];
}

/** RGBA rows of a file as the browser decodes it. */
async function getPixels(page: Page, file: Buffer, type: string): Promise<Uint8ClampedArray> {
  const encoded = await page.evaluate(
    async ([base64, type]) => {
      const bytes = Uint8Array.from(atob(base64!), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let binary = '';
      for (let at = 0; at < data.length; at += 0x8000) binary += String.fromCharCode(...data.subarray(at, at + 0x8000));
      return btoa(binary);
    },
    [file.toString('base64'), type],
  );
  return new Uint8ClampedArray(Buffer.from(encoded, 'base64'));
}

test('says when the browser makes no picture', async ({ page, open }) => {
  await open(PATH);
  await expect(code(page)).toBeVisible();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await page.getByRole('button', { name: 'Download PNG' }).click();
  await expect(page.getByText('The browser couldn’t make this picture.')).toBeVisible();
});

const TEXTS: readonly (readonly [level: string, size: number, text: string])[] = [
  ['L', 128, 'Plain ASCII ~!@#$%^&*()'],
  ['M', 512, '👩‍👩‍👧 party 🎉'],
  ['Q', 344, '漢字とかな'],
  ['H', 264, String.raw`WIFI:T:WPA;S:My\;Net\,work\:\"x\";P:p\\a\;ss;H:true;;`],
  ['L', 256, 'One kilobyte. '.repeat(72).slice(0, 1000)],
  ['H', 512, 'One kilobyte! '.repeat(72).slice(0, 1000)],
];

for (const [at, [level, size, text]] of TEXTS.entries())
  test(`downloads that decode: ${text.slice(0, 12)} at ${level}, ${size} px${at === 3 ? '' : ' @long'}`, async ({
    page,
    open,
  }) => {
    await open(PATH);
    await input(page).fill(text);
    await page.getByLabel('Error Resistance Level').selectOption(level);
    await page.getByLabel('Size', { exact: true }).fill(String(size));
    await expect(code(page)).toHaveAttribute('width', String(size));
    await expect(page.getByText('Reads back correctly')).toBeVisible();
    for (const format of ['PNG', 'JPEG'] as const) {
      const file = await save(page, format);
      expect(getSize(file)).toEqual([size, size]);
      const pixels = await getPixels(page, file, `image/${format.toLowerCase()}`);
      expect(readQr(pixels, size, size)?.data).toBe(text);
    }
    const svg = await save(page, 'SVG');
    expect(getSize(svg)).toEqual([size, size]);
    await expect(code(page)).toHaveAttribute('src', `data:image/svg+xml,${encodeURIComponent(svg.toString())}`);
  });

test('draws in the chosen colors, exactly, and keeps them in the link @long', async ({ page, open }) => {
  await open(PATH);
  await page.getByLabel('Foreground', { exact: true }).fill('#0b2a6b');
  await page.getByLabel('Background picker').fill('#fff4cc');
  await expect(page).toHaveURL(/\?foreground=%230b2a6b&background=%23fff4cc$/);
  await expect(page.getByText('Reads back correctly')).toBeVisible();
  const png = await getPixels(page, await save(page, 'PNG'), 'image/png');
  const jpeg = await getPixels(page, await save(page, 'JPEG'), 'image/jpeg');
  // 33 modules of 7 pixels and the rest around them: the first finder pattern starts at 12 + 4 × 7.
  const module = 4 * (42 * 256 + 42);
  expect([...png.subarray(module, module + 4)]).toEqual([0x0b, 0x2a, 0x6b, 255]);
  expect([...png.subarray(0, 4)]).toEqual([0xff, 0xf4, 0xcc, 255]);
  for (const [at, channel] of [0x0b, 0x2a, 0x6b].entries())
    expect(Math.abs(jpeg[module + at]! - channel)).toBeLessThan(6);

  await page.reload();
  await expect(page.getByLabel('Foreground', { exact: true })).toHaveValue('#0b2a6b');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Foreground', { exact: true })).toHaveValue('#000000');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test('keeps a transparent background in PNG and makes it white in JPEG @long', async ({ page, open }) => {
  await open(`${PATH}?background=transparent`);
  await expect(page.getByText('The background is transparent')).toBeVisible();
  const png = await getPixels(page, await save(page, 'PNG'), 'image/png');
  expect(png[3]).toBe(0);
  const jpeg = await getPixels(page, await save(page, 'JPEG'), 'image/jpeg');
  expect([...jpeg.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
});

test('warns of colors that scanners fail on @long', async ({ page, open }) => {
  await open(PATH);
  await expect(page.getByLabel('Error Resistance Level').getByRole('option')).toHaveText(['L', 'M', 'Q', 'H']);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Reads back correctly')).toBeVisible();
  await page.getByLabel('Foreground', { exact: true }).fill('#dddddd');
  await expect(page.getByText('Scanners may not read these colors')).toBeVisible();
  await expect(page.getByText('The contrast is only 1.36:1.')).toBeVisible();
  await page.getByLabel('Foreground', { exact: true }).fill('#ddd no color');
  await expect(page.getByRole('alert')).toContainText('Foreground must be a color such as #000000');
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeDisabled();
});

test('names the capacity for 1 MB of pasted text without a freeze', ALONE, async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(PATH);
  await input(page).focus();
  await page.evaluate(() => navigator.clipboard.writeText('1 MB of text. '.repeat(75_000).slice(0, 1_000_000)));
  await page.evaluate(watchTasks);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByRole('alert')).toContainText('Level M holds at most 2331 bytes; this text has 1000000.');
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeDisabled();
  await expectWithin(200, page, await longestTask(page));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Reads back correctly')).toBeVisible();
});

test('copies the image and the SVG', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(PATH);
  await page.getByRole('button', { name: 'Copy Image' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const { width, height } = await createImageBitmap(await item!.getType('image/png'));
    return { width, height };
  });
  expect(copied).toEqual({ width: 256, height: 256 });
  await page.getByRole('button', { name: 'Copy SVG' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg .*width="256" height="256"/);
});

test('takes a file, clears and brings it back, offers starts, shares the text in the link', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(PATH);
  await page.getByLabel('Text file').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Grüße aus der Datei'),
  });
  await expect(page.getByRole('img', { name: 'QR code: Grüße aus der Datei' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText('The code appears here as you type.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeDisabled();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(input(page)).toHaveValue('Grüße aus der Datei');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect(input(page)).toHaveValue('tel:+15550100');

  await page.getByLabel('Share').click();
  await page.getByRole('button', { name: 'Copy link with input' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('img', { name: 'QR code: tel:+15550100' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible in ${colorScheme}, and fits a phone @long`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    await open(`${PATH}?foreground=%23cccccc`);
    await expect(page.getByText('Scanners may not read')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const [text, picture] = await Promise.all([input(page), code(page)].map((part) => part.boundingBox()));
    expect(picture!.y).toBeGreaterThan(text!.y);
    // The code is on the first screen, above what stands at the thumb.
    expect(picture!.y + picture!.height).toBeLessThan(800 - 68);
    expect(await findings(page)).toEqual([]);
    await expect(page.getByLabel('Size', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: /^Options/ }).click();
    await expect(page.getByLabel('Size', { exact: true })).toBeInViewport();
    // Half behind Done, a field would count as too small to hit: it is scrolled from there first.
    await page.getByRole('dialog', { name: 'Options' }).evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    expect(await findings(page)).toEqual([]);
  });

test('shows everything at once on a laptop', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(PATH);
  for (const part of [
    input(page),
    code(page),
    page.getByLabel('Size', { exact: true }),
    page.getByRole('button', { name: 'Download JPEG' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('draws shapes, a gradient and a logo, and reads them back', async ({ page, open }) => {
  await open(PATH);
  await page.getByRole('radiogroup', { name: 'Dots' }).getByRole('radio', { name: 'Connected' }).check();
  await page.getByRole('radiogroup', { name: 'Eye Frame' }).getByRole('radio', { name: 'Rounded' }).check();
  await page.getByLabel('Gradient', { exact: true }).selectOption('Radial');
  await page.getByLabel('Logo file').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#c00" d="M0 0h2v1H0z"/></svg>',
    ),
  });
  await expect(page.getByText('The logo hides modules, so the error resistance level is H.')).toBeVisible();
  await expect(page.getByText('Reads back correctly')).toBeVisible();
  await page.getByRole('tab', { name: '×2' }).click();
  await expect(page.getByText('512 × 512 px')).toBeVisible();
  const file = await save(page, 'PNG');
  expect(getSize(file)).toEqual([512, 512]);
  const pixels = await getPixels(page, file, 'image/png');
  expect([...pixels.subarray((256 * 512 + 256) * 4, (256 * 512 + 256) * 4 + 3)]).toEqual([204, 0, 0]);
  expect(readQr(pixels, 512, 512)?.data).toBe('https://example.com');
  expect(page.url()).not.toContain('logo');

  await page.getByLabel('For printing').click();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe('qr-code.pdf');
  expect((await readFile(await pdf.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');
  await page.getByRole('button', { name: 'Remove Logo' }).click();
  await page
    .getByLabel('Logo file')
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByRole('alert')).toContainText('A logo has to be a PNG, JPEG, WebP or SVG picture');
  expect(await findings(page)).toEqual([]);
});

test('writes a contact from its fields', async ({ page, open }) => {
  await open(PATH);
  await page.getByRole('tab', { name: 'Contact' }).click();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Email Address').fill('ada@example.org');
  await expect(input(page)).toHaveValue(/^BEGIN:VCARD[\s\S]*FN:Ada[\s\S]*EMAIL:ada@example.org/);
  await expect(page.getByText('Reads back correctly')).toBeVisible();
});

test('makes a ZIP of many codes, and names the line that makes none @long', async ({ page, open }) => {
  await open(PATH);
  await page.getByRole('button', { name: 'Many at Once' }).click();
  const list = page.getByLabel('List', { exact: true });
  await list.fill(`text,name\n${'x'.repeat(4000)},a`);
  await page.getByRole('button', { name: 'Make Codes' }).click();
  await expect(page.getByRole('alert')).toContainText('Line 2: Level M holds at most 2331 bytes; this text has 4000.');
  await list.fill('text,name\nhttps://a.example,Table 1\nhttps://b.example,Table 2');
  await page.getByLabel('Format').selectOption('PNG');
  await page.getByRole('button', { name: 'Make Codes' }).click();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP (2)' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('qr-codes.zip');
  const files = unzipSync(await readFile(await zip.path()));
  expect(Object.keys(files)).toEqual(['Table 1.png', 'Table 2.png']);
  const pixels = await getPixels(page, Buffer.from(files['Table 2.png']!), 'image/png');
  expect(readQr(pixels, 256, 256)?.data).toBe('https://b.example');
});
