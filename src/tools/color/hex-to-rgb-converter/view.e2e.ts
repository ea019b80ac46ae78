import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

const hex = (page: Page) => page.getByRole('textbox', { name: 'HEX Color', exact: true });
const result = (page: Page) => page.locator('output');

test('converts both ways, with alpha, percentages, Reset and Copy', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/hex-to-rgb-converter');
  await expect(hex(page)).toHaveValue('#3B82F6');
  await expect(result(page)).toHaveText('rgb(59, 130, 246)');

  await hex(page).fill('0af8');
  await expect(hex(page)).toHaveValue('#0af8');
  await expect(result(page)).toHaveText('rgba(0, 170, 255, 0.533)');
  await expect(page.getByLabel('Alpha', { exact: true })).toHaveValue('0.53');
  await page.getByLabel('Alpha', { exact: true }).fill('0.5');
  await expect(hex(page)).toHaveValue('#00AAFF80');
  await page.getByLabel('Percentage').check();
  await expect(result(page)).toHaveText('rgba(0%, 66.7%, 100%, 0.5)');

  await page.getByRole('tab', { name: 'RGB to HEX' }).click();
  await page.getByLabel('R', { exact: true }).fill('300');
  await expect(page.getByLabel('R', { exact: true })).toHaveValue('255');
  await expect(result(page)).toHaveText('#FFAAFF80');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#FFAAFF80');

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(hex(page)).toHaveValue('#3B82F6');
  await expect(result(page)).toHaveText('rgb(59, 130, 246)');
});

test('what is no HEX stays in the field and is said', async ({ page, open }) => {
  await open('/tool/hex-to-rgb-converter');
  await hex(page).fill('#12345');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid HEX color code');
  await expect(hex(page)).toHaveValue('#12345');
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await hex(page).pressSequentially('6');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(result(page)).toHaveText('rgb(18, 52, 86)');
});

test('digits that carry an alpha on the way to six leave none behind @long', async ({ page, open }) => {
  await open('/tool/hex-to-rgb-converter');
  await hex(page).fill('');
  await hex(page).pressSequentially('#3B82');
  await expect(page.getByLabel('Alpha', { exact: true })).toHaveValue('0.13');
  await hex(page).pressSequentially('F6');
  await expect(page.getByLabel('Alpha', { exact: true })).toHaveValue('1');
  await expect(result(page)).toHaveText('rgb(59, 130, 246)');
});
