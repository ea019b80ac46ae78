import { expect, test } from '../../../../e2e/fixtures';

test('takes two and more numbers, and never fewer than two', async ({ page, open }) => {
  await open('/tool/gcd-lcm-calculator');
  const calculate = page.getByRole('button', { name: 'Calculate', exact: true });
  const answers = page.locator('.hero-field code');
  await expect(calculate).toBeDisabled();
  // The worked example belongs to the numbers that stand in the fields.
  await expect(page.getByLabel('Number 1')).toHaveAttribute('placeholder', '48');
  await expect(page.getByLabel('Number 2')).toHaveAttribute('placeholder', '18');
  await expect(page.locator('.sample')).toContainText('144');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.getByLabel('Number 1').fill('48');
  await expect(calculate).toBeDisabled();
  await page.getByLabel('Number 2').fill('18');
  await page.keyboard.press('Enter');
  await expect(answers).toHaveText(['6', '144']);
  await expect(page.getByText('48 = 2 × 18 + 12')).toBeVisible();

  await page.getByRole('button', { name: 'Add Number' }).click();
  await expect(page.getByLabel('Number 3', { exact: true })).toBeFocused();
  await expect(calculate).toBeDisabled();
  await page.keyboard.type('8');
  await calculate.click();
  await expect(answers).toHaveText(['2', '144']);
  await page.getByLabel('Number 3', { exact: true }).fill('0');
  await calculate.click();
  await expect(page.getByRole('alert')).toContainText('Please enter positive integers only.');
  await expect(page.getByRole('alert')).toContainText('the GCD is that of the other numbers, 6, and the LCM is 0');
  await page.getByRole('button', { name: 'Remove Number 3' }).click();
  await expect(page.getByLabel('Number 3', { exact: true })).toHaveCount(0);

  const history = page.getByRole('region', { name: 'History' }).getByRole('button');
  await expect(history).toHaveText(['48, 18, 8: GCD 2, LCM 144', '48, 18: GCD 6, LCM 144']);
  await history.first().click();
  await expect(page.getByLabel('Number 3', { exact: true })).toHaveValue('8');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByLabel('Number 1')).toHaveValue('');

  await page.getByLabel('Number 1').fill('gcd(48, 18)');
  await expect(page.getByLabel('Number 2', { exact: true })).toHaveValue('18');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByLabel('Number 1').fill(Array.from({ length: 60 }, (_, at) => at + 1).join(' '));
  await expect(page.getByText('11 numbers at the end of what you pasted were left out.')).toBeVisible();
});
