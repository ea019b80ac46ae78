import { expect, test } from '../../../../e2e/fixtures';

test('shows every key, shortcuts of the site included, and lets Tab lead out', async ({ page, open }) => {
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
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('The values of the key appear here.')).toBeVisible();
});
