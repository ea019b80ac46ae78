import { BUILT, expect, test } from '../../../../e2e/fixtures';

test('measures as one types, masked, with a bar that grows for half a second', async ({ page, open }) => {
  await open('/tool/password-analyzer');
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await field.fill('Password123!');
  const result = page.locator('.analyzer-result');
  await expect(result).toContainText('Years');
  await expect(result).toContainText('78.84 bits');
  await expect(result).toContainText('79/100');
  await expect(result).toContainText('dictionary attacks are not considered');
  const bar = page.getByRole('progressbar', { name: 'Score' });
  await expect(bar).toHaveAttribute('aria-valuenow', '79');
  const fill = bar.locator('div');
  expect(await fill.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.5s');
  await expect
    .poll(() => bar.evaluate((box) => Math.round((100 * box.firstElementChild!.clientWidth) / box.clientWidth)))
    .toBe(79);
});

test('loads the word lists with the first password', BUILT, async ({ page, open }) => {
  let fetched = 0;
  page.on('response', async (response) => {
    // The faces of the site are counted elsewhere.
    if (!response.url().endsWith('.woff2')) fetched += Number(response.headers()['content-length'] ?? 0);
  });
  await open('/tool/password-analyzer');
  await page.waitForTimeout(300);
  expect(fetched).toBeLessThan(500_000);
});

test('gives a verdict with the parts it found, and keeps nothing', async ({ page, open }) => {
  await open('/tool/password-analyzer');
  await page.getByLabel('Password', { exact: true }).fill('Tr0ub4dor&3');
  const opinion = page.locator('.analyzer-opinion');
  await expect(opinion).toContainText('Weak', { timeout: 60_000 });
  await expect(page.getByText('Stolen, slow hash')).toBeVisible();
  const parts = page.getByRole('list', { name: 'Parts' });
  await expect(parts).toContainText('a word, but for one letter, with signs for letters');
  await expect(parts).not.toContainText('Tr0ub4dor');
  await page.getByRole('button', { name: 'Show Parts' }).click();
  await expect(parts).toContainText('Tr0ub4dor');
  await page.getByLabel('Password', { exact: true }).fill('Xylqotra-Brimvald');
  await expect(opinion).toContainText('Strong');
  await page.getByLabel('Your Own Words', { exact: true }).fill('xylqotra brimvald');
  await expect(opinion).toContainText('Weak');
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  expect(left).not.toMatch(/Tr0ub4dor|xylqotra/i);
});
