import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';
import { ALONE, expectWithin } from '../../../../e2e/large-input';

const left = (page: Page) => page.getByLabel('Original Text', { exact: true });
const right = (page: Page) => page.getByLabel('Changed Text', { exact: true });
const rows = (page: Page) => page.getByRole('table', { name: 'Differences' }).getByRole('row');

async function fill(page: Page, original: string, changed: string) {
  await left(page).fill(original);
  await right(page).fill(changed);
}

test('shows lines and words that differ in both views, and the scores', async ({ page, open }) => {
  await open('/tool/text-diff-checker');
  await fill(page, 'one\nThe quick brown fox\nthree', 'one\nThe quick red fox\nthree\nfour');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(1).locator('del')).toHaveText('brown');
  await expect(rows(page).nth(1).locator('ins')).toHaveText('red');
  await expect(page.getByText('+2 lines added')).toBeVisible();
  await expect(page.getByText('−1 line removed')).toBeVisible();
  const facts = page.locator('.facts');
  await expect(facts).toContainText(/Similarity Score\s*[\d.]+%/);
  await expect(facts).toContainText(/Readability Score\s*[\d.]+ → [\d.]+/);
  await expect(facts).toContainText(/Top Keywords.*fox ×2/);

  await page.getByRole('tab', { name: 'Unified' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(1)).toHaveText('2−The quick brown fox');
  await expect(rows(page).nth(2)).toHaveText('2+The quick red fox');
  await expect(rows(page).nth(2).getByRole('cell', { name: 'Added' })).toBeVisible();
});

test('says when nothing differs, and what was ignored @long', async ({ page, open }) => {
  await open('/tool/text-diff-checker');
  await fill(page, 'Same, text', 'same  text');
  await expect(page.getByText('+1 line added')).toBeVisible();
  for (const name of ['Ignore Case', 'Ignore Punctuation', 'Ignore Whitespace'])
    await page.getByRole('switch', { name }).check();
  await expect(page.getByText('Identical')).toBeVisible();
  await expect(page.getByText('except for ignored changes')).toBeVisible();
  await expect(page.locator('.facts')).toContainText('100%');
});

test('undo and redo bring back texts and options @long', async ({ page, open }) => {
  await open('/tool/text-diff-checker');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  const ignoreCase = page.getByRole('switch', { name: 'Ignore Case' });
  await expect(undo).toBeDisabled();
  await left(page).fill('first');
  await page.waitForTimeout(600);
  await ignoreCase.check();
  await page.waitForTimeout(600);
  await right(page).fill('second');
  // Within the half second: what was typed is a step all the same.
  await undo.click();
  await expect(right(page)).toHaveValue('');
  await expect(ignoreCase).toBeChecked();
  await undo.click();
  await expect(ignoreCase).not.toBeChecked();
  await expect(left(page)).toHaveValue('first');
  await undo.click();
  await expect(left(page)).toHaveValue('');
  await expect(undo).toBeDisabled();
  await redo.click();
  await redo.click();
  await expect(ignoreCase).toBeChecked();
  await left(page).fill('other');
  await expect(redo).toBeDisabled();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(left(page)).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(left(page)).toHaveValue('other');
});

test('steps from change to change by button and by key @long', async ({ page, open }) => {
  await open('/tool/text-diff-checker');
  const lines = Array.from({ length: 300 }, (_, at) => `line ${at}`);
  const changed = lines.with(5, 'line five').with(250, 'line two hundred and fifty');
  await fill(page, lines.join('\n'), changed.join('\n'));
  await expect(page.getByText('2 changes')).toBeVisible();
  await page.getByRole('button', { name: 'Next Change' }).click();
  await expect(page.getByText('Change 1 of 2')).toBeVisible();
  await page.getByRole('table').focus();
  await page.keyboard.press('n');
  await expect(page.getByText('Change 2 of 2')).toBeVisible();
  await expect(page.getByText('line two hundred and fifty').last()).toBeInViewport();
  await page.keyboard.press('p');
  await expect(page.getByText('line five').last()).toBeInViewport();
  // In the other view, the same change is in sight.
  await page.keyboard.press('n');
  await page.getByRole('tab', { name: 'Unified' }).click();
  await expect(rows(page).getByText('line two hundred and fifty')).toBeVisible();
});

test('takes files, and downloads the texts and a PDF of the diff @long', async ({ page, open }) => {
  await open('/tool/text-diff-checker');
  const file = (text: string) => ({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByLabel('Original Text file').setInputFiles(file('a\nold (words)\n'));
  await page.getByLabel('Changed Text file').setInputFiles(file('a\nnew (words)\n'));
  await expect(rows(page)).toHaveCount(2);

  const saved = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { name: download.suggestedFilename(), content: readFileSync(await download.path(), 'latin1') };
  };
  expect(await saved('Download Texts')).toEqual({
    name: 'diff_texts.txt',
    content: '===== Original Text =====\na\nold (words)\n\n===== Changed Text =====\na\nnew (words)\n',
  });
  const { name, content } = await saved('Export PDF');
  expect(name).toBe('text-diff.pdf');
  expect(content.startsWith('%PDF-1.7')).toBe(true);
  expect(content).toContain('/Filter /DCTDecode');
  expect(content).toContain('(- old \\(words\\))');
  expect(content).toContain('(+ new \\(words\\))');
  expect(content.trimEnd().endsWith('%%EOF')).toBe(true);

  const picture = Buffer.from(content, 'latin1');
  const start = picture.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const drawn = picture.subarray(start, picture.indexOf('endstream', start)).toString('base64');
  const seen = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = { added: 0, removed: 0, addedWord: 0, removedWord: 0 };
    const colours = {
      added: [0xe4, 0xf4, 0xe8],
      removed: [0xfd, 0xec, 0xea],
      addedWord: [0xa3, 0xde, 0xb4],
      removedWord: [0xf6, 0xb5, 0xad],
    };
    for (let at = 0; at < data.length; at += 4)
      for (const [name, colour] of Object.entries(colours))
        if (colour.every((value, channel) => Math.abs(data[at + channel]! - value) <= 8))
          counts[name as keyof typeof counts]++;
    return counts;
  }, drawn);
  // A row is as wide as the page and eleven points high, of which the letters take a little; a word is a part of it.
  for (const row of [seen.added, seen.removed]) expect(row).toBeGreaterThan(10_000);
  for (const word of [seen.addedWord, seen.removedWord]) expect(word).toBeGreaterThan(50);
});

test('long lines wrap, or scroll on both sides in step @long', async ({ page, open }) => {
  await open('/tool/text-diff-checker');
  const long = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ');
  await fill(page, long, `${long} end`);
  await expect(page.getByRole('table')).toContainText('word79');
  expect(await rows(page).count()).toBeGreaterThan(3);
  await page.getByRole('switch', { name: 'Wrap Lines' }).uncheck();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('table').evaluate((box) => {
    box.scrollLeft = box.scrollWidth;
  });
  await expect(rows(page).locator('ins')).toBeInViewport();
  const [one, other] = await rows(page).locator('.diff-text').all();
  const halves = await rows(page).locator('.diff-half').all();
  const offset = async (text: typeof one, half: typeof one) =>
    (await text!.boundingBox())!.x - (await half!.boundingBox())!.x;
  expect(await offset(one, halves[0])).toBeCloseTo(await offset(other, halves[1]), -1);
  expect(await offset(one, halves[0])).toBeLessThan(-100);
});

test('copies lines as they are: one side, without numbers, without the breaks of wrapping @long', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/text-diff-checker');
  const long = 'a fairly long sentence to be wrapped in half a page '.repeat(4).trim();
  await fill(page, `${long}\nold`, `${long}\nnew`);
  await expect(rows(page).locator('ins')).toHaveText('new');
  await page.getByRole('table').evaluate((box) => {
    const halves = box.querySelectorAll('.diff-half.right .diff-text');
    halves[0]!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    getSelection()!.setBaseAndExtent(halves[0]!, 0, halves[halves.length - 1]!, 1);
  });
  await page.getByRole('table').focus();
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${long}\nnew`);
});

test('is reachable by everyone, in both themes and on a phone @long', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open('/tool/text-diff-checker');
    await fill(page, 'one\ntwo words\nthree', 'one\n2 words\nfour\nthree');
    // One below the other there: two that stay, one changed, one added.
    await expect(rows(page)).toHaveCount(5);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('100,000 lines on both sides leave the page responsive', ALONE, async ({ page, open }, info) => {
  test.slow();
  await page.addInitScript(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { seen });
  });
  const longest = async (during: string) => {
    const milliseconds = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: number[] };
      return Math.max(0, ...seen.splice(0));
    });
    info.annotations.push({ type: `longest task while ${during}`, description: `${Math.round(milliseconds)} ms` });
    return milliseconds;
  };
  const lines = Array.from({ length: 100_000 }, (_, at) => `line ${at} of a long log, with a few words in it`);
  const changed = lines.map((line, at) => (at % 100 === 50 ? `${line} and more` : line));
  // On disk: handed over in memory, the runner itself would keep the page busy for a second.
  const file = (name: string, text: string[]) => {
    writeFileSync(info.outputPath(name), text.join('\n'));
    return info.outputPath(name);
  };

  await open('/tool/text-diff-checker');
  await page.getByLabel('Original Text file').setInputFiles(file('left.log', lines));
  await page.getByLabel('Changed Text file').setInputFiles(file('right.log', changed));
  await expect(page.getByText('+1,000 lines added')).toBeVisible({ timeout: 60_000 });
  await expectWithin(500, page, await longest('comparing'));
  // Only what is on screen exists.
  expect(await rows(page).count()).toBeLessThan(100);

  const table = page.getByRole('table');
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await table.evaluate((box, share) => {
      box.scrollTop = box.scrollHeight * share;
    }, part);
    await page.waitForTimeout(50);
  }
  await expect(table).toContainText('line 99999');
  await page.getByRole('tab', { name: 'Unified' }).click();
  await table.focus();
  for (let times = 0; times < 10; times++) await page.keyboard.press('n');
  await expect(page.getByText('Change 10 of 1,000')).toBeVisible();
  await expectWithin(250, page, await longest('scrolling'));

  await page.getByRole('button', { name: 'Edit' }).last().click();
  const editor = page.locator('.code-editor').getByRole('textbox').last();
  await editor.click({ position: { x: 8, y: 20 } });
  await page.keyboard.type('typed while it works ', { delay: 30 });
  await expectWithin(250, page, await longest('typing'));
  await expect(page.getByText('+1,001 lines added')).toBeVisible({ timeout: 60_000 });
});

test('writes a patch that names the file, and merges change by change @long', async ({ page, open }) => {
  await open('/tool/text-diff-checker');
  await fill(page, 'one\ntwo\nthree\nfour\nfive\n', 'one\n2\nthree\nfour\n5\n');
  await page.getByRole('tab', { name: 'Patch' }).click();
  const patch = page.getByLabel('Patch', { exact: true }).last();
  await expect(patch).toContainText('+++ b/text.txt');
  await page.getByLabel('File Name').fill('src/list.txt');
  await page.getByLabel('Context Lines').fill('0');
  await expect(patch).toContainText('--- a/src/list.txt');
  await expect(patch).toContainText('@@ -2 +2 @@');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('list.txt.patch');

  await page.getByRole('tab', { name: 'Merge' }).click();
  const merged = page.getByLabel('Merged Text', { exact: true }).last();
  await expect(page.getByText('2 changes')).toBeVisible();
  await expect(merged).toContainText('two');
  await page.getByRole('tablist', { name: 'Change 2' }).getByRole('tab', { name: 'Changed' }).click();
  await expect(merged).toContainText('5');
  await page.getByRole('tablist', { name: 'Change 1' }).getByRole('tab', { name: 'Both' }).click();
  await page.getByRole('button', { name: 'Use as Original' }).click();
  await expect(left(page)).toHaveValue('one\ntwo\n2\nthree\nfour\n5\n');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(left(page)).toHaveValue('one\ntwo\nthree\nfour\nfive\n');
});

test('merges three texts and has conflicts decided, on a phone and for everyone @long', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/tool/text-diff-checker?view=merge');
  await page.getByRole('button', { name: /^Options/ }).click();
  await page.getByRole('switch', { name: 'Three-Way Merge' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Common Ancestor', { exact: true }).fill('a\nb\nc\nd\n');
  await fill(page, 'A\nb\nc\nmine\n', 'a\nb\nc\ntheirs\n');
  await expect(page.getByText('1 of 1 conflict open')).toBeVisible();
  // What the header lies over just now is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const merged = page.getByLabel('Merged Text', { exact: true }).last();
  await expect(merged).toContainText('<<<<<<< Original Text');
  await page.getByRole('tablist', { name: 'Conflict, change 2' }).getByRole('tab', { name: 'Changed' }).click();
  await expect(page.getByText('0 of 1 conflict open')).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('A\nb\nc\ntheirs\n');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findings(page)).toEqual([]);
});

test('marks characters, and leaves blank lines and the ends of lines alone @long', async ({ page, open }) => {
  await open('/tool/text-diff-checker');
  await fill(page, 'colour\nmid\n\nsame  \nend', 'color\nmid\nsame\nend');
  await page.getByLabel('Mark', { exact: true }).selectOption('Characters');
  await expect(rows(page).nth(0).locator('del')).toHaveText('u');
  await expect(page.getByText('2 changes')).toBeVisible();
  await page.getByRole('switch', { name: 'Ignore Blank Lines' }).check();
  await page.getByRole('switch', { name: 'Ignore Whitespace' }).check();
  await page.getByLabel('Whitespace', { exact: true }).selectOption('At line ends');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await expect(page.getByText('+1 line added')).toBeVisible();
});
