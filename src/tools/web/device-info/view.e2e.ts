import { expect, test } from '../../../../e2e/fixtures';

test('shows what the browser says, and follows the window', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/device-info');
  await expect(page.getByLabel('Window', { exact: true })).toContainText('1280 × 800');
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(page.getByLabel('Window', { exact: true })).toContainText('900 × 700');
  const screen = page.getByLabel('Screen', { exact: true });
  await expect(screen).toContainText(`${await page.evaluate(() => devicePixelRatio)} dppx`);
  await expect(screen).toContainText('bits');
  await expect(page.getByLabel('Device', { exact: true })).toContainText(
    await page.evaluate(() => navigator.userAgent),
  );
  await page.getByRole('button', { name: 'Copy All' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Window size: 900 × 700');
});
