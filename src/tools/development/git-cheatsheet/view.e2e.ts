import { readFile } from 'node:fs/promises';
import { expectNoFindings } from '../../../../e2e/axe';
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

test('asks what one wants, and gives the commands in order @long', async ({ page, open }) => {
  await open('/tool/git-cheatsheet');
  const guide = page.getByRole('main');
  for (const choice of ['undo a commit', 'the last, not pushed', 'keep them as edits'])
    await guide.getByRole('button', { name: choice, exact: true }).click();
  const answer = page.getByRole('region', { name: 'Undo the last commit and keep its changes as edits' });
  await expect(answer.locator('code')).toHaveText(['git reset HEAD~1']);
  await expectNoFindings(page);
  await page.reload();
  await expect(answer).toBeVisible();
  await page.getByRole('button', { name: 'the last, not pushed' }).click();
  await page.getByRole('button', { name: 'an older one, not pushed' }).click();
  await expect(page.getByText('This rewrites commits.')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'solve a conflict' })).toBeVisible();
});

test('nothing is cut off on a phone', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${site.origin}/tool/git-cheatsheet`);
  await page.locator('html[data-ready]').waitFor();
  const edges = await page
    .locator('.row-buttons .button')
    .evaluateAll((buttons) => buttons.slice(0, 40).map((button) => button.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(10);
  expect(Math.max(...edges)).toBeLessThanOrEqual(360);
  await context.close();
});
