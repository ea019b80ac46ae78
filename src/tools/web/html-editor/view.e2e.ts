import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';
import { countHits, getHits } from '../../../../e2e/hostile';
import { ALONE, expectWithin, longestTask, watchTasks } from '../../../../e2e/large-input';
import { payloads } from '../../../../e2e/payloads';
import { DOCS, FROM_DOCS, FROM_WORD, WORD } from '../../../engines/html-clean/word.fixture';

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const source = (page: Page) => page.locator('.code-editor').getByRole('textbox', { name: 'HTML' });

async function openEditor(page: Page, open: (path: string) => Promise<void>, path = '/tool/html-editor') {
  await open(path);
  await expect(content(page)).toHaveAttribute('contenteditable', 'true');
  await expect(button(page, 'Bold')).toBeEnabled();
}

/** The HTML as Copy gives it. */
async function copied(page: Page): Promise<string> {
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await expect(button(page, 'Copy')).toBeVisible();
  return text;
}

const paste = (page: Page, html: string, text = 'x') =>
  content(page).evaluate(
    (box, [rich, plain]) => {
      const data = new DataTransfer();
      data.setData('text/html', rich!);
      data.setData('text/plain', plain!);
      (box as HTMLElement).focus();
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [html, text],
  );

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('writes with keys alone, and the draft is there after a reload', async ({ page, open }) => {
  await openEditor(page, open);
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+Alt+Digit2');
  await expect(button(page, 'Heading 2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Title');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Paragraph')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Some ');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('bold');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' text');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Shift+Digit8');
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('two');

  // Out of the text, along the toolbar by arrow keys, to a dialog and back.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowLeft');
  await expect(button(page, 'Link')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Enter a URL, an email address');
  await expectNoFindings(page);
  await page.getByLabel('Address').fill('example.com');
  await page.getByLabel('Text', { exact: true }).fill('a link');
  await page.keyboard.press('Enter');
  await expect(content(page)).toBeFocused();

  const html =
    '<h2>Title</h2>\n<p>Some <strong>bold</strong> text</p>\n<ul>\n  <li>\n    one\n    <ul>\n      <li>two</li>\n    </ul>\n  </li>\n</ul>\n<p><a href="https://example.com">a link</a></p>';
  expect(await copied(page)).toBe(html);
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(content(page).locator('a')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(content(page).locator('a')).toHaveCount(1);
  await expect(page.getByText('· Saved')).toBeVisible();
  await page.reload();
  await expect(content(page).locator('h2')).toHaveText('Title');
  expect(await copied(page)).toBe(html);
});

test('signs of Markdown become what they stand for, and Undo brings them back', async ({ page, open }) => {
  await openEditor(page, open);
  const box = content(page);
  await box.focus();
  await page.keyboard.type('## Title');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  for (let at = 0; at < 2; at++) await page.keyboard.press('Enter');
  await page.keyboard.type('1. first');
  for (let at = 0; at < 2; at++) await page.keyboard.press('Enter');
  await page.keyboard.type('> said');
  for (let at = 0; at < 2; at++) await page.keyboard.press('Enter');
  await page.keyboard.type('a # b - c');
  await page.keyboard.press('Enter');
  await page.keyboard.type('```let x');
  expect(await copied(page)).toBe(
    '<h2>Title</h2>\n<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>\n<ol>\n  <li>first</li>\n</ol>\n<blockquote>\n  <p>said</p>\n</blockquote>\n<p>a # b - c</p>\n<pre>let x</pre>',
  );

  await button(page, 'Clear All').click();
  await box.focus();
  await page.keyboard.type('# ');
  await expect(box.locator('h1')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(box.locator('h1')).toHaveCount(0);
  await expect(box).toContainText('#');
});

test('a new block leaves no stray line, and of a document that is deleted no heading is left @long', async ({
  page,
  open,
}) => {
  await openEditor(page, open);
  const box = content(page);
  await box.focus();
  await page.keyboard.type('# Title');
  await expect(box.locator(':scope > *')).toHaveText(['Title', '']);
  await expect(box.locator(':scope > br')).toHaveCount(0);
  for (const key of ['Delete', 'Backspace']) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press(key);
    await expect(box.locator('h1, ul')).toHaveCount(0);
    await page.keyboard.type('- item');
    await expect(box.locator('li')).toHaveText('item');
  }
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(box.locator('li')).toHaveText('item');
});

test('finds and replaces across bold words, in one step for Undo @long', async ({ page, open }) => {
  await openEditor(page, open);
  await content(page).focus();
  await paste(page, '<p>One o<b>n</b>e</p><ul><li>one more, someone</li></ul>');
  await page.keyboard.press('ControlOrMeta+f');
  await page.getByLabel('Find', { exact: true }).fill('one');
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 4')).toBeVisible();
  await page.getByLabel('Match Case').check();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expectNoFindings(page);
  await page.getByLabel('Replace with').fill('two');
  await button(page, 'Replace').click();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await button(page, 'Replace All').click();
  await expect(page.getByText('Not found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(content(page)).toBeFocused();
  await expect(content(page).locator('p').first()).toHaveText('One two');
  await expect(content(page).locator('li')).toHaveText('two more, sometwo');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(content(page).locator('li')).toHaveText('one more, someone');
  await expect(content(page).locator('p').first()).toHaveText('One two');
});

test('colors words, merges cells and resizes a picture @long', async ({ page, open }) => {
  await openEditor(page, open);
  await content(page).focus();
  await page.keyboard.type('red');
  await page.keyboard.press('ControlOrMeta+a');
  await button(page, 'Font Color').click();
  await button(page, 'Blue').click();
  await expectNoFindings(page);
  await button(page, 'Apply').click();
  await expect(content(page).locator('span')).toHaveCSS('color', 'rgb(31, 95, 196)');
  await button(page, 'Highlight').click();
  await button(page, 'Apply').click();
  expect(await copied(page)).toMatch(/color: ?(?:rgb\(31, 95, 196\)|#1f5fc4)/);
  expect(await copied(page)).toMatch(/background-color: ?(?:rgb\(255, 228, 92\)|#ffe45c)/);

  await button(page, 'Clear All').click();
  await content(page).focus();
  await paste(page, '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><p>end</p>');
  await content(page).locator('td').first().click();
  await expect(button(page, 'Merge Cells')).toBeDisabled();
  await page.evaluate(() => {
    const [one, , , last] = document.querySelectorAll('.html-editor-page td');
    getSelection()!.setBaseAndExtent(one!.firstChild!, 0, last!.firstChild!, 1);
  });
  await button(page, 'Merge Cells').click();
  await expect(content(page).locator('td')).toHaveCount(1);
  await expect(content(page).locator('td')).toHaveAttribute('colspan', '2');
  await expectNoFindings(page);
  await button(page, 'Split Cell').click();
  await expect(content(page).locator('td')).toHaveCount(4);

  await button(page, 'Clear All').click();
  await content(page).focus();
  await paste(
    page,
    '<p>x <img alt="dot" width="100" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></p>',
  );
  const picture = content(page).locator('img');
  await picture.click();
  const grip = page.getByRole('slider', { name: 'Picture size' });
  const box = (await grip.boundingBox())!;
  await page.mouse.move(box.x + 12, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 72, box.y + 12, { steps: 4 });
  await page.mouse.up();
  await expect(picture).toHaveAttribute('width', '160');
  await grip.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(picture).toHaveAttribute('width', '150');
  await expectNoFindings(page);
  expect(await copied(page)).toContain('width="150"');
});

test('images, tables and source go both ways @long', async ({ page, open }) => {
  await openEditor(page, open);
  await content(page).click();
  await button(page, 'Table').click();
  await page.getByLabel('Rows').fill('2');
  await page.getByLabel('Columns').fill('2');
  await button(page, 'Insert').click();
  await page.keyboard.type('A');
  await page.keyboard.press('Tab');
  await page.keyboard.type('B');
  await page.keyboard.press('Tab');
  await page.keyboard.type('C');
  await expect(button(page, 'Heading 1')).toBeDisabled();
  await button(page, 'Add Row').click();
  await button(page, 'Add Column').click();
  await expect(content(page).locator('td')).toHaveCount(6);
  await button(page, 'Remove Row').click();
  await button(page, 'Remove Column').click();
  await expectNoFindings(page);

  await content(page).locator('p').last().click();
  const picker = page.waitForEvent('filechooser');
  await button(page, 'Image').click();
  await button(page, 'Choose File').click();
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await (await picker).setFiles({ name: 'a dot.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByLabel('Description')).toHaveValue('a dot');
  await page.getByLabel('Width').fill('30');
  await button(page, 'Save').click();
  await expect(content(page).getByRole('img', { name: 'a dot' })).toHaveCSS('width', '30px');

  await page.getByRole('tab', { name: 'Source Code' }).click();
  await expect(source(page)).toContainText('<th>A</th>');
  await expect(source(page)).toContainText('<td>C</td>');
  await expect(source(page)).toContainText('<img src="data:image/png');
  await source(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    '<h1 class="toasts" id="app">Hi</h1><p onclick="x()">a<br>b <img src="https://pictures.example/x.png" alt="far"></p><script>1</script>',
  );
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByText('Removed: onclick, <script>.')).toBeVisible();
  await expect(content(page).locator('h1')).toHaveText('Hi');
  await expect(content(page).getByRole('img', { name: 'far' })).toBeVisible();
  const html =
    '<h1 class="toasts" id="app">Hi</h1>\n<p>a<br>b <img src="https://pictures.example/x.png" alt="far"></p>';
  expect(await copied(page)).toBe(html);
  await button(page, 'Undo').click();
  await expect(content(page).locator('th')).toHaveCount(2);
  await button(page, 'Redo').click();
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('document.html');
  expect(readFileSync(await file.path(), 'utf8')).toContain(`<title>Hi</title>`);
});

test('what is pasted from Word and Google Docs is clean @long', async ({ page, open }) => {
  await openEditor(page, open);
  await paste(page, WORD);
  await expect(content(page).locator('td').last()).toHaveText('Oslo');
  expect(await copied(page)).toBe(FROM_WORD);
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, DOCS);
  await expect(content(page).locator('h2')).toHaveText('Plan');
  expect(await copied(page)).toBe(FROM_DOCS);
});

test('more than the page can lay out at once is refused, and what is written stays @long', async ({ page, open }) => {
  await openEditor(page, open);
  await paste(page, '<p>kept</p>', 'kept');
  await expect(content(page)).toHaveText('kept');
  await paste(page, '', 'a line of text\n'.repeat(14_000));
  await expect(page.locator('.toast')).toContainText('Too long to paste here');
  expect(await copied(page)).toBe('<p>kept</p>');
});

test(
  'a long document comes in without holding up the page, whole, and goes again by Undo',
  ALONE,
  async ({ page, open }) => {
    test.slow();
    await page.addInitScript(watchTasks);
    await openEditor(page, open);
    await content(page).click();
    await page.keyboard.type('Before');
    const parts = Array.from(
      { length: 1500 },
      (_, at) => `<h2>Part ${at}</h2><p>Some <b>words</b> of a paragraph.</p>`,
    );
    const items = Array.from({ length: 1500 }, (_, at) => `<li>Item ${at}</li>`);
    const rows = Array.from({ length: 1500 }, (_, at) => `<tr><td>Row ${at}</td><td>words</td></tr>`);
    const html = `${parts.join('')}<ol>${items.join('')}</ol><table>${rows.join('')}</table><p>The end</p>`;
    await page
      .getByLabel('HTML file or picture')
      .setInputFiles({ name: 'long.html', mimeType: 'text/html', buffer: Buffer.from(html) });
    await expect(button(page, 'Copy')).toBeDisabled();
    await expect(page.getByText('long.html opened')).toBeVisible({ timeout: 60_000 });
    await expectWithin(1000, page, await longestTask(page));
    const counts = () =>
      content(page).evaluate((box) =>
        ['h2', 'ol', 'li', 'table', 'tr', 'p'].map((one) => box.querySelectorAll(one).length),
      );
    expect(await counts()).toEqual([1500, 1, 1500, 1, 1500, 1501]);
    await expect(content(page).locator('li').last()).toHaveText('Item 1499');
    await expect(content(page).locator('> :last-child')).toHaveText('The end');

    const tools = page.getByRole('toolbar', { name: 'Formatting' });
    await tools.getByRole('button', { name: 'Undo' }).click();
    await expect(content(page)).toHaveText('Before');
    await tools.getByRole('button', { name: 'Redo' }).click();
    expect(await counts()).toEqual([1500, 1, 1500, 1, 1500, 1501]);
    const kept = () => page.evaluate(() => localStorage.getItem('localkit:html-editor')?.length ?? 0);
    await expect.poll(kept).toBeGreaterThan(100_000);
    await page.reload();
    await expect(button(page, 'Bold')).toBeEnabled({ timeout: 60_000 });
    expect(await counts()).toEqual([1500, 1, 1500, 1, 1500, 1501]);
  },
);

test('one writes in a megabyte as in a line', ALONE, async ({ page, open }) => {
  test.slow();
  const part = (at: number) =>
    `<h3>Part ${at}</h3><p>The <b>quick</b> brown fox <i>jumps</i> over the lazy dog, and <a href="https://example.com/${at}">goes home</a>.</p><ul><li>one</li><li>two</li></ul>`;
  const html = Array.from({ length: 6000 }, (_, at) => part(at)).join('');
  expect(html.length).toBeGreaterThan(1_000_000);
  await page.addInitScript((all) => localStorage.setItem('localkit:html-editor', JSON.stringify(all)), html);
  await open('/tool/html-editor');
  await expect(button(page, 'Bold')).toBeEnabled({ timeout: 90_000 });
  await content(page)
    .locator('p')
    .nth(3000)
    .evaluate((line) => {
      line.scrollIntoView({ block: 'center' });
      getSelection()!.collapse(line.firstChild, 4);
    });
  await page.keyboard.type('a');
  await page.waitForTimeout(1000);
  await page.evaluate(watchTasks);
  for (const key of [
    'b',
    'c',
    ' ',
    'Enter',
    'd',
    'Enter',
    'ControlOrMeta+b',
    'e',
    'ControlOrMeta+z',
    'ControlOrMeta+z',
  ]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(400);
  }
  await expectWithin(200, page, await longestTask(page));
});

test('nothing runs, whichever way it comes in @long', async ({ page, open, faults, site }) => {
  await countHits(page);
  await page.addInitScript(
    (all) => localStorage.setItem('localkit:html-editor', JSON.stringify(all)),
    payloads.join('\n'),
  );
  await openEditor(page, open);
  for (const payload of payloads) await paste(page, payload, '');
  await paste(page, payloads.join('\n'), '');
  await page.getByRole('tab', { name: 'Source Code' }).click();
  await source(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(payloads.join('\n'));
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByText(/^Removed: /)).toBeVisible();
  await button(page, 'Undo').click();
  await button(page, 'Redo').click();
  for (const link of await content(page).locator('a').all()) {
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).not.toMatch(/script:|data:/i);
  }
  expect(
    await content(page).evaluate((box) => box.querySelectorAll('[class], [id], [onclick], script, iframe').length),
  ).toBe(0);
  expect(await getHits(page)).toBe(0);
  expect(page.url()).toContain(site.origin);
  expect(faults).toEqual([]);
});

test('a document that came with a link takes the place of one’s own only when told to @long', async ({
  page,
  open,
}) => {
  const KEY = 'localkit:html-editor';
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  await page.addInitScript(
    (key) => localStorage.setItem(key, localStorage.getItem(key) ?? JSON.stringify('<p>Mine</p>')),
    KEY,
  );
  const theirs = deflateRawSync(JSON.stringify({ input: '<p>Theirs</p>' })).toString('base64url');
  await openEditor(page, open, `/tool/html-editor#input=${theirs}`);
  await content(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(page.getByText('1 word')).toBeVisible();
  expect(await stored()).toContain('Mine');
  const asked = page.waitForEvent('dialog');
  const left = page.evaluate(() => location.reload());
  await (await asked).dismiss();
  await left;
  await expect(content(page)).toHaveText('Theirs!');
  await button(page, 'Back to Mine').click();
  await expect(content(page)).toHaveText('Mine');
  await page.reload();
  await button(page, 'Keep This One').click();
  await expect(page.getByText('· Saved')).toBeVisible();
  expect(await stored()).toContain('Theirs');
});

test('two tabs tell of each other, and the visitor chooses @long', async ({ page, open }) => {
  await openEditor(page, open);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(button(other, 'Bold')).toBeEnabled();
  await content(page).click();
  await page.keyboard.type('First');
  // Nothing was written there yet: it goes with this one.
  await expect(content(other)).toHaveText('First');
  await content(other).click();
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.type(' and second');
  await expect(page.getByText('This document was changed in another tab.')).toBeVisible();
  await expect(content(page)).toHaveText('First');
  await button(page, 'Take Theirs').click();
  await expect(content(page)).toHaveText('First and second');
  await button(page, 'Undo').last().click();
  await expect(content(page)).toHaveText('First');
  await expect(other.getByText('This document was changed in another tab.')).toBeVisible();
  await button(other, 'Keep Mine').click();
  await expect(content(other)).toHaveText('First and second');
  await expect(page.getByText('This document was changed in another tab.')).toBeVisible();
  await button(page, 'Take Theirs').click();
  await page.getByRole('tab', { name: 'Source Code' }).click();
  await other.keyboard.press('ControlOrMeta+End');
  await content(other).click();
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.type('!');
  await expect(source(page)).toContainText('First and second!');
  await other.close();
});

test('a picture that is dropped goes into the document, and stands in its source as a chip @long', async ({
  page,
  open,
}) => {
  await openEditor(page, open);
  await content(page).evaluate((box) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(6000)], 'my photo.png', { type: 'image/png' }));
    box.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(content(page).getByRole('img', { name: 'my photo' })).toBeAttached();
  await page.getByRole('tab', { name: 'Source Code' }).click();
  await expect(source(page)).toHaveText(/<img src="image\/png, 6 kB" alt="my photo">/);
});
