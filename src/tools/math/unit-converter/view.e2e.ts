import { expect, test } from '../../../../e2e/fixtures';

test('converts as one types, swaps, and finds units', async ({ page, open }) => {
  await open('/tool/unit-converter');
  const value = page.getByLabel('Value', { exact: true });
  const result = page.getByLabel('Result', { exact: true });
  await expect(result).toHaveValue('3.28084');
  await page.getByLabel('From', { exact: true }).selectOption('inch');
  await page.getByLabel('To', { exact: true }).selectOption('centimeter');
  await value.fill('12');
  await expect(result).toHaveValue('30.48');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(value).toHaveValue('30.48');
  await expect(result).toHaveValue('12');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('centimeter');

  await page.getByRole('tab', { name: 'Temperature' }).click();
  await value.fill('98.6');
  await page.getByLabel('From', { exact: true }).selectOption('fahrenheit');
  await page.getByLabel('To', { exact: true }).selectOption('celsius');
  await expect(result).toHaveValue('37');
  await expect(page.getByRole('region', { name: 'Conversion History' })).toContainText('98.6 °F = 37 °C');
  await value.fill('warm');
  await expect(page.getByRole('alert')).toHaveText('Value must be a number.');
  await expect(result).toHaveValue('');

  await page.getByLabel('Search Units').fill('litre');
  await page.getByRole('button', { name: 'liter (L) · Volume' }).click();
  await value.fill('1');
  await expect(page.getByRole('tab', { name: 'Volume' })).toHaveAttribute('aria-selected', 'true');
  await expect(result).toHaveValue('0.264172');
  await page.getByLabel('Rounding').selectOption('10 significant digits');
  await expect(result).toHaveValue('0.2641720524');
  await page.getByRole('button', { name: 'imperial pint 1.759753986 imp pt' }).click();
  await expect(result).toHaveValue('1.759753986');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(value).toHaveValue('');
});

test('reads mb and kb as bytes, and as bits with one press', async ({ page, open }) => {
  await open('/tool/unit-converter?category=data#from=mb&to=kb');
  const result = page.getByLabel('Result', { exact: true });
  await expect(result).toHaveValue('1000');
  await expect(
    page.getByText('Read as megabyte (MB) and kilobyte (kB), not megabit (Mbit) and kilobit (kbit).'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Use megabit and kilobit' }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('megabit');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('kilobit');
  await expect(result).toHaveValue('1000');
});

test('takes a whole question, and leaves its number once units are chosen', async ({ page, open }) => {
  await open('/tool/unit-converter');
  const value = page.getByLabel('Value', { exact: true });
  const result = page.getByLabel('Result', { exact: true });
  await value.fill('30 mpg to l/100km');
  await expect(result).toHaveValue('7.840486');
  await expect(page.getByRole('tab', { name: 'Fuel Economy' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('To', { exact: true }).selectOption('kilometer-per-liter');
  await expect(value).toHaveValue('30');
  await expect(result).toHaveValue('12.754311');
  await value.fill('5 ft 11 in to cm');
  await expect(result).toHaveValue('180.34');
  await expect(page.locator('.uc-marks mark')).toHaveText(['5 ft 11 in', 'cm']);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(value).toHaveValue('180.34');
  await expect(result).toHaveValue('71');
  await page.getByLabel('More categories').selectOption('Torque');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('newton-meter');
});
