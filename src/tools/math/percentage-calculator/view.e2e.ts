import { expect, test } from '../../../../e2e/fixtures';

test('three tabs, their guards, and a history that brings numbers back', async ({ page, open }) => {
  await open('/tool/percentage-calculator');
  const result = page.locator('.output-body > .fields-view .hero-field code');
  await page.getByLabel('Percentage', { exact: true }).fill('15');
  await page.getByLabel('Value', { exact: true }).fill('200');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(result).toHaveText('30.00');
  await page.getByLabel('Percentage', { exact: true }).fill('50');
  await page.keyboard.press('Enter');
  await expect(result).toHaveText('100.00');

  await page.getByRole('tab', { name: '% Change' }).click();
  await expect(result).toHaveCount(0);
  await page.getByLabel('New Value').fill('75');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The old value can’t be 0');
  await page.getByLabel('Old Value').fill('50');
  await page.keyboard.press('Enter');
  await expect(result).toHaveText('50.00%');

  await page.getByRole('tab', { name: 'Reverse %' }).click();
  await page.getByLabel('Final Value').fill('119');
  await page.getByLabel('Rate').fill('19');
  await page.keyboard.press('Enter');
  await expect(result).toHaveText('100.00');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByLabel('Final Value')).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByLabel('Final Value')).toHaveValue('119');

  const history = page.getByRole('region', { name: 'Calculation History' });
  await expect(history.getByRole('button')).toHaveCount(4);
  await history.getByRole('button', { name: '15% of 200 = 30.00' }).click();
  await expect(page.getByLabel('Percentage', { exact: true })).toHaveValue('15');
  await expect(result).toHaveText('30.00');
});

test('shows the numbers of the example while it is empty, and answers further questions and sentences', async ({
  page,
  open,
}) => {
  await open('/tool/percentage-calculator');
  const result = page.locator('.output-body > .fields-view .hero-field code');
  const percentage = page.getByLabel('Percentage', { exact: true });
  await expect(percentage).toHaveAttribute('placeholder', '15');
  await expect(page.getByLabel('Value', { exact: true })).toHaveAttribute('placeholder', '200');
  await percentage.fill('1');
  // What is left empty now counts as 0.
  await expect(page.getByLabel('Value', { exact: true })).toHaveAttribute('placeholder', '0');

  await page.getByRole('tab', { name: 'What % Of' }).click();
  await page.getByLabel('Part', { exact: true }).fill('12');
  await page.getByLabel('Whole', { exact: true }).fill('48');
  await expect(result).toHaveText('25.00%');

  await page.getByRole('tab', { name: 'Question' }).click();
  const question = page.getByRole('textbox', { name: 'Question' });
  await question.fill('20% off 59.99');
  await page.keyboard.press('Enter');
  await expect(result).toHaveText('47.99');
  await question.fill('how are you');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That isn’t a question about percentages');
  await expect(question).toHaveValue('how are you');
});
