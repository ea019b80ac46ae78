import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type MinifyLevel, minifyCss } from '@/engines/css/minify';
import { expect, test } from '../../../../e2e/fixtures';

const sheet = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');

/** In the browser: elements for all that the sheets select by class, tag or attribute, and how each of them is drawn, with its pseudo-elements. */
function drawn({ css, names, tags }: { css: string; names: string[]; tags: string[] }) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.replaceChildren(style);
  if (!document.body.firstChild) {
    const nest = (outer: string, inner: string) => {
      const element = document.createElement(outer);
      const within = document.createElement(inner);
      within.className = names.join(' ');
      element.append(within);
      return element;
    };
    for (const name of names) {
      const element = document.createElement('div');
      element.className = name;
      element.append(document.createElement('span'), document.createElement('a'));
      document.body.append(element);
    }
    for (const tag of tags) document.body.append(nest(tag, 'b'));
  }
  const texts: string[] = [];
  for (const element of document.body.querySelectorAll('*'))
    for (const part of [null, '::before', '::after']) {
      const computed = getComputedStyle(element, part);
      const all: string[] = [];
      for (const property of computed) all.push(`${property}:${computed.getPropertyValue(property)}`);
      texts.push(all.join(';'));
    }
  return { texts, rules: style.sheet!.cssRules.length };
}

async function expectDrawnAlike(page: Page, css: string, level: MinifyLevel, most: number) {
  const names = [...new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))];
  // Evenly out of all of them: a page of every class of a framework takes long.
  const some = names.filter((_, at) => at % Math.ceil(names.length / most) === 0);
  const tags = ['h1', 'p', 'table', 'td', 'input', 'button', 'a', 'ul', 'li', 'pre', 'hr', 'abbr', 'figure', 'select'];
  const minified = minifyCss(css, { removeLineBreaks: true, keepImportantComments: false, level });
  expect(minified.length).toBeLessThan(css.length);
  const before = await page.evaluate(drawn, { css, names: some, tags });
  const after = await page.evaluate(drawn, { css: minified, names: some, tags });
  // Without the sheet they would look otherwise: the comparison can fail.
  const bare = await page.evaluate(drawn, { css: '', names: some, tags });
  expect(before.rules).toBeGreaterThan(5);
  expect(bare.texts.filter((text, at) => text !== before.texts[at]).length).toBeGreaterThan(20);
  const changed = before.texts.flatMap((text, at) => {
    if (text === after.texts[at]) return [];
    const other = after.texts[at]!.split(';');
    return text
      .split(';')
      .filter((one, index) => one !== other[index])
      .slice(0, 3);
  });
  expect(changed.slice(0, 10)).toEqual([]);
}

test('draws real pages as before at every level', async ({ page, open }) => {
  await open('/tool/css-minifier?level=merge');
  await page.getByLabel('Input', { exact: true }).fill('a { color: #ffffff }\nb { color: white }');
  await expect(page.getByRole('textbox', { name: 'Output', exact: true })).toHaveText('a,b{color:#fff}');
  const blank = await page.context().newPage();
  await blank.setContent('<!doctype html><title>x</title>');
  for (const level of ['values', 'merge'] as const)
    for (const path of ['normalize.css/normalize.css', 'lighthouse/report/assets/styles.css']) {
      await expectDrawnAlike(blank, sheet(path), level, 60);
      await blank.evaluate(() => document.body.replaceChildren());
    }
  await blank.close();
});

test('draws all of Bootstrap as before @long', async ({ page }) => {
  await page.setContent('<!doctype html><title>x</title>');
  for (const level of ['values', 'merge'] as const) {
    await expectDrawnAlike(page, sheet('bootstrap/dist/css/bootstrap.css'), level, 700);
    await page.evaluate(() => document.body.replaceChildren());
  }
});
