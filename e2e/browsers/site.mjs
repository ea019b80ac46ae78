// What belongs to the site rather than to a tool: its other pages, search, links, themes, and use without a network.
import assert from 'node:assert/strict';
import { serveUnchanged } from './serve-watched.mjs';
import { Visitor } from './visitor.mjs';

/** @typedef {import('./shared-pages.mjs').Check} Check */

/** Milliseconds that the copy of hundreds of files may take, on a machine that is busy with other browsers. */
const COPY_PATIENCE = 200_000;

/** @param {Visitor} visitor @param {string[]} paths @param {Check} check */
export async function visitOthers(visitor, paths, check) {
  for (const path of paths)
    await check(`opens ${path}`, async () => {
      await visitor.open(path);
      await visitor.has({ css: 'h1' });
    });
  await check('fits a phone', () => visitor.expectToFit());
}

/** @param {Visitor} visitor @param {Check} check */
export async function visitSite(visitor, check) {
  await check('finds a tool by search, and goes there without loading anew', async () => {
    await visitor.open('/');
    await visitor.page.run(() => void Object.assign(window, { stayed: true }));
    await visitor.page.press('Control', 'k');
    await visitor.has({ css: 'dialog input' });
    await visitor.page.type('json form');
    await visitor.until(
      'Not found',
      () => visitor.run('text', 'dialog [aria-selected=true]'),
      (text) => text.includes('JSON Formatter'),
    );
    await visitor.page.press('Enter');
    await visitor.until(
      'Not there',
      () => visitor.page.run(() => location.pathname),
      (path) => path === '/tool/json-formatter',
    );
    await visitor.fill('Input', '[1]');
    await visitor.holds('Output', '[\n  1\n]');
    assert.equal(await visitor.page.run(() => 'stayed' in window), true);
  });
  await check('a chain runs in its worker, and a result goes on to another tool', async () => {
    await visitor.open(`/chain#${new URLSearchParams({ chain: 'base64-string --mode decode | json-to-csv' })}`);
    await visitor.has({ css: '.ch-step:nth-child(2)' });
    await visitor.fill('Input', 'W3siYSI6MX0seyJhIjoyfV0=');
    await visitor.until(
      'No result',
      () => visitor.run('text', '.ch-out .output-body'),
      (text) => text.replaceAll(/\s+/g, ' ').includes('a 1 2'),
    );
    await visitor.press('Use in…');
    await visitor.has({ css: 'dialog input' });
    await visitor.page.type('csv to json');
    await visitor.page.press('Enter');
    await visitor.until(
      'Not there',
      () => visitor.page.run(() => location.pathname),
      (path) => path === '/tool/csv-to-json',
    );
    await visitor.until(
      'Not handed over',
      () => visitor.run('text', '.output-body'),
      (text) => text.includes('"a": "2"'),
    );
  });
  await check('a link carries the input and the options', async () => {
    await visitor.open('/tool/json-formatter?sort-keys=true');
    await visitor.fill('Input', '{"b":1,"a":"ü"}');
    await visitor.press('Share');
    await visitor.press('Copy link with input');
    await visitor.until(
      'It does not say so',
      () => visitor.run('text', '.toasts'),
      (text) => text.includes('Link copied'),
    );
    const link = await visitor.paste();
    await visitor.open('/');
    await visitor.open(link.slice(visitor.origin.length));
    await visitor.holds('Output', '{\n  "a": "ü",\n  "b": 1\n}');
  });
  await check('the theme can be chosen', async () => {
    const paper = () => visitor.page.run(() => getComputedStyle(document.body).backgroundColor);
    const dark = () => visitor.until('Not dark', paper, (colour) => Number(/\d+/.exec(colour)?.[0]) < 60);
    await visitor.open('/');
    await visitor.press('Theme: System');
    await visitor.press('Theme: Light');
    await dark();
    await visitor.open('/tool/json-formatter');
    await dark();
    await visitor.forget();
  });
}

/**
 * One visit, then the server is gone.
 * @param {import('./page.mjs').Page} page
 * @param {string} dist
 * @param {Check} check
 */
export async function visitOffline(page, dist, check) {
  const site = await serveUnchanged(dist);
  const visitor = new Visitor(page, site.origin);
  try {
    const isKept = await check('keeps a copy for use without a network', async () => {
      await visitor.open('/privacy');
      await visitor.until(
        'No copy is kept',
        () =>
          page.run(async () => {
            const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
            return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
          }),
        Boolean,
        COPY_PATIENCE,
      );
      const label = await visitor.until(
        'The size is not there',
        () =>
          page.run(
            () =>
              [...document.querySelectorAll('button')].find((it) => /available offline \(/.test(it.textContent))
                ?.textContent,
          ),
        Boolean,
        COPY_PATIENCE,
      );
      await visitor.press(String(label));
      await visitor.until(
        'Not everything is kept',
        () => visitor.run('text'),
        (text) => text.includes('Everything is available offline now'),
        COPY_PATIENCE,
      );
    });
    await site.close();
    if (!isKept) return;
    await check('works without a network', async () => {
      for (const [path, label, input, output] of /** @type {const} */ ([
        ['/tool/json-formatter', 'Input', '[1]', '[\n  1\n]'],
        ['/tool/yaml-json/', 'Input', 'a: 1', '{\n  "a": 1\n}'],
      ])) {
        await visitor.open(path);
        await visitor.fill(label, input);
        await visitor.submit(label);
        await visitor.holds('Output', output);
      }
    });
    await check('looks up a vendor without a network', async () => {
      await visitor.open('/tool/mac-lookup');
      await visitor.fill('MAC Address', '3C:22:FB:12:34:56');
      await visitor.sees('Apple, Inc.');
    });
  } finally {
    await site.close();
  }
}
