import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';
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

test('takes a dropped and a pasted image, and says what is none', async ({ page, open }) => {
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
