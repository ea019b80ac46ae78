import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { differenceFrom, TEST_SIZE } from '@/families/gradient/testing';
import { expect, test } from '../../../../e2e/fixtures';

const PATH = '/tool/css-gradient-generator';
const css = (page: Page) => page.getByRole('textbox', { name: 'CSS', exact: true });

const SHAPES = [
  'angle=300',
  'type=radial&radial-shape=ellipse&center-x=30&center-y=70',
  'type=radial&radial-shape=ellipse&radial-size=closest-side&center-x=40&repeating=true',
  'type=radial&radial-size=closest-side&center-y=20',
  'type=conic&angle=120&center-x=25&center-y=60',
];

test('Download Image gives what the preview shows @long', async ({ page, open }) => {
  const { width, height } = TEST_SIZE;
  for (const shape of SHAPES) {
    await open(`${PATH}?${shape}&width=${width}&height=${height}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Image' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('gradient.png');
    const preview = page.getByRole('img', { name: 'Preview' });
    const difference = await differenceFrom(preview, await readFile(await download.path()), 'image/png');
    expect(difference, shape).toBeLessThanOrEqual(/repeating|conic/.test(shape) ? 0.02 : 0.001);
  }
});

test('an image is 1200 × 630 unless asked otherwise @long', async ({ page, open }) => {
  await open(PATH);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Image' }).click(),
  ]);
  const png = await readFile(await download.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the CSS pasted elsewhere gives the preview', async ({ page, open }) => {
  await open(`${PATH}?type=radial&radial-shape=ellipse&center-x=30`);
  const declarations = await css(page).innerText();
  const same = await page.evaluate((text) => {
    const probe = document.createElement('div');
    probe.style.cssText = text;
    document.body.append(probe);
    const preview = document.querySelector('.gradient-preview')!;
    return getComputedStyle(probe).backgroundImage === getComputedStyle(preview).backgroundImage;
  }, declarations);
  expect(same).toBe(true);
});

test('adds, reverses, randomizes, keeps two stops, and lists what is saved', async ({ page, open }) => {
  await open(PATH);
  await expect(css(page)).toHaveText('background: linear-gradient(90deg, #ff0000 0%, #0000ff 100%);');
  await expect(page.getByRole('button', { name: 'Remove Stop 1' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add Stop' }).click();
  await expect(css(page)).toContainText('#ff0000 0%, #000000 50%, #0000ff 100%');
  await page.getByLabel('Stop 3 Position', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Reverse' }).click();
  await expect(css(page)).toContainText('#0000ff 0%, #000000 80%, #ff0000 100%');
  await page.getByRole('button', { name: 'Remove Stop 1' }).click();
  await expect(page.getByRole('button', { name: 'Remove Stop 1' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save Gradient' }).click();
  const saved = await css(page).innerText();

  await page.getByRole('button', { name: 'Randomize' }).click();
  await expect(css(page)).toHaveText(/^background: linear-gradient\(\d+deg, #[\da-f]{6} 0%, #[\da-f]{6} 100%\);$/);
  await page.getByRole('button', { name: 'Load gradient 1' }).click();
  await expect(css(page)).toHaveText(saved);
});
