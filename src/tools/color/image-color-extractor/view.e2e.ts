import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BUILT, expect, test } from '../../../../e2e/fixtures';
import { ALONE, expectWithin, longestTask, watchTasks } from '../../../../e2e/large-input';

const PATH = '/tool/image-color-extractor';
const swatches = (page: Page) => page.getByRole('list', { name: 'Extracted Colors' }).getByRole('listitem');
const colors = (page: Page) => page.locator('.swatch-tile code').allInnerTexts();

/** A picture made in the browser: bands of plain color, or a photo-like mix of waves and grain. */
async function draw(page: Page, width: number, height: number, kind: 'bands' | 'photo', type = 'image/png') {
  const base64 = await page.evaluate(
    async ({ width, height, kind, type }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      if (kind === 'bands') {
        for (const [at, color] of ['#1b4965', '#62b6cb', '#ff9f1c', '#e71d36'].entries()) {
          context.fillStyle = color;
          context.fillRect(0, (at * height) / 4, width, height / 4);
        }
      } else {
        for (let at = 0; at < 400; at++) {
          context.fillStyle = `hsl(${(at * 47) % 360} ${40 + (at % 50)}% ${20 + ((at * 13) % 60)}%)`;
          context.beginPath();
          context.arc((at * 7919) % width, (at * 104_729) % height, 80 + ((at * 31) % 500), 0, 7);
          context.fill();
        }
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
      let binary = '';
      for (let at = 0; at < bytes.length; at += 0x8000)
        binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
      return btoa(binary);
    },
    { width, height, kind, type },
  );
  return Buffer.from(base64, 'base64');
}

test('extracts, resizes, exports, and gives on the command line what it gives here', async ({ page, open }) => {
  await open(PATH);
  await expect(page.getByText('PNG, JPG or GIF (MAX. 800x400px)')).toBeVisible();
  await expect(page.getByText('Larger images, up to 100 MB, are scaled down first.')).toBeVisible();
  const png = await draw(page, 400, 400, 'bands');
  await page.getByLabel('Image file').setInputFiles({ name: 'bands.png', mimeType: 'image/png', buffer: png });
  await expect(swatches(page)).toHaveCount(4);
  expect((await colors(page)).sort()).toEqual(['#1b4965', '#62b6cb', '#e71d36', '#ff9f1c']);
  await expect(page.getByRole('img', { name: 'Preview of bands.png' })).toBeVisible();
  expect((await page.locator('.swatch-color').first().boundingBox())!.height).toBe(100);

  const saved = async (label: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label }).click(),
    ]);
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const;
  };
  const [jsonName, json] = await saved('Download Palette');
  expect(jsonName).toBe('palette.json');
  expect(JSON.parse(json).map(({ hex }: { hex: string }) => hex)).toEqual(await colors(page));
  const [cssName, css] = await saved('Export CSS');
  expect(cssName).toBe('palette.css');
  expect([...css.matchAll(/#[\da-f]{6}/g)].map(String)).toEqual(await colors(page));
  const { stdout } = spawnSync(process.execPath, ['bin/localkit.mjs', 'image-color-extractor', '-'], { input: png });
  for (const color of await colors(page)) expect(stdout.toString()).toContain(color);

  await page.getByLabel('Palette Size', { exact: true }).fill('2');
  await expect(swatches(page)).toHaveCount(2);
});

test(
  'reads a photo of 12 megapixels without a freeze, and the same every time',
  ALONE,
  async ({ page, open }, info) => {
    await page.addInitScript(watchTasks);
    await open(PATH);
    const photo = info.outputPath('photo.jpg');
    await writeFile(photo, await draw(page, 4000, 3000, 'photo', 'image/jpeg'));
    await open(PATH);
    // What starting the page took is not asked here.
    await page.evaluate(() => Object.assign((window as unknown as { seen: object }).seen, { longest: 0 }));
    await page.getByLabel('Image file').setInputFiles(photo);
    await expect(swatches(page)).toHaveCount(5, { timeout: 20_000 });
    await expect(page.getByText('4000 × 3000')).toBeVisible();
    await expectWithin(500, page, await longestTask(page));
    const first = await colors(page);
    await page.getByRole('button', { name: 'Re-extract' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    expect(await colors(page)).toEqual(first);
    await page.getByLabel('Palette Size', { exact: true }).fill('20');
    await expect(swatches(page)).toHaveCount(20, { timeout: 20_000 });
  },
);

test('picks under a loupe, by pointer and keys, and shows where a color is', async ({ page, open }) => {
  await open(PATH);
  const png = await draw(page, 400, 400, 'bands');
  await page.getByLabel('Image file').setInputFiles({ name: 'bands.png', mimeType: 'image/png', buffer: png });
  await expect(swatches(page)).toHaveCount(4);
  const stage = page.getByRole('application', { name: /^Pick a color/ });
  const box = (await stage.boundingBox())!;
  const at = (x: number, y: number) => ({ x: (x * box.width) / 400, y: (y * box.height) / 400 });
  const loupe = page.locator('.ice-loupe');
  await stage.hover({ position: at(200, 50) });
  await expect(loupe).toContainText('#1b4965');
  await stage.click({ position: at(200, 350) });
  const picked = page.getByRole('list', { name: 'Picked Colors' }).getByRole('listitem');
  await expect(picked).toHaveText(['#e71d36']);

  // The keys go on from where the pointer was: at the first row of the third band.
  await stage.hover({ position: at(200, 200) });
  await page.mouse.move(0, 0);
  await stage.focus();
  await stage.press('ArrowRight');
  await expect(loupe).toContainText('#ff9f1c201, 200');
  await stage.press('ArrowUp');
  await expect(loupe).toContainText('#62b6cb201, 199');
  await stage.press('Shift+ArrowUp');
  await expect(loupe).toContainText('201, 189');
  await stage.press('Enter');
  await expect(picked).toHaveText(['#e71d36', '#62b6cb']);
  for (let i = 0; i < 10; i++) await stage.press('ArrowDown');
  await expect(loupe).toContainText('#62b6cb201, 199');
  await page.getByRole('tab', { name: '3 px' }).click();
  await stage.press('ArrowLeft');
  await expect(loupe).toContainText('200, 199');
  // Two rows of one band, and one of the next.
  await expect(loupe).toContainText('#96ae91');

  const find = page.getByRole('button', { name: 'Show #ff9f1c in the image' });
  await find.click();
  await expect(find).toHaveAttribute('aria-pressed', 'true');
  const alphas = await page.locator('.ice-marks').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    return [0.1, 0.4, 0.6, 0.9].map((part) => data[(Math.floor(height * part) * width + width / 2) * 4 + 3]);
  });
  expect(alphas).toEqual([205, 205, 0, 205]);
  await page.getByRole('tab', { name: 'Tailwind 4' }).click();
  await expect(page.getByText('--color-picked-2: #62b6cb')).toBeVisible();
});

test('no button moves when the menu beside it arrives @long', BUILT, async ({ page, open }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/OutputForms/, async (route) => {
    await held;
    await route.continue();
  });
  await open(PATH);
  const png = await draw(page, 40, 40, 'bands');
  await page.getByLabel('Image file').setInputFiles({ name: 'bands.png', mimeType: 'image/png', buffer: png });
  await expect(swatches(page)).toHaveCount(4);
  const button = page.getByRole('button', { name: 'Export CSS' });
  const before = await button.boundingBox();
  release();
  await expect(page.getByLabel('Copy as', { exact: true })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('takes a dropped and a pasted image, and says what is none @long', async ({ page, open }) => {
  await open(PATH);
  const png = (await draw(page, 40, 40, 'bands')).toString('base64');
  const give = (how: 'drop' | 'paste', base64: string, name: string) =>
    page.evaluate(
      ({ how, base64, name }) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], name, { type: 'image/png' }));
        const event =
          how === 'drop'
            ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
        document.querySelector('.ice-drop')!.dispatchEvent(event);
      },
      { how, base64, name },
    );
  await give('drop', png, 'dropped.png');
  await expect(page.getByRole('img', { name: 'Preview of dropped.png' })).toBeVisible();
  await expect(swatches(page)).toHaveCount(4);
  await give('paste', png, 'pasted.png');
  await expect(page.getByRole('img', { name: 'Preview of pasted.png' })).toBeVisible();
  await expect(swatches(page)).toHaveCount(4);
  await give('paste', btoa('no image at all'), 'text.png');
  await expect(page.getByRole('alert')).toContainText('Your browser can’t read this file as an image');
  await expect(page.getByRole('button', { name: 'Download Palette' })).toBeDisabled();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('The image’s colors appear here.')).toBeVisible();
  await page.evaluate(() => {
    const read = File.prototype.arrayBuffer;
    File.prototype.arrayBuffer = async function (this: File) {
      if (this.name === 'gone.png') throw new DOMException('gone', 'NotFoundError');
      if (this.name === 'slow.png') await new Promise((done) => setTimeout(done, 500));
      return read.call(this);
    };
  });
  await give('drop', png, 'gone.png');
  await expect(page.getByText('The file couldn’t be read')).toBeVisible();
  await give('drop', png, 'slow.png');
  await give('drop', png, 'quick.png');
  await expect(page.getByRole('img', { name: 'Preview of quick.png' })).toBeVisible();
  await page.waitForTimeout(700);
  await expect(page.getByRole('img', { name: 'Preview of quick.png' })).toBeVisible();
});
