import { expect, test } from '../../../../e2e/fixtures';

test('converts as one types, swaps, and shows the digit that is none', async ({ page, open }) => {
  await open('/tool/integer-base');
  const number = page.getByLabel('Number', { exact: true });
  const result = page.getByRole('textbox', { name: 'Result' });
  await number.fill('255');
  await expect(result).toHaveText('11111111');
  await expect(page.getByLabel('All Bases').locator('code')).toHaveText(['11111111', '377', '255', 'FF', '7V', '73']);
  await page.getByLabel('To Base').selectOption('16');
  await expect(result).toHaveText('FF');

  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByLabel('From Base')).toHaveValue('base16');
  await expect(number).toHaveValue('FF');
  await expect(result).toHaveText('255');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(number).toHaveValue('255');

  await page.getByLabel('From Base').selectOption('16');
  await number.fill('1G');
  await expect(page.getByRole('alert')).toContainText('Invalid input for base 16');
  await expect(page.getByRole('alert')).toContainText('column 2');
  await expect(page.getByRole('alert')).toContainText('“G” isn’t a digit in base 16');
  await expect(page.locator('.toast.destructive')).toContainText('Error');
  await expect(number).toHaveValue('1G');

  // Of several lines, a bad one spoils no other.
  await number.fill('F\n1G');
  await expect(page.getByRole('row', { name: 'F 15' })).toBeVisible();
  await expect(page.getByRole('row', { name: '1G Invalid input for base 16' })).toBeVisible();
});

test('turns bits over by press and by keys, and takes floats apart and together @long', async ({ page, open }) => {
  await open('/tool/integer-base?bits=int8');
  const number = page.getByLabel('Number', { exact: true });
  const bit = (name: string) => page.getByRole('button', { name, exact: true });
  await number.fill('5');
  await expect(bit('Bit 2')).toHaveAttribute('aria-pressed', 'true');
  await bit('Bit 7, sign').click();
  await expect(number).toHaveValue('-123');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(number).toHaveValue('-124');
  await page.getByRole('button', { name: 'Invert' }).click();
  await expect(number).toHaveValue('123');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(number).toHaveValue('-124');
  await page.getByLabel('Bits', { exact: true }).selectOption('IEEE 754 half (16 bits)');
  await number.fill('1');
  await bit('Bit 9, fraction').click();
  await expect(number).toHaveValue('1.5');
  // All ones in the exponent: NaN, whose bits stay as they were pressed.
  await bit('Bit 14, exponent').click();
  await expect(number).toHaveValue('NaN');
  await bit('Bit 0, fraction').click();
  await bit('Bit 14, exponent').click();
  await expect(number).toHaveValue('1.501');
});
