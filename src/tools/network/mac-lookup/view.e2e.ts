import { expect, test } from '../../../../e2e/fixtures';

test('fetches the part of the registry it needs from this site, once', async ({ page, open, site, context }) => {
  await open('/tool/mac-lookup');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const input = page.getByLabel('MAC Address', { exact: true });
  const output = page.locator('.output-body');
  await input.fill('3C:22:FB:12:34:56');
  await expect(output).toContainText('Apple, Inc.');
  const parts = fetched.filter((url) => url.includes('oui-'));
  expect(parts.length).toBeGreaterThan(0);
  for (const url of parts) expect(new URL(url).origin).toBe(site.origin);

  // What the page itself fetches once it is quiet must not be missed.
  await expect.poll(() => fetched.some((url) => url.includes('/idle-tasks-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await input.fill('');
  await expect(output).not.toContainText('Apple, Inc.');
  await input.fill('3c22.fb12.3457');
  await expect(output).toContainText('Apple, Inc.');
  expect(fetched.filter((url) => url.includes('oui-'))).toHaveLength(parts.length);

  await context.setOffline(false);
  await page.locator('summary', { hasText: 'IPv6 ULA Generator' }).click();
  await page.locator('details[open]').getByRole('link', { name: 'IPv6 ULA Generator' }).click();
  await expect(page).toHaveURL(/\/tool\/ipv6-ula$/);
});

test('lists the prefixes of a maker @long', async ({ page, open }) => {
  await open('/tool/mac-lookup');
  await page.getByRole('tab', { name: 'Maker' }).click();
  await page.getByLabel('MAC Address', { exact: true }).fill('raspberry pi foundation');
  await expect(page.getByRole('cell', { name: 'B8:27:EB' })).toBeVisible();
});
