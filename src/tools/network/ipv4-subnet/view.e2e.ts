import { expect, test } from '../../../../e2e/fixtures';

test('calculates, draws what it splits, and leaves nothing of a wrong address', async ({ page, open }) => {
  await open('/tool/ipv4-subnet');
  const address = page.getByLabel('IP Address', { exact: true });
  await address.fill('192.168.1.10 255.255.255.0');
  await expect(page.locator('.output-body')).toContainText('192.168.1.0/24');
  await page.getByLabel('Hosts per Subnet').fill('office 100, lab 50, 20');
  await expect(
    page.getByRole('img', {
      name: '192.168.1.0/24 drawn: office 192.168.1.0/25, lab 192.168.1.128/26, Subnet 3 192.168.1.192/27, Free 192.168.1.224/27',
    }),
  ).toBeVisible();
  await page.getByLabel('Contains').fill('192.168.1.200');
  await expect(page.getByText('192.168.1.200 is in 192.168.1.0/24.')).toBeVisible();
  await page.getByLabel('Hosts per Subnet').fill('300');
  await expect(page.getByRole('alert')).toContainText('192.168.1.0/24 has no room for all of them');
  await page.getByLabel('Hosts per Subnet').fill('');
  await page.getByLabel('Split Into').fill('/26');
  await expect(page.locator('.sn-strip i')).toHaveCount(4);

  await address.fill('192.168.300.10/24');
  await expect(page.getByRole('alert')).toContainText('Invalid IPv4 address or CIDR notation');
  await expect(page.getByRole('alert')).toContainText('Part 3, 300, isn’t from 0 to 255.');
  await expect(page.locator('.sn-strip')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await expect(address).toHaveValue('192.168.300.10/24');
});
