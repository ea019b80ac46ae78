import { expect, test } from './fixtures';

const VIVID = 'oklch(0.7 0.4 150)';
const says = (color: string, hex: string) => `${color} is outside sRGB and was clipped to ${hex}`;
const P3 = { color: 'color(display-p3 1 0 0)', hex: '#ff0000' };

/** Options that carry a color, and the field of another option of the same design. */
const CARRIERS = [
  ['gradient-generator', { 'color-stops': `#000 0%, ${P3.color} 40%` }, 'Stop 2 Position'],
  ['gradient-generator', { 'blend-mode': 'multiply', 'background-color': P3.color }, 'Stop 1 Position'],
  ['css-gradient-generator', { 'color-stops': `${P3.color}, #fff` }, 'Stop 1 Position'],
  ['box-shadow-generator', { shadows: `0px 1px 2px 0px ${P3.color}` }, 'Blur'],
  ['box-shadow-generator', { shadows: `0px 1px #000, 0px 2px ${P3.color}` }, 'Blur'],
  ['box-shadow-generator', { 'background-color': P3.color }, 'Width'],
  ['css-animation-generator', { 'background-color': P3.color }, 'Width'],
  ['responsive-text-tester', { lg: `color: ${P3.color}` }, 'Font Size'],
  ['responsive-text-tester', { sm: `text-shadow: 1px 1px ${P3.color}` }, 'Font Size'],
] as const;

for (const [at, [slug, options, field]] of CARRIERS.entries())
  test(`${slug} says that a color in a link was clipped: ${Object.values(options).at(-1)}${at > 0 ? ' @long' : ''}`, async ({
    page,
    open,
  }) => {
    await open(`/tool/${slug}?${new URLSearchParams(options)}`);
    const remark = page.getByRole('status').filter({ hasText: says(P3.color, P3.hex) });
    await expect(remark).toBeVisible();
    if (slug === 'css-animation-generator') await page.getByRole('tab', { name: 'Generated CSS' }).click();
    await expect(page.getByRole('textbox', { name: /^CSS/ })).toContainText(P3.hex);
    await expect(page.getByRole('textbox', { name: /^CSS/ })).not.toContainText('display-p3');
    if (slug === 'css-animation-generator') await page.getByRole('tab', { name: 'Customize' }).click();

    // Kept as it was written, whatever else is changed and wherever it is read again.
    await page.getByLabel(field, { exact: true }).fill('60');
    await expect(page).toHaveURL(/display-p3/);
    await expect(remark).toBeVisible();
    await open(`/tool/${slug}`);
    await expect(remark).toBeVisible();
  });

test('a color that is typed stays said to be clipped until another takes its place @long', async ({ page, open }) => {
  await open(`/tool/css-gradient-generator?${new URLSearchParams({ 'color-stops': 'oklch(0.7 0.1 150), gold' })}`);
  await expect(page.getByLabel('Stop 2 Color', { exact: true })).toHaveValue('#ffd700');
  await expect(page.getByRole('status').filter({ hasText: 'sRGB' })).toHaveCount(0);

  await page.getByLabel('Stop 1 Color', { exact: true }).clear();
  await page.getByLabel('Stop 1 Color', { exact: true }).pressSequentially(VIVID);
  const remark = page.getByRole('status').filter({ hasText: `${VIVID} is outside sRGB` });
  await expect(remark).toBeVisible();
  await page.getByLabel('Stop 1 Color', { exact: true }).blur();
  await expect(page.getByLabel('Stop 1 Color', { exact: true })).toHaveValue(/^#[\da-f]{6}$/);
  await expect(page.getByLabel('Stop 2 Color', { exact: true })).toHaveValue('#ffd700');
  await expect(page).toHaveURL(/0\.7\+0\.4\+150/);
  await page.reload();
  await expect(remark).toBeVisible();
  await page.getByLabel('Stop 1 Color picker').fill('#123456');
  await expect(remark).toHaveCount(0);
});
