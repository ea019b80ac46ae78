import { findings } from '../../../../e2e/axe';
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

test('reads a pasted page, draws it as each site does, and writes JSON-LD and Next.js metadata @long', async ({
  page,
  open,
}) => {
  await open('/tool/meta-tags');
  await page.getByRole('button', { name: 'Paste HTML' }).click();
  const html = page.getByLabel('HTML of a page');
  await html.fill('<p>nothing</p>');
  await expect(page.getByText('No meta tags were found in it.')).toBeVisible();
  await html.fill(
    '<title>Green tea</title><title>Again</title><meta property="og:url" content="https://example.com/shop/tea"><meta name="twitter:card" content="summary_large_image"><meta name="theme-color" content="#0b6b4d">',
  );
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Green tea');
  await expect(page.getByLabel('URL', { exact: true })).toHaveValue('https://example.com/shop/tea');
  await expect(page.getByRole('heading', { name: 'There more than once' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'og:image:alt' })).toBeVisible();

  for (const site of ['Google', 'Google on a phone', 'Facebook', 'X', 'LinkedIn', 'Slack', 'Discord', 'WhatsApp'])
    await expect(page.getByRole('region', { name: site, exact: true })).toContainText('Green tea');
  await page.getByLabel('Picture from this device').setInputFiles({
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path d="M0 0h9v9z"/></svg>'),
  });
  await expect(page.getByText('Most sites cut 48% off at top and bottom')).toBeVisible();

  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByLabel('JSON-LD').selectOption('Breadcrumb');
  const tags = page.getByRole('textbox', { name: 'Result' });
  await expect(tags).toContainText('"@type": "BreadcrumbList"');
  await expect(tags).toContainText('<meta name="theme-color" content="#0b6b4d">');
  await page.getByLabel('Languages').fill('german');
  await expect(page.getByRole('alert')).toContainText('Line 1 of Languages must begin with a language');
  await page.getByLabel('Languages').fill('de https://example.com/de');
  await page.getByLabel('Write As').selectOption('Next.js metadata');
  await expect(tags).toContainText('languages: {');
  expect(await findings(page)).toEqual([]);
});
