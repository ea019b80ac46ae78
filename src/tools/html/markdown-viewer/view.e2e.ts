import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';
import { ALONE, expectWithin } from '../../../../e2e/large-input';

const preview = (page: Page) => page.frameLocator('iframe[title=Preview]');
const editor = (page: Page) => page.locator('.code-editor').getByRole('textbox', { name: 'Markdown' });
const ready = (page: Page) => expect(editor(page)).toBeVisible();

test('the toolbar edits around the selection, undo keeps the place, and CSS reaches only the preview @long', async ({
  page,
  open,
}) => {
  await open('/tool/markdown-viewer');
  await ready(page);
  await expect(preview(page).getByRole('heading', { name: 'Welcome to Markdown Viewer' })).toBeVisible();
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('one two');
  await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(preview(page).locator('strong')).toHaveText('two');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(preview(page).locator('em')).toHaveText('two');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview(page).locator('em')).toHaveCount(0);
  await page.keyboard.type('three');
  await expect(preview(page).locator('strong')).toHaveText('three');
  await page.getByRole('button', { name: 'Bullet List' }).click();
  await expect(preview(page).locator('li')).toHaveText('one three');

  await page.getByRole('tab', { name: 'Custom CSS' }).click();
  await page
    .getByRole('textbox', { name: 'Custom CSS' })
    .fill('strong { color: rgb(1, 2, 3) } body, button { background: rgb(9, 9, 9) }');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(preview(page).locator('strong')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.getByRole('button', { name: 'Save Draft' })).not.toHaveCSS('background-color', 'rgb(9, 9, 9)');
  await page.getByLabel('Font Size', { exact: true }).fill('20');
  await expect(preview(page).locator('body')).toHaveCSS('font-size', '20px');
  expect(await findings(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('exported.html');
  const html = readFileSync(await file.path(), 'utf8');
  expect(html).toContain('<strong>three</strong>');
  expect(html).toContain('rgb(1, 2, 3)');
});

test('the draft comes back, and a browser without room for it is told @long', async ({ page, open }) => {
  await page.clock.install();
  await open('/tool/markdown-viewer');
  await page.clock.runFor(1000);
  await ready(page);
  await editor(page).fill('# Kept');
  await page.clock.runFor(5100);
  expect(await page.evaluate(() => localStorage.getItem('markdownDraft'))).toContain('# Kept');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await editor(page).fill('# Kept and more');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('alert')).toContainText('Not saved: the browser has no room for this document');
  await expect(editor(page)).toHaveText('# Kept and more');

  // Within the site it is there again; and the browser asks before it is gone.
  await page.getByRole('link', { name: 'localkit' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await page.clock.runFor(1000);
  await expect(editor(page)).toHaveText('# Kept and more');
  await expect(page.getByRole('alert')).toContainText('Not saved');
  const asked = page.waitForEvent('dialog');
  const left = page.evaluate(() => location.reload());
  await (await asked).dismiss();
  await left;
  await expect(editor(page)).toHaveText('# Kept and more');
  page.once('dialog', (dialog) => dialog.accept());
  await open('/tool/markdown-viewer');
  await page.clock.runFor(1000);
  await expect(editor(page)).toHaveText('# Kept');
});

test('two tabs tell of each other, and the visitor chooses @long', async ({ page, open }) => {
  const draft = () => page.evaluate(() => localStorage.getItem('markdownDraft'));
  await open('/tool/markdown-viewer');
  await ready(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  await editor(page).fill('one');
  await editor(other).fill('two');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(other.getByText('This document was changed in another tab.')).toBeVisible();
  // Longer than it takes to save by itself.
  await other.waitForTimeout(6000);
  await expect(editor(other)).toHaveText('two');
  expect(await draft()).toContain('one');

  await other.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(other.getByRole('button', { name: 'Keep Mine' })).toBeHidden();
  expect(await draft()).toContain('two');
  await expect(page.getByText('This document was changed in another tab.')).toBeVisible();
  await expect(editor(page)).toHaveText('one');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take Theirs' }).click();
  await expect(editor(page)).toHaveText('two');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(editor(page)).toHaveText('one');
  expect(await draft()).toContain('one');
  await other.close({ runBeforeUnload: false });
});

test('a document that came with a link takes the place of the draft only when told to @long', async ({
  page,
  open,
}) => {
  await open('/tool/markdown-viewer');
  const draft = () => page.evaluate(() => localStorage.getItem('markdownDraft'));
  await page.evaluate(() => localStorage.setItem('markdownDraft', JSON.stringify({ markdown: 'Mine', css: '' })));
  await page.goto('about:blank');
  await page.clock.install();
  const theirs = deflateRawSync(JSON.stringify({ markdown: 'Theirs', css: '' })).toString('base64url');
  await open(`/tool/markdown-viewer#input=${theirs}`);
  await page.clock.runFor(1000);
  await ready(page);
  await editor(page).fill('Theirs, changed');
  await page.clock.runFor(11_000);
  expect(await draft()).toContain('Mine');
  await page.getByRole('button', { name: 'Back to Mine' }).click();
  await expect(editor(page)).toHaveText('Mine');
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked++;
    dialog.accept();
  });
  await page.reload();
  await page.clock.runFor(1000);
  await ready(page);
  await editor(page).fill('Theirs, changed');
  await page.reload();
  expect(asked).toBe(1);
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('button', { name: 'Back to Mine' })).toBeHidden();
  expect(await draft()).toContain('Theirs');
});

test('a megabyte stays responsive, scrolls in step, and nothing in it runs', ALONE, async ({ page, open, faults }) => {
  test.slow();
  await open('/tool/markdown-viewer');
  await ready(page);
  const part = '## Part\n\nSome *words* and `code` in a paragraph that goes on for a while.\n\n- one\n- two\n\n';
  const text = `<img src=x onerror="document.title='bad'"><a href="javascript:alert(1)">js</a>\n\n${part.repeat(12_000)}`;
  expect(text.length).toBeGreaterThan(1_000_000);
  await page
    .getByLabel('Markdown file')
    .setInputFiles({ name: 'big.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await expect(preview(page).locator('h2')).toHaveCount(12_000, { timeout: 60_000 });
  await expect(preview(page).locator('[onerror]')).toHaveCount(0);

  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  const took = await page.evaluate(async () => {
    let longest = 0;
    let last = performance.now();
    let running = true;
    const watch = () => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      if (running) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    const box = document.querySelector('.code-editor')!.shadowRoot!.querySelector<HTMLElement>('.cm-content')!;
    box.focus();
    for (let at = 0; at < 20; at++) {
      document.execCommand('insertText', false, 'x');
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await new Promise((resolve) => setTimeout(resolve, 1500));
    running = false;
    return longest;
  });
  // The page and the frame share a thread here: a frame that takes the whole text in one go would hold it for a second.
  await expectWithin(500, page, took);

  await page.evaluate(() => {
    const scroller = document.querySelector('.code-editor')!.shadowRoot!.querySelector('.cm-scroller')!;
    scroller.scrollTop = scroller.scrollHeight;
  });
  const frame = page.frames().find((one) => one.url().includes('sandbox'))!;
  await expect
    .poll(() => frame.evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight)))
    .toBeGreaterThan(0.9);
  await page.waitForTimeout(300);
  await frame.evaluate(() => scrollTo(0, 0));
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('.code-editor')!.shadowRoot!.querySelector('.cm-scroller')!.scrollTop),
    )
    .toBeLessThan(1000);
  // The browser says what it refused; that is all that happened.
  expect(faults.splice(0).filter((fault) => !/^console: .*Content Security Policy/.test(fault))).toEqual([]);
});

test('names in a document do not take the place of what the preview works with', async ({ page, open }) => {
  await open('/tool/markdown-viewer');
  await ready(page);
  const names = ['attributes', 'body', 'childNodes', 'documentElement', 'getElementById', 'head', 'isEqualNode'];
  names.push(
    'getAttributeNames',
    'implementation',
    'insertBefore',
    'querySelector',
    'remove',
    'removeAttribute',
    'write',
  );
  const images = names.map((name) => `<img name="${name}" alt="">`).join('');
  const inputs = names.map((name) => `<input name="${name}" aria-label="${name}">`).join('');
  const text = (end: string) => `${images}\n\n<form name="title">${inputs}</form>\n\n[Down](#the-end)\n\n# The ${end}`;
  await editor(page).fill(text('end'));
  await expect(preview(page).getByRole('heading', { name: 'The end' })).toBeVisible();
  await editor(page).fill(text('very end'));
  await expect(preview(page).getByRole('heading', { name: 'The very end' })).toBeVisible();
  await expect(preview(page).getByRole('heading')).toHaveCount(1);
  await editor(page).fill('<frameset><frame></frameset>');
  await expect(preview(page).locator('body > *')).toHaveCount(0);
  await editor(page).fill('# Gone');
  await expect(preview(page).locator('body > *')).toHaveCount(1);
});

test('panes are resized by keyboard, the preview is put away, and links ask first @long', async ({ page, open }) => {
  await open('/tool/markdown-viewer#');
  await ready(page);
  const bar = page.getByRole('separator', { name: 'Width of the editor' });
  await bar.focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuenow', '52');
  await preview(page).getByRole('link', { name: 'links' }).click();
  await expect(page.getByText('Open this link?')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Preview' }).click();
  await expect(page.locator('iframe[title=Preview]')).toBeHidden();
  await page.getByRole('button', { name: 'Show Preview' }).click();
  await expect(preview(page).getByRole('table')).toBeVisible();
});

test('the preview is as dark as the site until its own style says how it looks @long', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/tool/markdown-viewer');
  const body = preview(page).locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(27, 28, 26)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('tab', { name: 'Custom CSS' }).click();
  await page.getByRole('textbox', { name: 'Custom CSS' }).fill('h1 { color: teal }');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('formulas, alerts, coloured code and front matter are drawn, and wrong TeX says why', async ({ page, open }) => {
  await open('/tool/markdown-viewer');
  await ready(page);
  await editor(page).fill(
    '---\ntitle: A\n---\n\n> [!TIP]\n> Do\n\n$x^2$ for $5 or $6, $\\frac{1$\n\n```js\nconst a = 1;\n```\n',
  );
  const shown = preview(page);
  await expect(shown.getByRole('cell', { name: 'A', exact: true })).toBeVisible();
  await expect(shown.locator('.markdown-alert-tip')).toContainText('Tip');
  await expect(shown.locator('msup')).toHaveText('x2');
  await expect(shown.locator('.math-error')).toContainText('expected');
  await expect(shown.locator('.hl-keyword').first()).toHaveText('const');
  await expect(shown.locator('p').filter({ hasText: '$5 or $6' })).toBeVisible();
  await page.getByLabel('Flavor').selectOption('CommonMark');
  await expect(shown.locator('math, .markdown-alert, td')).toHaveCount(0);
});

test('drafts are opened, named, searched and deleted, and none is lost', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/tool/markdown-viewer');
  await ready(page);
  const drafts = page.getByRole('navigation', { name: 'Drafts' });
  const titles = drafts.getByRole('listitem');
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await drafts.getByRole('button', { name: 'New Draft' }).click();
    await editor(page).fill(`# ${name}`);
  }
  await expect(titles).toHaveText(['One', 'Two', 'Three', 'Four']);
  await drafts.getByRole('button', { name: 'Two' }).click();
  await expect(editor(page)).toHaveText('# Two');
  await expect(preview(page).getByRole('heading', { name: 'Two' })).toBeVisible();
  await expect(preview(page).getByRole('heading')).toHaveCount(1);
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).toHaveText('# Two');
  await drafts.getByRole('button', { name: 'Rename Draft' }).click();
  await page.keyboard.type('Mine');
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['One', 'Mine', 'Three', 'Four']);
  await drafts.getByRole('searchbox').fill('three');
  await expect(titles).toHaveText(['Three']);
  await drafts.getByRole('searchbox').fill('');
  await drafts.getByRole('button', { name: 'Delete Draft' }).click();
  await expect(titles).toHaveText(['One', 'Three', 'Four']);
  await expect(editor(page)).toHaveText('# Three');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(titles).toHaveText(['One', 'Mine', 'Three', 'Four']);
  await expect(editor(page)).toHaveText('# Two');
  expect(await findings(page)).toEqual([]);

  await open('/tool/markdown-viewer');
  await expect(titles).toHaveText(['One', 'Mine', 'Three', 'Four']);
  await expect(editor(page)).toHaveText('# Two');
  // Where the browser keeps nothing, nothing is put away.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await drafts.getByRole('button', { name: 'Four' }).click();
  await expect(page.getByText('Nothing was changed')).toBeVisible();
  await expect(editor(page)).toHaveText('# Two');
});

test('source and page scroll in step by line, the contents lead to both, and the page is printed', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/tool/markdown-viewer');
  await ready(page);
  // A picture as high as ten screens comes of one line: halfway down the source is not halfway down the page.
  const picture = '<div style="height: 6000px">tall</div>';
  const part = (name: string) => `## ${name}\n\n${'line\n\n'.repeat(60)}`;
  await editor(page).fill(`${picture}\n\n${part('First')}${part('Second')}${part('Third')}`);
  await expect(preview(page).getByRole('heading', { name: 'Third' })).toBeAttached();
  const scroller = (share: number) =>
    page.evaluate((to) => {
      const box = document.querySelector('.code-editor')!.shadowRoot!.querySelector('.cm-scroller')!;
      box.scrollTop = to * (box.scrollHeight - box.clientHeight);
    }, share);
  const top = (name: string) =>
    preview(page)
      .getByRole('heading', { name })
      .evaluate((one) => one.getBoundingClientRect().top / innerHeight);
  await scroller(0.34);
  await expect.poll(() => top('Second')).toBeGreaterThan(-0.3);
  await expect.poll(() => top('Second')).toBeLessThan(1);
  await scroller(1);
  const frame = page.frames().find((one) => one.url().includes('sandbox'))!;
  await expect
    .poll(() => frame.evaluate(() => scrollY + innerHeight - document.documentElement.scrollHeight))
    .toBeGreaterThan(-3);

  await page.waitForTimeout(300);
  await frame.evaluate(() => scrollTo(0, 0));
  const source = () =>
    page.evaluate(() => document.querySelector('.code-editor')!.shadowRoot!.querySelector('.cm-scroller')!.scrollTop);
  await expect.poll(source).toBe(0);

  await page.waitForTimeout(300);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Second' }).click();
  await expect.poll(() => top('Second').then(Math.abs)).toBeLessThan(0.1);
  await expect(editor(page).getByText('## Second')).toBeInViewport();

  await frame.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(preview(page).locator('[data-printed]')).toBeVisible();
});

test('Mermaid is drawn as a picture, and says why where it cannot be @long', async ({ page, open }) => {
  await open('/tool/markdown-viewer');
  await ready(page);
  const block = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\`\n\n`;
  await editor(page).fill(block('flowchart LR; Paste-->Detect-->Answer') + block('nonsense here'));
  const picture = preview(page).getByRole('img', { name: 'flowchart LR; Paste-->Detect-->Answer' });
  await expect(picture).toBeVisible({ timeout: 60_000 });
  expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth > one.naturalHeight)).toBe(true);
  const svg = atob((await picture.getAttribute('src'))!.split(',')[1]!);
  for (const word of ['Paste', 'Detect', 'Answer']) expect(svg).toContain(word);
  expect(svg).not.toMatch(/<script|foreignObject|\son\w+=/);
  await expect(preview(page).locator('.diagram-error')).toContainText('Mermaid:');
  await expect(preview(page).locator('.diagram-error pre')).toContainText('nonsense here');
  expect(await findings(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('src="data:image/svg+xml;base64,');
});
