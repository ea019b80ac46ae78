import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../../e2e/fixtures';

test('searches, stars, copies and exports what is seen', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/git-cheatsheet');
  await page.getByLabel('Search', { exact: true }).fill('undo last commit');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('code') });
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Favourite git reset HEAD~1', exact: true }).click();
  await page.getByRole('button', { name: 'Copy git reset HEAD~1', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('git reset HEAD~1');

  await page.getByLabel('Search', { exact: true }).fill('');
  await page.getByLabel('Category').selectOption('Stash');
  await expect(rows).toHaveCount(12);
  await page.getByLabel('Category').selectOption('All');
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(rows).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('git-cheatsheet.md');
  expect(await readFile(await file.path(), 'utf8')).toContain('| `git reset HEAD~1` | Undo the last commit');
  expect(await readFile(await file.path(), 'utf8')).not.toContain('git stash');
});
