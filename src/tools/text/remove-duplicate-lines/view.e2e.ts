import { expect, test } from '../../../../e2e/fixtures';

test('removes lines as one types, and says for a moment that it works', async ({ page, open }) => {
  await open('/tool/remove-duplicate-lines');
  await page.getByRole('textbox').first().fill('b\na\nb');
  await expect(page.getByText('Processing…')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Processed' })).toHaveText('b\na');
  await expect(page.getByText('Processing…')).toHaveCount(0);
});
