import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { differenceFrom, TEST_SIZE } from '@/families/gradient/testing';
import { expect, test } from '../../../../e2e/fixtures';

const PATH = '/tool/css-gradient-generator';
const css = (page: Page) => page.getByRole('textbox', { name: 'CSS', exact: true });

const SHAPES = [
  'color-space=oklch&hue=longer&color-stops=%237c3aed,%2306b6d4+48%25,%23a3e635',
  'color-space=hsl&type=radial&color-stops=%23ffffff,%230000ff',
  'color-space=oklab&color-stops=%23ff0000,20%25,%230000ff',
  'type=radial&color-stops=%23ffffffcc,%23ffffff00+60%25&layers=linear-gradient(in+oklch,%23036,%23f90)',
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
    // Browsers draw the curve of a hint in a few straight pieces.
    expect(difference, shape).toBeLessThanOrEqual(
      /,\d+%25,/.test(shape) ? 0.15 : /repeating|conic/.test(shape) ? 0.02 : 0.001,
    );
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

test('mixes in another space, with hints, in layers, from a pasted gradient, as classes @long', async ({
  page,
  open,
}) => {
  await open(PATH);
  await page.getByLabel('Color Space').selectOption('OKLCH');
  await page.getByLabel('Hue').selectOption('Longer');
  await expect(css(page)).toHaveText(
    'background: linear-gradient(90deg in oklch longer hue, #ff0000 0%, #0000ff 100%);',
  );

  await page.getByText('Color hints', { exact: true }).click();
  await page.getByLabel('Hint after Stop 1', { exact: true }).fill('30');
  await expect(css(page)).toContainText('#ff0000 0%, 30%, #0000ff 100%');
  await page.getByLabel('Hint after Stop 1 on the bar').focus();
  await page.keyboard.press('ArrowRight');
  await expect(css(page)).toContainText('#ff0000 0%, 31%, #0000ff 100%');
  await page.keyboard.press('Delete');
  await expect(css(page)).toContainText('#ff0000 0%, #0000ff 100%');

  await page.getByText('Layers', { exact: true }).click();
  await page.getByRole('button', { name: 'Add Layer' }).click();
  await expect(css(page)).toContainText('radial-gradient(circle, #ffffffb3 0%, #ffffff00 60%)');
  await page.getByRole('button', { name: 'Edit layer 2, linear' }).click();
  await expect(page.getByLabel('Color Space')).toHaveValue('oklch');
  // The address follows a moment after each press.
  await expect.poll(() => page.url()).toContain('layer=1');
  await page.getByRole('button', { name: 'Move layer 2 up' }).click();
  await expect(css(page)).toHaveText(/^background:\s*linear-gradient\(90deg in oklch longer hue/);
  const written = await css(page).innerText();
  await expect.poll(() => page.url()).not.toContain('layer=1');
  await page.reload();
  await expect(css(page)).toHaveText(written);
  await page.getByRole('button', { name: 'Remove layer 2' }).click();

  await page.getByText('Paste a gradient', { exact: true }).click();
  const field = page.getByLabel('CSS to read');
  await field.fill('linear-gradient(red, blu)');
  await page.getByRole('button', { name: 'Use It' }).click();
  await expect(page.getByRole('alert')).toHaveText('blu isn’t a color (line 1, column 22)');
  await expect(field).toHaveValue('linear-gradient(red, blu)');
  await field.fill('.a { background: conic-gradient(from 45deg at 20% 30% in hsl, gold 90deg, #06f) }');
  await page.getByRole('button', { name: 'Use It' }).click();
  await expect(css(page)).toHaveText(
    'background: conic-gradient(from 45deg at 20% 30% in hsl, #ffd700 25%, #06f 100%);',
  );
  await page.getByRole('tab', { name: 'Tailwind', exact: true }).click();
  await expect(css(page)).toHaveText(
    'bg-conic-[from_45deg_at_20%_30%_in_hsl] from-[#ffd700] from-25% to-[#06f] to-100%',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Color Space')).toHaveValue('oklch');
});

/** What a browser computes from what was pasted and from what became of it. */
const SAME = [
  'linear-gradient(to right in oklch longer hue, rgb(255, 0, 0), 30%, rgb(0, 0, 255))',
  'radial-gradient(circle closest-side at 20% 30%, rgb(255, 0, 0), rgb(0, 0, 255) 60%), linear-gradient(45deg, rgb(0, 0, 0), rgb(255, 255, 255))',
  'repeating-conic-gradient(from 0.25turn at 10% 90% in hwb, rgb(255, 0, 0) 0deg, rgb(0, 0, 255) 90deg)',
];

/** In a box of its own, over everything. */
async function draw(page: Page, image: string): Promise<Buffer> {
  await page.evaluate((value) => {
    const box = document.createElement('div');
    box.id = 'drawn';
    box.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999; width: 300px; height: 160px';
    box.style.backgroundImage = value;
    document.body.append(box);
  }, image);
  const drawn = await page.locator('#drawn').screenshot();
  await page.evaluate(() => document.querySelector('#drawn')!.remove());
  return drawn;
}

test('what is pasted looks as it did @long', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(PATH);
  await page.getByText('Paste a gradient', { exact: true }).click();
  for (const text of SAME) {
    await page.getByLabel('CSS to read').fill(text);
    await page.getByRole('button', { name: 'Use It' }).click();
    const preview = page.getByRole('img', { name: 'Preview' });
    const gradients = text.match(/gradient\(/g)!.length;
    const image = () => preview.evaluate((element) => getComputedStyle(element).backgroundImage);
    await expect.poll(async () => (await image()).match(/gradient\(/g)?.length).toBe(gradients);
    const [ours, theirs] = [await draw(page, await image()), await draw(page, text)];
    expect(ours.equals(theirs), text).toBe(true);
    await page.getByRole('button', { name: 'Reset' }).click();
  }
});

test('shows the same stops in other spaces, and writes their colors for other programs @long', async ({
  page,
  open,
}) => {
  await open(`${PATH}?color-stops=%237c3aed,%2306b6d4+48%25,%23a3e635`);
  const spaces = page.getByRole('group', { name: 'Mixed in' });
  await expect(spaces.getByRole('button', { name: 'sRGB', exact: true })).toHaveAttribute('aria-pressed', 'true');
  // Each is drawn in its own space, and all of them differ.
  const drawn = await spaces
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one.querySelector('span')!, '::after').backgroundImage));
  expect(drawn).toHaveLength(8);
  expect(new Set(drawn).size).toBe(8);
  expect(drawn.every((image) => image.startsWith('linear-gradient('))).toBe(true);
  await spaces.getByRole('button', { name: 'OKLCH' }).click();
  await expect(css(page)).toContainText('linear-gradient(90deg in oklch, #7c3aed 0%, #06b6d4 48%, #a3e635 100%)');
  await page.getByRole('tab', { name: 'SCSS' }).click();
  await expect(page.getByText('$color-3: #a3e635;')).toBeVisible();
  await page.getByRole('tab', { name: 'Adobe (ASE)' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download File' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('gradient.ase');
  expect((await readFile(await file.path())).subarray(0, 4).toString()).toBe('ASEF');
  // The gradient itself stays what it is.
  await expect(css(page)).toContainText('linear-gradient(90deg in oklch');
});
