import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

const preview = (page: Page) => page.frameLocator('iframe[title=Preview]');
const editor = (page: Page) => page.locator('.code-editor').getByRole('textbox', { name: 'Markdown' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('markdown'));

test('Clear All is taken back by key, wherever the focus is @long', async ({ page, open }) => {
  await open('/tool/text-editor');
  await editor(page).click();
  await page.keyboard.type('kept');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(editor(page)).not.toContainText('kept');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).toHaveText('kept');
});

test('writes with the toolbar, replaces all, styles and exports', async ({ page, open }) => {
  await open('/tool/text-editor');
  await editor(page).click();
  await page.keyboard.type('one two two');
  await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(preview(page).locator('strong')).toHaveText('two');
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(preview(page).locator('h1')).toHaveText('one two two');
  await expect(page.getByText('3 words')).toBeVisible();

  await page.getByLabel('Find', { exact: true }).fill('two');
  await expect(page.getByText('2 found')).toBeVisible();
  await page.getByLabel('Replace', { exact: true }).fill('$&');
  await page.getByRole('button', { name: 'Replace All' }).click();
  await expect(preview(page).locator('h1')).toHaveText('one $& $&');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview(page).locator('h1')).toHaveText('one two two');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(preview(page).locator('strong')).toHaveText('$&');

  await page.getByRole('button', { name: 'Custom CSS' }).click();
  await page.getByRole('textbox', { name: 'Custom CSS' }).fill('strong { color: rgb(1, 2, 3) }');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(preview(page).locator('strong')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.getByLabel('Font Size', { exact: true }).fill('20');
  await expect(preview(page).locator('body')).toHaveCSS('font-size', '20px');
  await expect(editor(page)).toHaveCSS('font-size', '20px');

  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await download;
    return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')] as const;
  };
  expect(await saved('Export .md')).toEqual(['exported_markdown.md', '# one $& **$&**']);
  const [name, html] = await saved('Export .html');
  expect(name).toBe('exported_html.html');
  expect(html).toContain('<strong>$&amp;</strong>');
  expect(html).toContain('rgb(1, 2, 3)');

  await page.getByRole('button', { name: 'Full Screen' }).click();
  await expect(page.getByRole('button', { name: 'Exit Full Screen' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(editor(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Editor' }).click();
  await expect(page.locator('iframe[title=Preview]')).toBeHidden();
});

test('what was written survives a crash, and a full storage is said', async ({ page, open }) => {
  await open('/tool/text-editor');
  await editor(page).click();
  await page.keyboard.type('Never lost');
  // No event of leaving is fired by a crash: what counts is what is kept now.
  expect(await stored(page)).toBe('Never lost');
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(editor(again)).toHaveText('Never lost');
  await again.close();

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.keyboard.type(' and more');
  await expect(page.getByRole('alert')).toContainText('Not saved');
  await expect(editor(page)).toHaveText('Never lost and more');
  expect(await stored(page)).toBe('Never lost');
});

test('two tabs tell of each other, and the visitor chooses @long', async ({ page, open }) => {
  await open('/tool/text-editor');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await editor(page).click();
  await page.keyboard.type('one');
  // Nothing was written there yet: it goes with this one.
  await expect(editor(other)).toHaveText('one');
  await editor(other).click();
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.type(' two');
  await expect(page.getByText('This text was changed in another tab.')).toBeVisible();
  await expect(editor(page)).toHaveText('one');
  await page.getByRole('button', { name: 'Take Theirs' }).click();
  await expect(editor(page)).toHaveText('one two');
  await other.keyboard.type(' three');
  await expect(editor(page)).toHaveText('one two three');
  await other.close();
});

test('a dropped picture goes into the text as data and can be written around @long', async ({ page, open }) => {
  await open('/tool/text-editor');
  await editor(page).click();
  await page.keyboard.type('See ');
  const size = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 200;
    const context = canvas.getContext('2d')!;
    const noise = context.createImageData(200, 200);
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = (at * 7919) % 251;
    context.putImageData(noise, 0, 0);
    const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!)));
    const data = new DataTransfer();
    data.items.add(new File([blob, new Uint8Array(60_000)], 'my photo.png', { type: 'image/png' }));
    const box = document.querySelector('.code-editor')!.shadowRoot!.querySelector('.cm-line')!;
    const { right, top } = box.getBoundingClientRect();
    const drop = { dataTransfer: data, bubbles: true, cancelable: true, composed: true };
    box.dispatchEvent(new DragEvent('drop', { ...drop, clientX: right - 5, clientY: top + 5 }));
    return blob.size + 60_000;
  });
  expect(size).toBeGreaterThan(60_000);
  const image = preview(page).getByRole('img', { name: 'my photo' });
  await expect(image).toBeVisible();
  expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(200);
  await page.keyboard.type(' there');
  await expect(preview(page).locator('p')).toHaveText('See there');
  await expect(editor(page)).toHaveText(/^See !\[my photo\]\(image\/png, [\d.]+ \w+\) there$/);
  expect(await stored(page)).toMatch(/^See !\[my photo\]\(data:image\/png;base64,[\w+/=]{80000,}\) there$/);
});

test('has no split view on a small screen @long', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/tool/text-editor');
  await expect(page.getByRole('tab', { name: 'Split' })).toBeHidden();
  await editor(page).click();
  await page.keyboard.type('text');
  await expect(page.getByTitle('Preview', { exact: true })).toBeHidden();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByTitle('Preview', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('tab', { name: 'Split' })).toBeVisible();
});

test('a text that came with a link takes the place of one’s own only when told to @long', async ({ page, open }) => {
  await open('/tool/text-editor');
  await editor(page).fill('Mine');
  await page.goto('about:blank');
  const theirs = deflateRawSync(JSON.stringify({ input: 'Theirs' })).toString('base64url');
  await open(`/tool/text-editor#input=${theirs}`);
  await editor(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(editor(page)).toHaveText('Theirs!');
  expect(await stored(page)).toBe('Mine');
  const asked = page.waitForEvent('dialog');
  const left = page.evaluate(() => location.reload());
  await (await asked).dismiss();
  await left;
  // Within the site nothing is lost, so nothing is asked.
  await page.getByRole('link', { name: 'localkit' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(editor(page)).toHaveText('Theirs!');
  await page.getByRole('button', { name: 'Back to My Text' }).click();
  await expect(editor(page)).toHaveText('Mine');
  await page.reload();
  await page.getByRole('button', { name: 'Keep This Text' }).click();
  await expect(page.getByRole('button', { name: 'Back to My Text' })).toBeHidden();
  expect(await stored(page)).toBe('Theirs');
});

test('documents, outline, tables, a regex and a goal', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/tool/text-editor');
  await editor(page).fill('# One\n\n## Part\n\nab 12 cd 345\n\n');
  const documents = page.getByRole('navigation', { name: 'Documents' });
  await documents.getByRole('button', { name: 'New Document' }).click();
  await expect(editor(page)).not.toContainText('One');
  await editor(page).fill('# Two\n\nwords here');
  expect(await stored(page)).toBe('# Two\n\nwords here');
  await documents.getByRole('button', { name: 'One' }).click();
  await expect(documents.getByRole('listitem')).toHaveText(['One', 'Two']);
  expect(await stored(page)).toContain('# One');

  await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Part' }).click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Regex' }).click();
  await page.getByLabel('Find', { exact: true }).fill('(\\d+');
  await expect(page.getByRole('status').filter({ hasText: 'missing' })).toBeVisible();
  await page.getByLabel('Find', { exact: true }).fill('(\\d)(\\d+)');
  await expect(page.getByText('2 found')).toBeVisible();
  await page.getByLabel('Replace', { exact: true }).fill('$2-$1');
  await page.getByRole('button', { name: 'Replace All' }).click();
  await expect(editor(page)).toContainText('ab 2-1 cd 45-3');

  await editor(page).press('Control+End');
  await page.locator('summary[aria-label=Table]').click();
  await page.getByRole('button', { name: 'Insert or tidy up' }).click();
  await page.keyboard.type('Name');
  await page.locator('summary[aria-label=Table]').click();
  await page.getByRole('button', { name: 'Column after' }).click();
  await expect(preview(page).locator('th')).toHaveText(['Name', '', 'B', 'C']);
  await page.getByRole('spinbutton', { name: 'Goal' }).fill('100');
  await expect(page.getByRole('progressbar', { name: 'Goal reached' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await open('/tool/text-editor');
  await expect(documents.getByRole('listitem')).toHaveText(['One', 'Two']);
});
