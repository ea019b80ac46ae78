import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';
import { button, cells, flag, information, matches, PATH, pattern, testText } from './view.fixture';

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

test('u and v can’t be combined and say so; complexity follows @long', async ({ page, open }) => {
  await open(PATH);
  await expect(flag(page, 'g')).toBeChecked();
  await expect(page.getByText('Easy', { exact: true })).toBeVisible();
  await flag(page, 'u').check();
  await expect(page.getByText('u and v can’t be combined')).toBeVisible();
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
  await expect(page.getByRole('main').getByText('can match the same text in many ways')).toHaveCount(0);
  await expect(page.getByText('Linear', { exact: true })).toBeVisible();
  await pattern(page).fill('\\s+$');
  await expect(page.getByText('Quadratic', { exact: true })).toBeVisible();
  await button(page, 'Use as Test Text').click();
  await expect(testText(page)).toHaveValue(/^ {1000,}!$/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible in ${colorScheme}, fits a phone and a laptop @long`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    await open(PATH);
    await expect(page.getByRole('table', { name: 'Regex Cheatsheet' })).toBeAttached();
    await button(page, 'Email addresses').click();
    await flag(page, 'd').check();
    // On a phone it waits behind the third button of the panel.
    await button(page, 'More actions').first().click();
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
