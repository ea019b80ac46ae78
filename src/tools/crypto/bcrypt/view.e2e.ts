import { expect, test } from '../../../../e2e/fixtures';

test('hashes, tells the time it will take, and what it made fits', async ({ page, open }) => {
  await open('/tool/bcrypt');
  await expect(page.locator('.bcrypt-estimate')).toBeVisible();
  await page.getByLabel('Cost', { exact: true }).fill('5');
  await page.getByLabel('Password', { exact: true }).fill('tr0ub4dor&3');
  await page.getByRole('button', { name: 'Hash', exact: true }).click();
  const result = page.getByRole('textbox', { name: 'Result' });
  await expect(result).toHaveText(/^\$2b\$05\$[./A-Za-z0-9]{53}$/);
  const hash = await result.innerText();

  await page.getByRole('tab', { name: 'Compare' }).click();
  await page.getByLabel('Bcrypt Hash').fill(hash);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('The password matches this hash.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('Enter a password and press Hash.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await page.getByRole('tab', { name: 'Compare' }).click();
  await page.getByLabel('Bcrypt Hash').fill(hash);
  await page.getByLabel('Password', { exact: true }).fill('tr0ub4dor&4');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('No match');
  await expect(page.locator('.output-box')).not.toHaveClass(/stale/);

  await expect(page).toHaveURL(/mode=compare/);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  expect(left).not.toContain('tr0ub4dor');
  expect(left).not.toContain(hash.slice(7));
});

test('says what is cut off, and can be stopped @long', async ({ page, open }) => {
  await open('/tool/bcrypt?cost=4');
  await page.getByLabel('Password', { exact: true }).fill('x'.repeat(73));
  await page.getByRole('button', { name: 'Hash', exact: true }).click();
  await expect(page.getByText('bcrypt only uses the first 72 bytes')).toBeVisible();
  const hash = await page.getByRole('textbox', { name: 'Result' }).innerText();
  await page.getByRole('tab', { name: 'Compare' }).click();
  await page.getByLabel('Bcrypt Hash', { exact: true }).fill(hash);
  await page.getByLabel('Password', { exact: true }).fill('y'.repeat(73));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('No match');
  await expect(page.getByText('bcrypt only uses the first 72 bytes')).toBeVisible();
  await page.getByRole('tab', { name: 'Hash', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('x'.repeat(73));
  await page.getByLabel('Cost', { exact: true }).fill('15');
  await page.getByRole('button', { name: 'Hash', exact: true }).click();
  await expect(page.getByText(/Working… \d+%/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('x'.repeat(73));
});
