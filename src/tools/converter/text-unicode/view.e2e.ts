import { expect, test } from '../../../../e2e/fixtures';

test('shows every form at once, each to copy, and reads one back', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/text-unicode');
  const input = page.getByLabel('Input', { exact: true });
  await input.fill('é🙂');
  await page.getByLabel('Format').selectOption('All at once');
  await page.getByRole('button', { name: 'Copy UTF-16 bytes' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('00 E9 D8 3D DE 42');
  await expect(page.getByRole('button', { name: 'Copy Punycode' })).toBeVisible();

  await page.getByRole('tab', { name: 'Unicode to Text' }).click();
  await page.getByLabel('From').selectOption('UTF-16 bytes');
  await input.fill('00 E9 D8 3D DE 42');
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('é🙂');
  await input.fill('00 E9 D8 3D');
  await expect(page.getByRole('alert')).toContainText('The bytes are not valid UTF-16 here');
  await expect(input).toHaveValue('00 E9 D8 3D');
});
