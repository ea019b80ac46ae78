import { expect, test } from '../../../../e2e/fixtures';

test('an article has a tab of its own, and its tags follow the fields', async ({ page, open }) => {
  await open('/tool/meta-tags');
  await page.getByLabel('Title').fill('Tea & more');
  await expect(page.getByRole('tab', { name: 'Article' })).toHaveCount(0);
  await page.getByLabel('Page Type').selectOption('Article');
  await page.getByRole('tab', { name: 'Article' }).click();
  await page.getByLabel('Authors').fill('Ann, Bob');
  await page.getByLabel('Published Time').fill('2026-01-02T03:04');
  await page.getByRole('tab', { name: 'Image' }).click();
  await page.getByLabel('Image URL').fill('https://example.com/a.png');
  await page.getByLabel('Image Width').fill('wide');
  await expect(page.getByRole('alert')).toContainText('Image Width must be a whole number of pixels');
  await page.getByLabel('Image Width').fill('1200');
  await page.getByRole('tab', { name: 'Twitter' }).click();
  await page.getByLabel('Card Type').selectOption('Summary with large image');
  await page.getByRole('button', { name: 'Generate Meta Tags' }).click();

  const tags = page.getByRole('textbox', { name: 'Result' });
  for (const tag of [
    '<meta property="og:title" content="Tea &amp; more">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="article:author" content="Bob">',
    '<meta property="article:published_time" content="2026-01-02T03:04:00Z">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    await expect(tags).toContainText(tag);
  await expect(page.getByRole('region', { name: 'Social card' })).toContainText('a.png');

  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByLabel('Page Type').selectOption('Book');
  await expect(page.getByRole('tab', { name: 'Article' })).toHaveCount(0);
  await expect(tags).not.toContainText('article:');
});
