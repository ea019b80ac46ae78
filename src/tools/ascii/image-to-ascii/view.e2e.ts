import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectNoFindings } from '../../../../e2e/axe';
import { twoColours } from '../../../../e2e/browsers/pictures.mjs';
import { expect, test } from '../../../../e2e/fixtures';

const PATH = '/tool/image-to-ascii';

test('draws a picture, follows the options, and saves text and image', async ({ page, open }) => {
  await open(PATH);
  await expect(page.getByRole('img', { name: 'ASCII art of an example picture' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Text' })).toBeDisabled();
  await page.getByLabel('Image file').setInputFiles({
    name: 'two.png',
    mimeType: 'image/png',
    buffer: Buffer.from(twoColours([255, 255, 255], [0, 0, 0])),
  });
  await expect(page.getByRole('img', { name: 'ASCII art of two.png' })).toBeVisible();
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  const written = page.getByRole('textbox', { name: 'ASCII Art' });
  await expect(written).toContainText('@@@@');
  await page.getByRole('switch', { name: 'Dark on Light' }).click();
  await expect(written).not.toContainText(/^@/);
  await page.getByLabel('Format').selectOption('HTML');
  await expect(written).toContainText('<pre');
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(text.suggestedFilename()).toBe('ascii-art.html');
  await page.getByRole('tab', { name: 'Preview' }).click();
  const [image] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Image' }).click(),
  ]);
  expect(image.suggestedFilename()).toBe('ascii-art.png');
  const file = await readFile(await image.path());
  expect(file.readUInt32BE(16)).toBeGreaterThan(1000);
  await expectNoFindings(page);
});

test('shows the whole of a square picture @long', async ({ page, open }) => {
  await open(PATH);
  await page.getByLabel('Image file').setInputFiles({
    name: 'two.png',
    mimeType: 'image/png',
    buffer: Buffer.from(twoColours([255, 255, 255], [0, 0, 0])),
  });
  const art = page.getByRole('img', { name: 'ASCII art of two.png' });
  await expect(art).toBeVisible();
  const getEnd = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await getEnd(art)).toBeLessThanOrEqual(await getEnd(page.locator('.image-ascii > .output-box')));
});

test('says what is no picture', async ({ page, open }) => {
  await open(PATH);
  const art = page.getByRole('img', { name: 'ASCII art of an example picture' });
  await expect(art).toBeVisible();
  await page
    .getByLabel('Image file')
    .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
  await expect(page.getByRole('alert')).toContainText('Your browser can’t read this file as an image');
  // Neither the art before nor a broken picture is left beside it.
  await expect(page.locator('.image-ascii-stage canvas')).toHaveAttribute('width', '0');
  await expect(page.getByRole('img', { name: 'Preview of no.png' })).toHaveCount(0);
});
