import { expect, test } from '../../../../e2e/fixtures';

test('lists subnets, and makes another global ID of the time', async ({ page, open }) => {
  await open('/tool/ipv6-ula');
  await page.getByLabel('Subnets', { exact: true }).fill('2');
  await page.getByLabel('First Subnet').fill('a0');
  await expect(page.getByText('fd20:3706:1234:a1::/64')).toBeVisible();
  await page.getByLabel('First Subnet').fill('ffff');
  await expect(page.getByRole('alert')).toContainText('From ffff on there is only 1 subnet');
  await page.getByLabel('First Subnet').fill('0');
  await page.getByLabel('Global ID').selectOption('Time and MAC (RFC 4193, 3.2.2)');
  await expect(page.getByText('fd20:3706:1234::/64')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy Subnet 0000' })).toBeVisible();
});
