import { expect, test } from '../../../../e2e/fixtures';

test('takes a URL apart, and puts it together again from what is edited', async ({ page, open }) => {
  await open('/tool/url-parser');
  const url = page.getByLabel('URL', { exact: true });
  await expect(url).not.toHaveValue('');
  await url.fill('https://example.org:81/a?x=1&x=2#h');
  await expect(page.getByLabel('Hostname', { exact: true })).toHaveValue('example.org');
  await expect(page.getByLabel('Port', { exact: true })).toHaveValue('81');
  await expect(page.getByLabel('Value 2', { exact: true })).toHaveValue('2');
  await page.getByLabel('Path', { exact: true }).fill('/b c');
  await expect(url).toHaveValue('https://example.org:81/b%20c?x=1&x=2#h');
  await page.getByLabel('Value 2', { exact: true }).fill('ä&');
  await expect(url).toHaveValue('https://example.org:81/b%20c?x=1&x=%C3%A4%26#h');
  await page.getByRole('button', { name: 'Remove 1' }).click();
  await page.getByRole('button', { name: 'Add Parameter' }).click();
  await expect(url).toHaveValue('https://example.org:81/b%20c?x=%C3%A4%26&name=value#h');
  await url.fill('example.org/a');
  await expect(page.getByText('The protocol is missing, so https is used')).toBeVisible();
  await expect(page.getByLabel('Hostname', { exact: true })).toHaveValue('example.org');
  await url.fill('example');
  await expect(page.getByRole('alert')).toContainText('The protocol is missing');
  await expect(url).toHaveValue('example');
});

test('draws the first hundred of ten thousand parameters, and keeps them all @long', async ({ page, open }) => {
  await open('/tool/url-parser');
  const url = page.getByLabel('URL', { exact: true });
  await url.fill(`http://x/?${'a=b&'.repeat(10_000)}last=1`);
  await expect(page.getByLabel('Value 100', { exact: true })).toHaveValue('b');
  await expect(page.getByLabel('Value 101', { exact: true })).toHaveCount(0);
  await expect(page.getByText('9,901 more parameters')).toBeVisible();
  await page.getByRole('button', { name: 'Show 100 More' }).click();
  await page.getByLabel('Value 101', { exact: true }).fill('c');
  await expect(url).toHaveValue(/^http:\/\/x\/\?(?:a=b&){100}a=c&(?:a=b&){9899}last=1$/);
});
