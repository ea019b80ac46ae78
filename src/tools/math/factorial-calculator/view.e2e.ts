import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../../e2e/fixtures';

test('computes in the background, shows steps, and keeps a history to download', async ({ page, open }) => {
  await open('/tool/factorial-calculator');
  const number = page.getByLabel('Number', { exact: true });
  const result = page.getByRole('textbox', { name: 'Result' });
  // The worked example belongs to the number that stands in the field.
  await expect(number).toHaveAttribute('placeholder', '5');
  await expect(page.locator('.sample')).toContainText('120');
  await number.fill('5');
  await page.keyboard.press('Enter');
  await expect(result).toHaveText('120');
  await page.getByRole('button', { name: 'Show Steps' }).click();
  await expect(page.getByText('5! = 5 × 4 × 3 × 2 × 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hide Steps' }).click();
  await expect(page.getByText('5! = 5 × 4 × 3 × 2 × 1', { exact: true })).toBeHidden();

  for (const small of ['0', '1']) {
    await number.fill(small);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'History' })).toContainText(`${small}! = 1`);
  }
  await number.fill('10000');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.getByText('35,660', { exact: true })).toBeVisible();

  await number.fill('-3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please enter a non-negative integer.');
  await expect(number).toHaveValue('-3');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download History' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('factorial_history.txt');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^10000! = 2846259680\d+\n1! = 1\n0! = 1\n5! = 120\n$/);
  expect(text.length).toBe(35_660 + '10000! = \n1! = 1\n0! = 1\n5! = 120\n'.length);
});
