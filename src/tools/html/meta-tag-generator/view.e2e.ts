import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

test('tags and previews follow the fields, escaped @long', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/meta-tag-generator');
  await page.getByLabel('Title', { exact: true }).fill('Fish & "chips"');
  await page.getByLabel('Description', { exact: true }).fill('<b>Fresh</b>');
  await page.getByRole('tab', { name: 'Social Media Tags' }).click();
  await page.getByLabel('OG URL').fill('https://example.com/menu/today');
  await page.getByLabel('Twitter Card').selectOption('Summary with large image');
  await page.getByText('Advanced Options', { exact: true }).click();
  await page.getByLabel('Apple Icon').fill('/apple.png');

  const tags = page.getByRole('textbox', { name: 'Generated Meta Tags' });
  await expect(tags).toContainText('<title>Fish &amp; &quot;chips&quot;</title>');
  await expect(tags).toContainText('content="&lt;b&gt;Fresh&lt;/b&gt;"');
  await expect(tags).toContainText('<meta name="twitter:card" content="summary_large_image">');
  await expect(tags).toContainText('<link rel="apple-touch-icon" href="/apple.png">');

  const result = page.getByRole('region', { name: 'Search result' });
  await expect(result).toContainText('Fish & "chips"');
  await expect(result).toContainText('example.com › menu › today');
  await expect(page.getByRole('region', { name: 'Social card' })).toContainText('<b>Fresh</b>');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\n+/g, '\n')).toBe((await tags.innerText()).replace(/\n+/g, '\n'));
  await expect(page.getByRole('button', { name: 'Copy to Clipboard' })).toBeVisible();
});
