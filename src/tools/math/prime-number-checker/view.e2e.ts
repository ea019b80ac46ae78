import { expect, test } from '../../../../e2e/fixtures';

test('tells primes, names the smallest divisor, and keeps a history', async ({ page, open }) => {
  await open('/tool/prime-number-checker');
  const number = page.getByLabel('Number', { exact: true });
  const check = page.getByRole('button', { name: 'Check', exact: true });
  const verdict = page.locator('.hero-field code');
  await expect(check).toBeDisabled();
  await number.fill('18446744073709551557');
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText('18446744073709551557 is a prime number');
  await number.fill('91');
  await check.click();
  await expect(verdict).toHaveText('91 is not a prime number');
  await expect(page.locator('.field-out', { hasText: 'Smallest Divisor' }).locator('code')).toHaveText('7');
  await expect(page.locator('.field-out', { hasText: 'Prime Factors' }).locator('code')).toHaveText('7 × 13');

  await number.fill('-7');
  await check.click();
  await expect(page.getByRole('alert')).toContainText('Please enter a positive integer.');
  await page.getByRole('button', { name: 'About Prime Numbers' }).click();
  await expect(page.getByText('as Euclid showed')).toBeVisible();
  const history = page.getByRole('region', { name: 'Check History' }).getByRole('button');
  await expect(history).toHaveText(['91: not prime', '18446744073709551557: prime']);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(number).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(number).toHaveValue('-7');
});

test('goes on with curves where it is asked to @long', async ({ page, open }) => {
  await open('/tool/prime-number-checker');
  await page.getByLabel('Number', { exact: true }).fill('40275162555025620422920353534225816352142727706919');
  const factors = page.locator('.field-out', { hasText: 'Prime Factors' }).locator('code');
  await expect(factors).toContainText('not factored', { timeout: 60_000 });
  await page.getByLabel('Search Longer').check();
  await expect(factors).toHaveText('422101237942441 × 95415883524410945373019548307866959', { timeout: 60_000 });
});

test('a search without end can be stopped @long', async ({ page, open }) => {
  await open('/tool/prime-number-checker');
  // The product of two Mersenne primes of 183 and 386 digits: nobody takes that apart.
  const hard = String((2n ** 607n - 1n) * (2n ** 1279n - 1n));
  await page.getByLabel('Number', { exact: true }).fill(hard);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(page.getByLabel('Number', { exact: true })).toHaveValue(hard);
  const said = page.getByText('Stopped before it was known.');
  await expect(said).toBeVisible();
  await page.getByLabel('Number', { exact: true }).fill('97');
  await expect(page.locator('.hero-field code')).toHaveText('97 is a prime number');
  await expect(said).toHaveCount(0);
});
