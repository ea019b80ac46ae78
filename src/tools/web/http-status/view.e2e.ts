import { expect, test } from '../../../../e2e/fixtures';

test('the list scrolls in an area of 600 pixels', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/tool/http-status');
  const list = page.getByRole('region', { name: 'Status codes', exact: true });
  await expect(list.getByRole('row').nth(20)).toBeAttached();
  expect(await list.evaluate((area) => [area.clientHeight, area.scrollHeight > 600])).toEqual([600, true]);
});
