import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type MinifyLevel, minifyCss } from '@/engines/css/minify';
import { expect, test } from '../../../../e2e/fixtures';

const sheet = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');

interface Sheets {
  css: string;
  minified: string;
  names: string[];
  tags: string[];
}

/**
 * In the browser: elements for what a sheet selects by class and tag, and what of them, with their pseudo-elements, is computed otherwise
 * by the other sheet; and how many are by none, so that it is known that the comparison can fail.
 */
function compare({ css, minified, names, tags }: Sheets) {
  const body = document.createElement('body');
  for (const name of names) {
    const element = document.createElement('div');
    element.className = name;
    element.append(document.createElement('span'), document.createElement('a'));
    body.append(element);
  }
  for (const tag of tags) {
    const element = document.createElement(tag);
    const within = document.createElement('b');
    within.className = names.join(' ');
    element.append(within);
    body.append(element);
  }
  document.body.replaceWith(body);
  const look = (text: string) => {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.replaceChildren(style);
    return [...body.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const computed = getComputedStyle(element, part);
        const isThere = part === null || computed.content !== 'none';
        return isThere ? [...computed].map((name) => `${name}: ${computed.getPropertyValue(name)}`) : [];
      }),
    );
  };
  const [before, after, bare] = [look(css), look(minified), look('')];
  const differing = (other: string[][]) =>
    before.flatMap((one, at) => one.filter((text, index) => text !== other[at]![index]).slice(0, 3));
  return { changed: differing(after).slice(0, 10), styled: differing(bare).length };
}

async function expectDrawnAlike(page: Page, css: string, level: MinifyLevel, most: number) {
  const all = [...new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))];
  // Evenly out of all of them: a page of every class of a framework takes long.
  const names = all.filter((_, at) => at % Math.ceil(all.length / most) === 0);
  const tags = ['h1', 'p', 'table', 'td', 'input', 'button', 'a', 'ul', 'li', 'pre', 'hr', 'abbr', 'figure', 'select'];
  const minified = minifyCss(css, { removeLineBreaks: true, keepImportantComments: false, level });
  expect(minified.length).toBeLessThan(css.length);
  const { changed, styled } = await page.evaluate(compare, { css, minified, names, tags });
  expect(styled).toBeGreaterThan(20);
  expect(changed).toEqual([]);
}

test('draws what a sheet styles as before, at every level', async ({ page, open }) => {
  await open('/tool/css-minifier?level=merge');
  await page.getByLabel('Input', { exact: true }).fill('a { color: #ffffff }\nb { color: white }');
  await expect(page.getByRole('textbox', { name: 'Output', exact: true })).toHaveText('a,b{color:#fff}');
  const blank = await page.context().newPage();
  await blank.setContent('<!doctype html><title>x</title>');
  for (const level of ['values', 'merge'] as const)
    await expectDrawnAlike(blank, sheet('normalize.css/normalize.css'), level, 60);
  await blank.close();
});

test('tells what is left after Brotli without asking for more than the site', async ({ page, open }) => {
  const css = sheet('normalize.css/normalize.css');
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await open('/tool/css-minifier?compressed-sizes=true');
  await page.getByLabel('Input', { exact: true }).fill(css);
  const output = page.getByRole('textbox', { name: 'Output', exact: true });
  await expect(output).toHaveText(/./);
  const minified = minifyCss(css, { removeLineBreaks: true, keepImportantComments: true, level: 'safe' });
  const [before, after] = [css, minified].map((text) => brotliCompressSync(text).length.toLocaleString('en-US'));
  await expect(page.getByText(`${before} → ${after} bytes`)).toBeVisible();
  expect(asked.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin) && !/^(?:data|blob):/.test(url))).toEqual([]);
});

test('draws large sheets as before @long', async ({ page }) => {
  await page.setContent('<!doctype html><title>x</title>');
  for (const level of ['values', 'merge'] as const)
    for (const path of ['bootstrap/dist/css/bootstrap.css', 'lighthouse/report/assets/styles.css'])
      await expectDrawnAlike(page, sheet(path), level, 400);
});
