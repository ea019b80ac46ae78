import { expect, test } from '../../../../e2e/fixtures';

test('chooses a category, tries an expression and changes it', async ({ page, open }) => {
  await open('/tool/regex-cheatsheet');
  await page.getByRole('button', { name: 'Lookaround', exact: true }).click();
  await expect(page.getByRole('table')).toHaveCount(1);
  await page.getByRole('button', { name: 'Try q(?=u)', exact: true }).click();
  await expect(page.getByLabel('Pattern')).toHaveValue('q(?=u)');
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  await expect(page.locator('mark')).toHaveText(['q']);
  await page.getByLabel('Test Text').fill('queue quay Iraq');
  await expect(page.getByText('2 matches', { exact: true })).toBeVisible();
  await page.getByLabel('Pattern').fill('(');
  await expect(page.getByRole('alert')).toContainText('Unterminated group');
});

test('stops a pattern that backtracks without end', async ({ page, open }) => {
  await open('/tool/regex-cheatsheet');
  await page.getByLabel('Search').fill('empty line');
  await page.getByRole('button', { name: /^Try/ }).click();
  await page.getByLabel('Test Text').fill(`${'a'.repeat(34)}!`);
  await page.getByLabel('Pattern').fill('^(a+)+$');
  await expect(page.getByRole('alert')).toContainText('Stopped after 2 seconds', { timeout: 10_000 });
  await page.getByLabel('Pattern').fill('a+');
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
});
