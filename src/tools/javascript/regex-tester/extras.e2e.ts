import { readFile } from 'node:fs/promises';
import { expectNoFindings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';
import { button, cells, matches, PATH, pattern, testText } from './view.fixture';

test('draws, tests, writes code and compares flavours, and test cases stay with a saved pattern', async ({
  page,
  open,
}) => {
  await open(PATH);
  await pattern(page).fill('^(?<id>\\d+)(?=€)');
  const diagram = page.getByRole('img', { name: /^Railroad diagram of \/\^/ });
  await expect(diagram.locator('text')).toHaveText(['start', 'group 1 id', 'digit', 'followed by', '“€”']);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download SVG').click()]);
  expect(await readFile(await file.path(), 'utf8')).toContain('<title>Railroad diagram of /^');

  await page.getByLabel('Should match').fill('1€\n22€\nx');
  await page.getByLabel('Should not match').fill('€1');
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(results).toHaveText(['✓1€matches', '✓22€matches', '✗xshould match, no match', '✓€1no match']);
  await expect(page.getByText('3 of 4 passed')).toBeVisible();
  await page.getByLabel('Should match').fill('1€');
  await button(page, 'Save Pattern').click();
  await expect(page.getByText('2 test cases')).toBeVisible();
  await page.getByLabel('Should match').fill('');
  await page.getByLabel('Should not match').fill('');
  await expect(results).toHaveCount(0);
  await button(page, 'Load /^(?<id>\\d+)(?=€)/g').click();
  await expect(results).toHaveText(['✓1€matches', '✓€1no match']);

  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toContainText('text.matchAll(regex)');
  await page.getByLabel('Language').selectOption('Rust');
  await expect(code).toContainText('Regex::new(r"^(?P<id>[0-9]+)(?=€)")');
  await expect(page.getByText('Rust rejects this pattern: it has no look-ahead.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Other Flavors' })).toContainText('RE2 (Go) rejects it');
  await page.getByLabel('Flavor', { exact: true }).selectOption('RE2 (Go)');
  await expect(page.getByRole('alert')).toContainText('invalid or unsupported Perl syntax: `(?=`');
  await testText(page).fill('7€');
  await pattern(page).fill('(?P<id>[[:digit:]]+)');
  await expect(matches(page).locator('mark')).toHaveText(['7']);
  expect(await cells(page)).toEqual([['7', '0', 'id: 7']]);
});

test('follows the steps of a match, and lists what each becomes @long', async ({ page, open }) => {
  await open(PATH);
  await pattern(page).fill('a+b');
  await testText(page).fill('xaab');
  await button(page, 'Show Steps').click();
  const panel = page.getByRole('region', { name: 'Steps of a Match' }).or(page.locator('.rt-steps'));
  await expect(panel).toContainText('Starts here at 0');
  await button(page, 'Step on').click();
  await expect(panel).toContainText('Doesn’t fit at 0');
  await page.getByLabel('Step', { exact: true }).press('End');
  await expect(panel).toContainText('Match at 1');
  await page.getByLabel('Replace', { exact: true }).fill('[$&]');
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(page.getByRole('cell', { name: '[aab]' })).toBeVisible();
  await expectNoFindings(page);
});

test('keeps versions of a pattern under its name @long', async ({ page, open }) => {
  await open(PATH);
  await page.getByLabel('Name', { exact: true }).fill('mail');
  for (const written of ['@', '\\w@', '\\w+@']) {
    await pattern(page).fill(written);
    await button(page, 'Save Pattern').click();
  }
  await expect(page.getByText('mail v3')).toBeVisible();
  await page.getByRole('button', { name: /^Load mail v1/ }).click();
  await expect(pattern(page)).toHaveValue('@');
});
