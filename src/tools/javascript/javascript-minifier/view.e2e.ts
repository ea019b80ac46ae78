import { expect, test } from '../../../../e2e/fixtures';

test('minifies only when asked to, says how much was saved, and shows where code is wrong', async ({ page, open }) => {
  await open('/tool/javascript-minifier');
  const input = page.getByLabel('Input', { exact: true });
  await input.fill('function f ( value ) {\n  return value ; // x\n}\n');
  await expect(page.getByText('Press Minify to see the result here.')).toBeVisible();
  await page.getByRole('button', { name: 'Minify' }).click();
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('function f(value){return value}');
  await expect(page.getByText('47 bytes')).toBeVisible();
  await expect(page.getByText('34.04%')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('minified.js');
  // What came of other options is no result of these.
  const result = page.locator('.output-box');
  await expect(result).not.toHaveClass(/stale/);
  await page.getByRole('switch', { name: 'Shorten Variables' }).click();
  await expect(result).toHaveClass(/stale/);
  await page.getByRole('button', { name: 'Minify' }).click();
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('function f(n){return n}');
  await expect(result).not.toHaveClass(/stale/);

  await input.fill('let a = 1;\nlet = 2 3;');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('alert')).toContainText('Minification error occurred');
  await expect(page.getByRole('alert')).toContainText('Line 2, column 9');
});
