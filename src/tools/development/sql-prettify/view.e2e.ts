import { expect, test } from '../../../../e2e/fixtures';

test('has input and result as tabs on a phone, and beside each other elsewhere', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/tool/sql-prettify');
  const input = page.getByLabel('Input', { exact: true });
  const prettified = page.getByRole('textbox', { name: 'Prettified' });
  await input.fill('select a from t');
  await expect(prettified).toBeHidden();
  await page.getByRole('button', { name: 'Prettify SQL' }).click();
  await expect(prettified).toHaveText('SELECT\n  a\nFROM\n  t', { useInnerText: true });
  await expect(page.getByRole('tab', { name: 'Prettified' })).toHaveAttribute('aria-selected', 'true');
  await expect(input).toBeHidden();
  await page.getByRole('tab', { name: 'Input' }).click();
  await expect(input).toHaveValue('select a from t');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(prettified).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Prettified' })).toBeHidden();
});
