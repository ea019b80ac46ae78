import { expectNoFindings } from '../../../../e2e/axe';
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

test('tells keyup, gives the line of code, and lists all keys', async ({ page, open }) => {
  await open('/tool/keycode-info');
  await page.keyboard.down('Control');
  await page.keyboard.down('s');
  await expect(page.getByText('Down: ControlLeft + KeyS')).toBeVisible();
  await page.keyboard.up('s');
  await page.keyboard.up('Control');
  await expect(page.getByText(/^keyup: Control, after \d+ ms$/)).toBeVisible();
  await expect(page.getByText("if (event.ctrlKey && event.key === 's') {}")).toBeVisible();
  await page.getByLabel('Search keys').fill('13');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectNoFindings(page);
});
