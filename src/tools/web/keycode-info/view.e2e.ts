import { expect, test } from '../../../../e2e/fixtures';

test('shows every key, shortcuts of the site included, and lets Tab lead out', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/keycode-info');
  const event = page.getByLabel('Event', { exact: true });
  await page.keyboard.press('a');
  await expect(event).toContainText('KeyA');
  await expect(event).toContainText('65');
  await page.keyboard.press('/');
  await expect(event).toContainText('Slash');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(event).toContainText('Ctrl');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('NumpadEnter');
  await expect(event).toContainText('Numpad');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('application')).not.toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'KeyA' })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy All' }).click();
  await expect.poll(async () => JSON.parse((await copied()) || '{}')).toMatchObject({ key: 'Tab', code: 'Tab' });
  await page.getByRole('button', { name: 'Copy Code', exact: true }).click();
  await expect.poll(copied).toBe('Tab');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('The key’s values appear here.')).toBeVisible();
});
