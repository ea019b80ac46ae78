import { expect, test } from '../../../../e2e/fixtures';

test('every field can be typed into, and all others follow', async ({ page, open }) => {
  await open('/tool/color');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field('RGB')).toHaveValue('rgb(30, 144, 255)');
  await field('CMYK').fill('cmyk(0%, 66%, 80%, 0%)');
  await expect(field('HEX')).toHaveValue('#FF5733');
  await field('Color').fill('nonsense');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid color');
  await expect(field('HEX')).toHaveValue('#FF5733');
  await field('Color').fill('color(display-p3 1 0 0)');
  await expect(page.getByText('This color is outside sRGB')).toBeVisible();
  await expect(field('HEX')).toHaveValue('#FF0000');
});

test('each format is copied by its own button', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/color');
  await page.getByRole('button', { name: 'Copy OKLCH' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('oklch(65.2% 0.19012 253.21)');
});
