import { expect, test } from '../../../../e2e/fixtures';

test('makes as many as asked for, of the version asked for', async ({ page, open }) => {
  await open('/tool/uuid-generator');
  await page.getByLabel('Version', { exact: true }).selectOption('v7');
  await page.getByLabel('Count', { exact: true }).fill('1000');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('1,000 results')).toBeVisible();
  await expect(page.getByLabel('UUIDs').getByRole('listitem').first()).toContainText(/^[\da-f]{8}-[\da-f]{4}-7/);

  await page.getByLabel('Version', { exact: true }).selectOption('v5');
  await page.getByLabel('Name', { exact: true }).fill('www.example.com');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByLabel('UUIDs')).toContainText('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('takes one apart, and does not remember it', async ({ page, open }) => {
  await open('/tool/uuid-generator');
  await page.getByLabel('UUID', { exact: true }).fill('{017F22E2-79B0-7CC3-98C4-DC0C0C07398F}');
  const parts = page.getByLabel('Parts');
  await expect(parts).toContainText('2022-02-22T19:22:22.000Z');
  await page.getByLabel('UUID', { exact: true }).fill('017F22E2-79B0');
  await expect(page.getByRole('alert')).toContainText('This isn’t a UUID');
  await page.waitForTimeout(300);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }) + location.href);
  expect(left).not.toContain('017F22E2');
});
