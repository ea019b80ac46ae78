import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { differenceFrom, TEST_SIZE } from '@/families/gradient/testing';
import { expect, test } from '../../../../e2e/fixtures';

const PATH = '/tool/gradient-generator';
const css = (page: Page) => page.getByRole('textbox', { name: 'CSS Code' });
const toastText = (page: Page) => page.locator('.toast');
const position = (page: Page, stop: number) => page.getByLabel(`Stop ${stop} Position`, { exact: true });

async function save(page: Page, label: string): Promise<[name: string, file: Buffer]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: label }).click(),
  ]);
  return [download.suggestedFilename(), await readFile(await download.path())];
}

const SHAPES = [
  'color-space=oklch&hue=increasing&color-stops=%237c3aed,30%25,%23a3e635',
  'type=radial&radial-shape=ellipse&radial-size=closest-corner&center-x=30',
  'type=radial&radial-size=farthest-side&center-y=20&color-stops=%23ffffffcc,%23ffffff00+60%25&layers=linear-gradient(%23036,%23f90)',
  'type=linear&angle=30',
  'type=linear&angle=200&repeating=true&color-stops=%23f00+10%25,%2300f+35%25',
  'type=radial&color-stops=%23ff0+0%25,%23f0f+50%25,%23012+90%25',
  'type=radial&repeating=true&color-stops=%23fff+5%25,%23c00+30%25',
  'type=conic&angle=75&color-stops=%23f00+0%25,%230f0+50%25,%2300f+100%25',
  'type=conic&repeating=true&color-stops=%23fff+0%25,%23036+25%25',
  'type=linear&angle=45&blend-mode=multiply&background-color=%2377cc44',
  'type=radial&blend-mode=difference&background-color=%23ff8800',
];

test('the exported PNG and SVG are what the preview shows @long', async ({ page, open }) => {
  const { width, height } = TEST_SIZE;
  for (const shape of SHAPES) {
    await open(`${PATH}?${shape}&width=${width}&height=${height}`);
    const preview = page.getByRole('img', { name: 'Preview' });
    // Hard edges may fall on either side of a pixel.
    const jumps = /repeating|conic/.test(shape);
    // Browsers draw the curve of a hint in a few straight pieces.
    const allowed = /,\d+%25,/.test(shape) ? 0.15 : jumps ? 0.02 : 0.001;
    const [name, png] = await save(page, 'Export PNG');
    expect(name).toBe('gradient.png');
    expect(await differenceFrom(preview, png, 'image/png'), `${shape} as PNG`).toBeLessThanOrEqual(allowed);
    if (shape.includes('conic')) {
      await expect(page.getByRole('button', { name: 'Export SVG' })).toBeDisabled();
      continue;
    }
    const [svgName, svg] = await save(page, 'Export SVG');
    expect(svgName).toBe('gradient.svg');
    // In layers, what is translucent is rounded twice.
    const layered = shape.includes('layers') ? 0.02 : allowed;
    expect(await differenceFrom(preview, svg, 'image/svg+xml'), `${shape} as SVG`).toBeLessThanOrEqual(layered);
  }
});

test('exports 1200 × 630 unless asked otherwise, and says when a color was clipped', async ({ page, open }) => {
  await open(PATH);
  await expect(page.getByRole('group', { name: 'Export' }).getByRole('button')).toHaveText([
    'Export PNG',
    'Export SVG',
    'Export CSS',
  ]);
  const [, png] = await save(page, 'Export PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  await expect(page.getByRole('checkbox', { name: 'Repeating' })).toBeVisible();

  const says = 'color(display-p3 0 1 0) is outside sRGB and was clipped to #00ff00';
  await page.getByLabel('Stop 1 Color', { exact: true }).fill('color(display-p3 0 1 0)');
  await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
  await expect(css(page)).toContainText('#00ff00 0%');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(says)).toHaveCount(0);
  await page.getByLabel('Blend Mode').selectOption('Multiply');
  await page.getByLabel('Background Color', { exact: true }).fill('color(display-p3 0 1 0)');
  await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
});

test('stops are dragged, moved by keys, added, refused removal and randomized @long', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(PATH);
  await expect(css(page)).toHaveText('background: linear-gradient(90deg, #3B82F6 0%, #EC4899 100%);');
  await page.getByRole('button', { name: 'Remove Stop 1' }).click();
  await expect(toastText(page)).toContainText('Cannot remove stop');
  await expect(toastText(page)).toContainText('You need at least two color stops for a gradient');

  const bar = (await page.locator('.stop-bar').boundingBox())!;
  await page.mouse.move(bar.x, bar.y + 10);
  await page.mouse.down();
  await page.mouse.move(bar.x + bar.width * 0.2, bar.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect(position(page, 1)).toHaveValue('20');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position(page, 1)).toHaveValue('22');
  await page.keyboard.press('Home');
  await expect(position(page, 1)).toHaveValue('0');

  await position(page, 2).fill('60');
  await page.getByRole('button', { name: 'Add Stop' }).click();
  await expect(position(page, 3)).toHaveValue('30');
  await page.getByLabel('Stop 3 Color', { exact: true }).fill('gold');
  await expect(css(page)).toContainText('#3B82F6 0%, #ffd700 30%, #EC4899 60%');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toastText(page)).toHaveText('Copied to clipboardCSS code copied successfully');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await css(page).innerText());

  const counts = new Set<number>();
  for (let draw = 0; draw < 30; draw++) {
    await page.getByRole('button', { name: 'Randomize' }).click();
    counts.add(await page.getByRole('button', { name: /^Remove Stop/ }).count());
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  expect(counts.size).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(css(page)).toHaveText('background: linear-gradient(90deg, #3B82F6 0%, #EC4899 100%);');
});

test('presets load; gradients are saved under a name, kept, loaded and deleted @long', async ({ page, open }) => {
  await open(PATH);
  await page.getByRole('button', { name: 'Conic Spectrum' }).click();
  await expect(toastText(page)).toContainText('Preset loaded');
  await expect(css(page)).toContainText('conic-gradient(from 0deg, #FF0000 0%');

  await page.getByRole('button', { name: 'Save Gradient' }).click();
  await page.keyboard.press('Enter');
  await expect(toastText(page)).toContainText('Name required');
  await expect(toastText(page)).toContainText('Please enter a name for your gradient');
  await page.getByLabel('Gradient Name').fill('Wheel');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastText(page)).toContainText('Gradient saved');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('savedGradients')!))).toMatchObject([
    { name: 'Wheel', type: 'conic', angle: 0, blendMode: 'normal', repeating: false, colorStops: { length: 7 } },
  ]);

  await page.getByRole('button', { name: 'Reset' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Load Wheel' }).click();
  await expect(toastText(page)).toContainText('Gradient loaded');
  await expect(css(page)).toContainText('conic-gradient');
  await page.getByRole('button', { name: 'Delete Wheel' }).click();
  await expect(page.getByRole('button', { name: 'Load Wheel' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Load Wheel' })).toBeVisible();
});
