import { expect, test } from '../../../../e2e/fixtures';
import { ALONE, expectWithin, longestTask, watchTasks } from '../../../../e2e/large-input';

test('marks, lists, replaces and takes it back', async ({ page, open }) => {
  await open('/tool/substring-finder');
  const input = page.getByLabel('Input', { exact: true });
  await input.fill('The cat sat.\nA category, a CAT.');
  await page.getByLabel('Substring', { exact: true }).fill('cat');
  const marked = page.getByRole('textbox', { name: 'Highlighted Text' });
  await expect(marked.locator('mark')).toHaveText(['cat', 'cat', 'CAT']);
  await page.getByLabel('Whole Word').check();
  await expect(marked.locator('mark')).toHaveText(['cat', 'CAT']);
  await expect(page.getByRole('group', { name: 'Positions' }).getByRole('button')).toHaveText([/^4/, /^27/]);
  await page.getByLabel('Replace With').fill('dog');
  await page.getByRole('button', { name: 'Replace All' }).click();
  await expect(input).toHaveValue('The dog sat.\nA category, a dog.');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(input).toHaveValue('The cat sat.\nA category, a CAT.');
});

test('a replacement that comes late or fails is gone with the next change @long', async ({ page, open }) => {
  await open('/tool/substring-finder');
  const input = page.getByLabel('Input', { exact: true });
  const long = { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from('cat\n'.repeat(30_000)) };
  await page.getByLabel('Input file').setInputFiles(long);
  await page.getByLabel('Substring', { exact: true }).fill('cat');
  await page.getByLabel('Replace With').fill('dog');
  await expect(page.getByText('30,000 matches').first()).toBeVisible();
  await page.getByRole('button', { name: 'Replace All' }).click();
  const since = 'a cat since';
  await page.getByLabel('Input file').setInputFiles({ ...long, buffer: Buffer.from(since) });
  await expect(page.getByRole('textbox', { name: 'Highlighted Text' }).locator('mark')).toHaveText(['cat']);
  await page.waitForTimeout(1000);
  await expect(input).toHaveValue(since);

  await page.getByLabel('Input file').setInputFiles(long);
  await page.getByLabel('Replace With').fill('x'.repeat(2000));
  await expect(page.getByText('30,000 matches').first()).toBeVisible();
  await page.getByRole('button', { name: 'Replace All' }).click();
  await expect(page.getByRole('alert')).toContainText('The result would be longer');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('stops a regex that never ends, and the page goes on @long', async ({ page, open }) => {
  await open('/tool/substring-finder');
  await page.getByLabel('Regex').check();
  await page.getByLabel('Input', { exact: true }).fill(`${'a'.repeat(40)}!`);
  await page.getByLabel('Substring', { exact: true }).fill('^(a+)+$');
  await expect(page.getByRole('alert')).toContainText('Stopped after 3 seconds', { timeout: 15_000 });
  await page.getByLabel('Substring', { exact: true }).fill('a+');
  await expect(page.getByRole('textbox', { name: 'Highlighted Text' }).locator('mark')).toHaveCount(1);
  await page.getByLabel('Substring', { exact: true }).fill('(a');
  await expect(page.getByRole('alert')).toContainText('Unterminated group');
});

test('thousands of matches do not freeze it', ALONE, async ({ page, open }) => {
  await page.addInitScript(watchTasks);
  await open('/tool/substring-finder');
  await page.getByLabel('Input file').setInputFiles({
    name: 'long.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('lorem ipsum dolor\n'.repeat(10_000)),
  });
  await page.getByLabel('Substring', { exact: true }).fill('o');
  await expect(page.getByText('30,000 matches').first()).toBeVisible();
  await expect(page.getByText('Showing the first 10,000 of 30,000 matches.')).toBeVisible();
  expect(await page.getByRole('textbox', { name: 'Highlighted Text' }).locator('mark').count()).toBeLessThan(500);
  await page.getByRole('button', { name: 'Previous match' }).click();
  await expect(page.locator('.found.chosen')).toBeVisible();
  await expectWithin(500, page, await longestTask(page));
});
