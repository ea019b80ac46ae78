import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../../e2e/fixtures';

test('shows shades and tints, undoes and redoes, and exports both', async ({ page, open }) => {
  await open('/tool/shades-and-tints-generator');
  const base = page.getByLabel('Base Color', { exact: true });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(base).toHaveValue('#3b82f6');
  await expect(page.getByRole('list', { name: 'Shades' }).getByRole('listitem')).toHaveCount(5);
  await expect(undo).toBeDisabled();

  await page.getByLabel('Variation Count', { exact: true }).fill('3');
  await base.fill('#ff0000');
  await expect(page.getByRole('list', { name: 'Shades' })).toContainText('#800000');
  await page.getByRole('tab', { name: 'Tints' }).click();
  await expect(page.getByRole('list', { name: 'Tints' })).toContainText('#ff8080');

  await undo.click();
  await expect(base).toHaveValue('#3b82f6');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(base).toHaveValue('#ff0000');

  const save = async (label: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label }).click(),
    ]);
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const;
  };
  const [jsonName, json] = await save('Export Palette');
  expect(jsonName).toBe('shades-and-tints.json');
  expect(JSON.parse(json).tints).toEqual(['#ff4040', '#ff8080', '#ffbfbf']);
  const [cssName, css] = await save('Export CSS');
  expect(cssName).toBe('shades-and-tints.css');
  for (const color of await page.locator('.swatch-tile code').allInnerTexts()) expect(css).toContain(color);

  await base.fill('nonsense');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid HEX color code');
  await expect(page.getByRole('list', { name: 'Tints' })).toContainText('#ff8080');
});

test('mixes otherwise, and makes tones and a scale @long', async ({ page, open }) => {
  await open('/tool/shades-and-tints-generator?mixing=oklab&tones=true&scale=true&variation-count=3');
  await page.getByRole('tab', { name: 'Tones' }).click();
  await expect(page.getByRole('list', { name: 'Tones' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Scale 50–950' }).click();
  const scale = page.getByRole('list', { name: 'Scale 50–950' }).getByRole('listitem');
  await expect(scale).toHaveCount(11);
  await expect(scale.filter({ hasText: '#3b82f6' })).toContainText('base');
  await expect(page.getByText('--base-500: #3b82f6;')).toBeVisible();
});

test('makes a scale of each of several colors, and exports all of them @long', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/shades-and-tints-generator');
  await page.getByLabel('Base Name').fill('ocean');
  await page.getByLabel('More Colors').fill('brand: #e11d48\n:root { --gray: #64748b }');
  const scales = page.getByRole('list', { name: 'Scales' }).getByRole('listitem');
  await expect(scales).toHaveCount(2);
  await expect(scales.first().getByRole('button', { name: /^Copy brand/ })).toHaveCount(12);
  await page.getByRole('button', { name: 'Copy gray-shade-5 #111317' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('#111317');
  await page.getByLabel('More Colors').fill('brand: #e11d48\nnothing');
  await expect(page.getByRole('alert')).toContainText('number 2: “nothing” isn’t a color');
  await page.getByLabel('More Colors').fill('brand: #e11d48');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Color' }).click();
  await expect(scales).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Palette' }).click(),
  ]);
  const { name, more } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect([name, more[0].name, more[0].base, more.length]).toEqual(['ocean', 'brand', '#e11d48', 2]);
  await expect(page.getByText('--brand-shade-1: ')).toBeAttached();
});
