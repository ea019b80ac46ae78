import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';
import { ALONE, expectWithin, longestTask, watchTasks } from '../../../../e2e/large-input';

const PATH = '/tool/regex-tester';
const pattern = (page: Page) => page.getByLabel('Pattern', { exact: true });
const testText = (page: Page) => page.getByLabel('Test Text', { exact: true });
const matches = (page: Page) => page.getByRole('textbox', { name: 'Matches' });
const information = (page: Page) => page.getByRole('table', { name: 'Match Information' });
const flag = (page: Page, letter: string) => page.getByRole('checkbox', { name: letter, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Cells of the rows that are drawn. */
const cells = (page: Page) =>
  information(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

/** The texts that a colour is on, in a field as it is typed into. */
const coloured = (page: Page, name: string) =>
  page.evaluate(
    (highlight) =>
      [...(CSS.highlights.get(highlight) ?? [])].map(({ startContainer, startOffset, endOffset }) =>
        (startContainer.textContent ?? '').slice(startOffset, endOffset),
      ),
    name,
  );

/** A paste as the browser makes it, without the clipboard. */
const paste = (page: Page, text: string) =>
  testText(page).evaluate((field, pasted) => {
    field.focus();
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

test('marks matches, lists their groups and replaces, live', async ({ page, open }) => {
  await open(PATH);
  await pattern(page).fill('(?<key>\\w+)=(\\d+)?');
  await testText(page).fill('a=1\nbb= C=333');
  await expect(matches(page).locator('mark')).toHaveText(['a=1', 'bb=', 'C=333']);
  await expect(page.getByText('3 matches').first()).toBeVisible();
  expect(await cells(page)).toEqual([
    ['a=1', '0', 'key: a2: 1'],
    ['bb=', '4', 'key: bb2: —'],
    ['C=333', '8', 'key: C2: 333'],
  ]);
  await expect(information(page).getByRole('columnheader')).toHaveText(['Match', 'Index', 'Groups']);
  await page.getByLabel('Replace', { exact: true }).fill('$2<$<key>>$&');
  await expect(page.getByRole('textbox', { name: 'Result' })).toHaveText('1<a>a=1\n<bb>bb= 333<C>C=333');

  await flag(page, 'g').uncheck();
  await expect(matches(page).locator('mark')).toHaveText(['a=1']);
  await pattern(page).fill('C|A');
  await flag(page, 'i').check();
  await flag(page, 'd').check();
  await expect(matches(page).locator('mark')).toHaveText(['a']);
  await information(page).getByRole('button', { name: '0' }).click();
  await expect(matches(page).locator('mark.chosen')).toHaveText('a');

  await button(page, 'Clear All').click();
  await expect(pattern(page)).toHaveValue('');
  await expect(testText(page)).toHaveValue('');
  await expect(page.getByLabel('Replace', { exact: true })).toHaveValue('');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(matches(page).locator('mark')).toHaveText(['a']);
  await expect(page.getByLabel('Replace', { exact: true })).toHaveValue('$2<$<key>>$&');
});

test('colours matches, groups and tokens where they are typed, and the group at the cursor', async ({ page, open }) => {
  await open(PATH);
  await testText(page).fill('k=1 é=22 ');
  await pattern(page).fill('(?<key>.)=(\\d+)');
  await expect.poll(() => coloured(page, 'rt-g2')).toEqual(['1', '22']);
  expect(await coloured(page, 'rt-g1')).toEqual(['k', 'é']);
  expect(await coloured(page, 'rt-even')).toEqual(['=']);
  expect(await coloured(page, 'rt-p1')).toEqual(['(?<key>', ')']);
  expect(await coloured(page, 'rt-quantifier')).toEqual(['+']);
  await pattern(page).press('End');
  await expect.poll(() => coloured(page, 'rt-here-t')).toEqual(['1', '22']);
  expect(await coloured(page, 'rt-here-p')).toEqual(['(\\d+)']);
  await testText(page).press('Control+Home');
  await expect.poll(() => coloured(page, 'rt-here-p')).toEqual(['(?<key>.)']);
  await page.keyboard.type('x');
  await expect.poll(() => coloured(page, 'rt-g1')).toEqual(['k', 'é']);

  // The colours lie where the letters are, however the text wraps and scrolls.
  await testText(page).fill(`${'word k=1 '.repeat(400)}\n\n`);
  await testText(page).press('Control+End');
  const places = () =>
    testText(page).evaluate((area) => {
      const layer = area.parentElement!.querySelector('.rt-behind')!;
      return [area, layer].map(({ scrollTop, scrollHeight, clientWidth }) => ({
        scrollTop,
        scrollHeight,
        clientWidth,
      }));
    });
  await expect.poll(async () => (await places())[0]!.scrollTop).toBeGreaterThan(0);
  const [area, layer] = await places();
  expect(layer).toEqual(area);
  await expect.poll(() => coloured(page, 'rt-g2')).toContain('1');
  expect((await coloured(page, 'rt-g2')).length).toBeLessThan(400);

  await pattern(page).fill('(a');
  await expect.poll(() => coloured(page, 'rt-wrong')).toEqual(['(']);
  await expect.poll(() => coloured(page, 'rt-g1')).toEqual([]);
});

test('u and v exclude each other and say so; complexity follows @long', async ({ page, open }) => {
  await open(PATH);
  await expect(flag(page, 'g')).toBeChecked();
  await expect(page.getByText('Easy', { exact: true })).toBeVisible();
  await flag(page, 'u').check();
  await expect(page.getByText('u and v exclude each other')).toBeVisible();
  await flag(page, 'v').check();
  await expect(flag(page, 'u')).not.toBeChecked();
  await pattern(page).fill('[\\w--\\d]');
  await testText(page).fill('a1');
  await expect(matches(page).locator('mark')).toHaveText(['a']);
  await expect(page.getByText('Complex', { exact: true })).toBeVisible();
});

test('an error names its place and clears matches and result', async ({ page, open }) => {
  await open(PATH);
  await pattern(page).fill('ab');
  await testText(page).fill('ab ab');
  await expect(matches(page).locator('mark')).toHaveCount(2);
  await pattern(page).fill('ab(c');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Invalid regular expression');
  await expect(alert).toContainText('column 3');
  await expect(matches(page).locator('mark')).toHaveCount(0);
  await expect(information(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Result' })).toBeEmpty();
  await alert.getByRole('button', { name: 'Show in input' }).click();
  await page.keyboard.press('Delete');
  await expect(pattern(page)).toHaveValue('abc');
  await expect(alert).toHaveCount(0);
  await expect(testText(page)).toHaveValue('ab ab');
});

test('catastrophic backtracking is stopped and said, and the next edit works', async ({ page, open }) => {
  await open(PATH);
  await testText(page).fill(`${'a'.repeat(32)}!`);
  // Watched from before: it is there for two seconds.
  const stop = expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await pattern(page).fill('^(a+)+$');
  await stop;
  await expect(page.getByText('The repetition (a+)+ can match the same text in many ways')).toBeVisible();
  await expect(page.getByText('Exponential', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Stopped after 2 seconds: this pattern backtracks too much');
  await pattern(page).fill('^a+');
  await expect(matches(page).locator('mark')).toHaveText(['a'.repeat(32)]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('can match the same text in many ways')).toHaveCount(0);
  await expect(page.getByText('Linear', { exact: true })).toBeVisible();
  await pattern(page).fill('\\s+$');
  await expect(page.getByText('Quadratic', { exact: true })).toBeVisible();
  await button(page, 'Use as Test Text').click();
  await expect(testText(page)).toHaveValue(/^ {1000,}!$/);
});

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
  await expect(page.getByText('Rust refuses this pattern: it has no look-ahead.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Other Flavours' })).toContainText('RE2 (Go) refuses it');
  await page.getByLabel('Flavour', { exact: true }).selectOption('RE2 (Go)');
  await expect(page.getByRole('alert')).toContainText('invalid or unsupported Perl syntax: `(?=`');
  await testText(page).fill('7€');
  await pattern(page).fill('(?P<id>[[:digit:]]+)');
  await expect(matches(page).locator('mark')).toHaveText(['7']);
  expect(await cells(page)).toEqual([['7', '0', 'id: 7']]);
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
  await expect(page.getByText('The file names no regex')).toBeVisible();
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

test('a megabyte with 350,000 matches is marked and listed without a freeze', ALONE, async ({ page, open }) => {
  await open(PATH);
  await page.evaluate(watchTasks);
  await pattern(page).fill('(a)b');
  await paste(page, 'ab '.repeat(350_000));
  await expect(page.getByText('350,000 matches').first()).toBeVisible();
  await expect(page.getByText('Showing the first 10,000 of 350,000 matches')).toBeVisible();
  // Rows are drawn once before their width is known.
  await expect.poll(() => page.locator('.rt-mark').count()).toBeLessThan(3_000);
  const rows = information(page).locator('.rows');
  await rows.evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await information(page).getByRole('button', { name: '29997' }).click();
  await expect(matches(page).locator('mark.chosen')).toBeInViewport();
  await pattern(page).fill('(b) ');
  await expect(information(page).getByRole('button', { name: '1', exact: true })).toBeAttached();
  await expectWithin(200, page, await longestTask(page));
});

test('ten thousand lines with a match each become an editor and marked rows @long', async ({ page, open }) => {
  await open(PATH);
  await pattern(page).fill('^line (\\d+)$');
  await flag(page, 'm').check();
  await paste(page, Array.from({ length: 10_000 }, (_, at) => `line ${at}`).join('\n'));
  await expect(page.getByText('10,000 matches').first()).toBeVisible();
  await matches(page).evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await expect(matches(page).locator('mark').last()).toHaveText('line 9999');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible in ${colorScheme}, fits a phone and a laptop @long`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    await open(PATH);
    await expect(page.getByRole('table', { name: 'Regex Cheatsheet' })).toBeAttached();
    await button(page, 'Email addresses').click();
    await flag(page, 'd').check();
    await button(page, 'Save Pattern').click();
    await expect(page.getByText('Capture group 1, named "user":', { exact: true })).toBeVisible();
    await information(page).getByRole('button', { name: '31' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await findings(page)).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [pattern(page), flag(page, 'd'), testText(page), matches(page), information(page)])
      await expect(part).toBeInViewport({ ratio: 1 });
    await pattern(page).fill('(a');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.waitForTimeout(500);
    expect(await findings(page)).toEqual([]);
  });
