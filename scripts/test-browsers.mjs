// npm run test:browsers: every page in Firefox and in WebKit: its examples against the definitions, input for the worker, wrong input,
// Copy, Download, Upload, a phone, no network. `--quick`: twelve pages of different kinds in each; `--browser firefox`,
// `--only json-formatter,color` for less. Ends with "N passed, N failed".
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installPackages } from './install.mjs';

installPackages();
// What is installed by now is loaded only now.
const { Command, readTools } = await import('../e2e/browsers/definitions.mjs');
const { visitGenerator, visitTransform } = await import('../e2e/browsers/shared-pages.mjs');
const { visitOffline, visitOthers, visitSite } = await import('../e2e/browsers/site.mjs');
const { browsers } = await import('../e2e/browsers/start.mjs');
const { visitView } = await import('../e2e/browsers/views.mjs');
const { Visitor } = await import('../e2e/browsers/visitor.mjs');
const { serveWatched } = await import('../e2e/browsers/serve-watched.mjs');

const { values: asked } = parseArgs({
  options: { quick: { type: 'boolean' }, browser: { type: 'string' }, only: { type: 'string' } },
});

/** One page of each kind: both shared ones, a worker, and views that ask for different parts of a browser. */
const KINDS = [
  'json-formatter', // shared, coloured, a tree beside it
  'yaml-json', // shared, its engine comes when it is used
  'random-data-from-regex', // a generator that always works in a worker
  'jwt-parser', // two inputs, fields
  'factorial-calculator', // a view that works in a worker
  'qr-generator', // canvas, pictures, a worker that reads them
  'image-color-extractor', // pictures that come in
  'hash-text', // files, WebAssembly
  'json-viewer', // a tree of thousands of rows
  'html-viewer', // the sandbox, a console
  'text-editor', // the editor
  'html-editor', // rich text
];

if (!existsSync('dist/index.html')) {
  console.error('There is no dist: npm run build makes it.');
  process.exit(1);
}
const only = asked.only?.split(',') ?? (asked.quick ? KINDS : undefined);
const tools = readTools().filter(({ slug }) => !only || only.includes(slug));
const others = only
  ? []
  : [
      '/',
      '/privacy',
      '/changelog',
      '/licences',
      '/nowhere',
      ...readdirSync('dist/category').map((name) => `/category/${name}`),
    ];
const command = new Command();
const site = await serveWatched();

/** @param {() => Promise<import('../e2e/browsers/page.mjs').Page>} start */
async function visitAll(start) {
  const began = Date.now();
  const count = { passed: 0, failed: 0 };
  const page = await start();
  const visitor = new Visitor(page, site.origin);
  /** @returns {import('../e2e/browsers/shared-pages.mjs').Check} */
  const checkOf = (/** @type {string} */ of) => async (name, test) => {
    try {
      await test();
      assert.deepEqual(await visitor.takeFaults(), []);
      count.passed++;
      return true;
    } catch (error) {
      count.failed++;
      const heard = await visitor.takeFaults().catch(() => []);
      const said = error instanceof Error ? error.message : String(error);
      console.log(`✗ ${page.name}, ${of}: ${name}\n  ${[said, ...heard].join('\n').replaceAll('\n', '\n  ')}`);
      return false;
    }
  };
  try {
    await page.resize(1280, 800);
    await visitor.open('/404.html');
    for (const { slug, hasView, tool } of tools) {
      const check = checkOf(slug);
      await visitor.forget();
      if (hasView) await visitView(visitor, slug, check);
      else if (!tool) throw new Error(`${slug} has neither a definition nor a page of its own`);
      else if (tool.inputs.length > 0) await visitTransform(visitor, tool, command, check);
      else await visitGenerator(visitor, tool, check);
    }
    await visitor.forget();
    await visitOthers(visitor, others, checkOf('site'));
    if (!asked.only) await visitSite(visitor, checkOf('site'));
    if (!asked.only) await visitOffline(page, checkOf('site'));
  } finally {
    await page.close();
  }
  const took = Math.round((Date.now() - began) / 1000);
  console.log(`${page.name}: ${count.passed} passed, ${count.failed} failed (${took} s)`);
  return count;
}

const total = { passed: 0, failed: 0 };
const starts = [];
for (const [name, find] of Object.entries(browsers))
  if (!asked.browser || asked.browser === name) starts.push(await find());
// Side by side: neither waits for anything but itself most of the time.
for (const result of await Promise.allSettled(starts.map(visitAll)))
  if (result.status === 'fulfilled') {
    total.passed += result.value.passed;
    total.failed += result.value.failed;
  } else {
    total.failed++;
    console.error(result.reason);
  }
await command.close();
await site.close();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
