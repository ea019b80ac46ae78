import { expectNoFindings } from '../../../../e2e/axe';
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

test('asks for what takes a moment, says what is refused, and writes JSON @long', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/device-info');
  await expect(page.getByLabel('Display', { exact: true })).toContainText(/Refresh rate\s*(\d+ Hz|Not reported)/);
  await expect(page.getByLabel('Graphics', { exact: true })).toContainText(/WebGL|GPU/);
  await expect(page.getByLabel('Permissions', { exact: true })).toContainText('Allowed');
  await expect(page.getByLabel('Language and region', { exact: true })).toContainText('en-US');
  await page.getByRole('button', { name: 'Copy JSON' }).click();
  const json = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(json.screen.screenSize).toBe(await page.evaluate(() => `${screen.width} × ${screen.height}`));
  expect(Object.keys(json)).toHaveLength(15);
  expect(json.features.webassembly).toBe('Yes');
  await expectNoFindings(page);
});
