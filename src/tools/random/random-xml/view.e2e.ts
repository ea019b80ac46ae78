import { expect, test } from '../../../../e2e/fixtures';

test('draws records of the fields in the form', async ({ page, open }) => {
  await open('/tool/random-xml');
  await page.getByRole('tab', { name: 'Own fields' }).click();
  await page.getByLabel('Type of plan').selectOption('constant');
  await page.getByLabel('Arguments of plan').fill('gold');
  await expect(page.locator('.output-box')).toContainText('gold');
});
