// What outlives an edit: its steps, saved patterns, configurations and links.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../../e2e/fixtures';
import { button, flag, matches, PATH, pattern, testText } from './view.fixture';

test('undo and redo step through the edits of the pattern @long', async ({ page, open }) => {
  await open(PATH);
  const undo = button(page, 'Undo');
  const redo = button(page, 'Redo');
  await expect(undo).toBeDisabled();
  await expect(redo).toBeDisabled();
  await pattern(page).fill('one');
  await pattern(page).fill('two');
  await pattern(page).press('End');
  await page.keyboard.type('!?');
  await undo.click();
  await expect(pattern(page)).toHaveValue('two');
  await undo.click();
  await expect(pattern(page)).toHaveValue('one');
  await redo.click();
  await redo.click();
  await expect(pattern(page)).toHaveValue('two!?');
  await expect(redo).toBeDisabled();
  await undo.click();
  await pattern(page).fill('three');
  await expect(redo).toBeDisabled();
  for (const value of ['two', 'one', '']) {
    await undo.click();
    await expect(pattern(page)).toHaveValue(value);
  }
  await expect(undo).toBeDisabled();
});

test('clearing is a step: Undo brings pattern, replacement and text back, and so do the keys @long', async ({
  page,
  open,
}) => {
  await open(PATH);
  await button(page, 'Dates turned round').click();
  await expect(matches(page).locator('mark')).toHaveCount(2);
  await button(page, 'Clear All').click();
  await expect(testText(page)).toHaveValue('');
  await page.getByTitle('Undo').click();
  await expect(matches(page).locator('mark')).toHaveCount(2);
  await expect(page.getByLabel('Replace', { exact: true })).toHaveValue('$3.$2.$1');
  await button(page, 'Clear All').click();
  await expect(testText(page)).toHaveValue('');
  await testText(page).press('Control+z');
  await expect(testText(page)).toHaveValue('From 2026-01-02\nto 2026-12-31');
  await expect(matches(page).locator('mark')).toHaveCount(2);
});

test('saves, loads and deletes patterns, over a reload', async ({ page, open }) => {
  await open(PATH);
  await pattern(page).fill('\\d+');
  await flag(page, 'm').check();
  await button(page, 'Save Pattern').click();
  await pattern(page).fill('other');
  await flag(page, 'm').uncheck();
  await open(PATH);
  await expect(pattern(page)).toHaveValue('other');
  await button(page, 'Load /\\d+/gm').click();
  await expect(pattern(page)).toHaveValue('\\d+');
  await expect(flag(page, 'm')).toBeChecked();
  await button(page, 'Delete /\\d+/gm').click();
  await expect(button(page, 'Load /\\d+/gm')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(button(page, 'Load /\\d+/gm')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('localkit:regex-patterns'))).toBe(
    '[{"regex":"\\\\d+","flags":"gm"}]',
  );
});

test('exports the configuration and imports it again, with a way back @long', async ({ page, open }) => {
  await open(PATH);
  await button(page, 'Dates turned round').click();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export Configuration').click()]);
  expect(file.suggestedFilename()).toBe('regex-config.json');
  const config = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(config)).toEqual({
    regex: '(\\d{4})-(\\d\\d)-(\\d\\d)',
    flags: 'g',
    text: 'From 2026-01-02\nto 2026-12-31',
    replacementText: '$3.$2.$1',
  });
  await pattern(page).fill('mine');
  await testText(page).fill('my text');
  const picker = page.getByLabel('Configuration file');
  await picker.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"no":1}') });
  await expect(page.getByText('The file contains no regex')).toBeVisible();
  await expect(pattern(page)).toHaveValue('mine');
  await picker.setInputFiles({ name: 'y.json', mimeType: 'application/json', buffer: Buffer.from(config) });
  await expect(page.getByRole('textbox', { name: 'Result' })).toHaveText('From 02.01.2026\nto 31.12.2026');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(pattern(page)).toHaveValue('mine');
  await expect(testText(page)).toHaveValue('my text');
});

test('a link carries pattern, flags, replacement and, if asked, the text @long', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(PATH);
  await button(page, 'Email addresses').click();
  await page.getByLabel('Share').click();
  await button(page, 'Copy link with input').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(matches(page).locator('mark')).toHaveText(['ada@example.com', 'bob.li@mail.example.org']);
  await expect(button(page, 'Undo')).toBeDisabled();
  await button(page, 'Copy Matches').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Match\tIndex\tGroups\nada@example.com\t9\tuser: ada, host: example.com\nbob.li@mail.example.org\t31\tuser: bob.li, host: mail.example.org',
  );
});
