import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../../e2e/fixtures';

test('converts, copies, downloads, and remembers five colors', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open('/tool/hex-to-rgba-converter');
  const hex = page.getByRole('textbox', { name: 'HEX Color', exact: true });
  const rgba = page.locator('output');
  await expect(hex).toHaveValue('#FF5733');
  await expect(rgba).toHaveText('rgba(255, 87, 51, 1)');

  await page.getByLabel('Alpha', { exact: true }).fill('0.25');
  await expect(rgba).toHaveText('rgba(255, 87, 51, 0.25)');
  await page.getByRole('button', { name: 'Copy RGBA' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('rgba(255, 87, 51, 0.25)');
  await page.clock.runFor(2100);
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);

  await hex.fill('#00AAFFCC');
  await expect(page.getByLabel('Alpha', { exact: true })).toHaveValue('0.8');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('color_conversion.json');
  const written = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(written).toEqual({ hex: '#00AAFF', rgba: 'rgba(0, 170, 255, 0.8)' });
  // The browser itself reads the value as the swatch it shows.
  expect(
    await page.evaluate((value) => {
      const probe = document.createElement('i');
      probe.style.color = value;
      return probe.style.color;
    }, written.rgba),
  ).toBe('rgba(0, 170, 255, 0.8)');

  for (const digit of '123456') {
    await hex.fill(`#${digit.repeat(6)}`);
    await page.clock.runFor(600);
  }
  const recent = page.getByRole('region', { name: 'Recent Colors' }).getByRole('button');
  await expect(recent).toHaveText(['#666666', '#555555', '#444444', '#333333', '#222222']);
  await recent.nth(3).click();
  await expect(hex).toHaveValue('#333333');
});

test('says Invalid HEX color in an alert and clears the output, not the input @long', async ({ page, open }) => {
  await open('/tool/hex-to-rgba-converter');
  const hex = page.getByRole('textbox', { name: 'HEX Color', exact: true });
  await hex.fill('#12');
  await expect(page.getByRole('alert')).toContainText('Error');
  await expect(page.getByRole('alert')).toContainText('Invalid HEX color');
  await expect(page.locator('output')).toHaveText('');
  await expect(hex).toHaveValue('#12');
  await expect(page.getByRole('button', { name: 'Copy RGBA' })).toBeDisabled();
});
