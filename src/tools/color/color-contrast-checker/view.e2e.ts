import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

const text = (page: Page) => page.getByLabel('Text Color', { exact: true });
const background = (page: Page) => page.getByLabel('Background Color', { exact: true });
const ratio = (page: Page) => page.locator('output');
const row = (page: Page, name: string) => page.getByRole('row', { name });

test('judges, suggests, swaps and downloads', async ({ page, open }) => {
  await open('/tool/color-contrast-checker');
  await expect(ratio(page)).toHaveText('21.00:1');
  await expect(page.getByText('The quick brown fox jumps over the lazy dog')).toBeVisible();

  await text(page).fill('#777');
  await expect(ratio(page)).toHaveText('4.48:1');
  await expect(row(page, 'Normal text').getByText('Fail')).toHaveCount(2);
  await expect(row(page, 'Large text').getByRole('cell').first()).toContainText('Pass');
  await expect(row(page, 'UI components')).toContainText('Pass');

  await page.getByRole('button', { name: 'Use #767676 as text for AA', exact: true }).click();
  await expect(text(page)).toHaveValue('#767676');
  await expect(ratio(page)).toHaveText('4.54:1');
  await expect(row(page, 'Normal text').getByRole('cell').first()).toContainText('Pass');

  await page.getByRole('button', { name: 'Swap Colors' }).click();
  await expect(background(page)).toHaveValue('#767676');
  await expect(ratio(page)).toHaveText('4.54:1');

  await page.getByLabel('Font Size').selectOption('24');
  await page.getByLabel('Font Weight').selectOption('Bold');
  const sample = page.locator('.cc-sample');
  await expect(sample).toHaveCSS('font-size', '24px');
  await expect(sample).toHaveCSS('font-weight', '700');
  await expect(sample).toHaveCSS('background-color', 'rgb(118, 118, 118)');
  await expect(page.getByText('large text', { exact: true })).toBeVisible();
  const stage = page.locator('.cc-stage');
  const light = await stage.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole('switch', { name: 'Dark Mode' }).check();
  await expect(stage).not.toHaveCSS('background-color', light);
  await expect(sample).toHaveCSS('background-color', 'rgb(118, 118, 118)');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Results' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('contrast-results.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    textColor: '#FFFFFF',
    backgroundColor: '#767676',
    ratio: 4.54,
    AA: { normalText: true },
    AAA: { normalText: false },
  });
});

test('a wrong color is said and changes nothing; five checks are remembered @long', async ({ page, open }) => {
  await page.clock.install();
  await open('/tool/color-contrast-checker');
  await text(page).fill('#12345');
  await expect(page.getByRole('alert')).toHaveText('Invalid HEX color.');
  await expect(ratio(page)).toHaveText('21.00:1');
  for (const digit of '1234567') {
    await text(page).fill(`#${digit.repeat(6)}`);
    await page.clock.runFor(600);
  }
  const recent = page.getByRole('button', { name: /^Load / });
  await expect(recent).toHaveCount(5);
  await expect(recent.first()).toHaveAccessibleName('Load #777777 on #FFFFFF, 4.48:1');
  await page.reload();
  await page.getByRole('button', { name: 'Load #333333' }).click();
  await expect(text(page)).toHaveValue('#333333');
});
