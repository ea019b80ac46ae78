import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

const PATH = '/tool/binary-to-ascii-converter';
const input = (page: Page) => page.getByLabel('Binary Input', { exact: true });
const output = (page: Page) => page.getByRole('textbox', { name: 'ASCII Output' });
const settle = (page: Page) => page.waitForTimeout(650);

test('decodes an example, counts, aligns and downloads', async ({ page, open }) => {
  await open(PATH);
  await expect(output(page)).toHaveText('Hi');
  await expect(page.getByRole('row')).toHaveText([/^Binary/, '010010007248H', '0110100110569i']);
  await page.getByRole('button', { name: 'Example Input' }).click();
  await expect(output(page)).toHaveText('Hello World');
  await expect(page.getByText('11 characters')).toBeVisible();
  await page.getByRole('tab', { name: 'Right' }).click();
  await expect(output(page)).toHaveCSS('text-align', 'right');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ascii_output.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('Hello World');
});

test('undoes and redoes by keys inside the tool @long', async ({ page, open }) => {
  await open(PATH);
  await input(page).fill('01001000');
  await settle(page);
  await input(page).fill('01001000 01101001');
  await settle(page);
  await page.keyboard.press('Control+z');
  await expect(input(page)).toHaveValue('01001000');
  await expect(output(page)).toHaveText('H');
  await page.keyboard.press('Control+y');
  await expect(input(page)).toHaveValue('01001000 01101001');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(input(page)).toHaveValue('');
  await input(page).press('Control+z');
  await expect(input(page)).toHaveValue('01001000 01101001');
});

test('keeps the last five valid inputs, and says what is wrong with the others @long', async ({ page, open }) => {
  await open(PATH);
  const texts = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => letter.charCodeAt(0).toString(2).padStart(8, '0'));
  for (const text of texts) {
    await input(page).fill(text);
    await settle(page);
  }
  const recent = page.getByRole('region', { name: 'Recent Inputs' }).getByRole('button');
  await input(page).fill('0100000102');
  await expect(page.getByRole('alert')).toContainText('Invalid binary input. Please use only 0s and 1s.');
  await input(page).fill('01'.repeat(5001));
  await expect(page.getByRole('alert')).toContainText('Input exceeds maximum length of 10000 characters');
  await settle(page);
  await expect(recent).toHaveText(
    ['F', 'E', 'D', 'C', 'B'].map((letter) => `${texts['ABCDEF'.indexOf(letter)]} → ${letter}`),
  );
  await recent.last().click();
  await expect(output(page)).toHaveText('B');
});
