import { expect, test } from '../../../../e2e/fixtures';

test('the case is a radio choice, by mouse and by keyboard', async ({ page, open }) => {
  await open('/tool/mac-generator');
  const first = page.locator('.output-body .list-row code').first();
  await expect(first).toHaveText(/^64:16:7F(:[\dA-F]{2}){3}$/);
  const letters = page.getByRole('group', { name: 'Case', exact: true });
  await letters.getByRole('radio', { name: 'Lowercase' }).check();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(first).toHaveText(/^64:16:7f(:[\da-f]{2}){3}$/);
  await letters.getByRole('radio', { name: 'Lowercase' }).press('ArrowUp');
  await expect(letters.getByRole('radio', { name: 'Uppercase' })).toBeChecked();
});
