// npm run test:browsers: every page in Firefox and in WebKit: its examples against the definitions, in the page and in a worker, wrong
// input, Copy, Download, Upload, a phone, no network. `--quick`: twelve pages of different kinds in each, with two of their examples; `--browser firefox`,
// `--only json-formatter,color,site` for less (`site`: what is no tool); `--dist dist` (or DIST) takes a site that is built already, `--dev 5173` the
// development server on that port instead. Ends with "N passed, N failed".
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { installPackages } from '../../scripts/install.mjs';

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

const { values: asked } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    browser: { type: 'string' },
    only: { type: 'string' },
    dist: { type: 'string', default: process.env.DIST },
    dev: { type: 'string' },
  },
});
installPackages();
// What is installed by now is loaded only now.
const { Command, readTools } = await import('./definitions.mjs');
const { DEV_WORKER, visitInWorker, workerIn } = await import('./in-worker.mjs');
const { visitGenerator, visitTransform } = await import('./shared-pages.mjs');
const { visitOffline, visitOthers, visitSite } = await import('./site.mjs');
const { browsers } = await import('./start.mjs');
const { visitView } = await import('./views.mjs');
const { Visitor } = await import('./visitor.mjs');
const { serveWatched, watchServer } = await import('./serve-watched.mjs');

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

const names = asked.browser?.split(',') ?? Object.keys(browsers);
for (const name of names)
  if (!(name in browsers)) fail(`"${name}" is none of the browsers: ${Object.keys(browsers).join(', ')}.`);
const SITE = 'site';
const only = asked.only?.split(',') ?? (asked.quick ? [...KINDS, SITE] : undefined);
const withSite = !only || only.includes(SITE);
/** Of how many examples each tool is tried: what a second one would find, a third hardly finds. */
const MOST_EXAMPLES = asked.quick ? 2 : Number.POSITIVE_INFINITY;
const tools = readTools()
  .filter(({ slug }) => !only || only.includes(slug))
  .map(({ tool, ...rest }) => ({
    ...rest,
    tool: tool && { ...tool, examples: tool.examples.slice(0, MOST_EXAMPLES) },
  }));
for (const slug of only ?? [])
  if (slug !== SITE && !tools.some((one) => one.slug === slug)) fail(`There is no tool called "${slug}".`);

if (asked.dev && withSite)
  fail('The site around the tools is tested as it is built: name tools by --only beside --dev.');
const dist = asked.dist ?? 'dist';
if (!asked.dev) {
  if (!asked.dist) await (await import('../../scripts/current-build.mjs')).buildIfStale();
  if (!existsSync(`${dist}/index.html`)) fail(`There is no site in ${dist}: npm run build makes one.`);
}
const worker = asked.dev ? DEV_WORKER : workerIn(dist);
const others =
  asked.quick || !withSite
    ? []
    : [
        '/',
        '/privacy',
        '/changelog',
        '/licences',
        '/nowhere',
        ...readdirSync(`${dist}/category`).map((name) => `/category/${name}`),
      ];
// Whatever was started stops with this.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const command = new Command();
const site = await (asked.dev ? watchServer(Number(asked.dev)) : serveWatched(dist));

const MOST_SAID = 700;
/** @param {string} text */
function inOneLine(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_SAID ? `${line.slice(0, MOST_SAID)}…` : line;
}

/** A driver that hangs would hang all that comes after it, too: no wait in here is meant to be as long. */
const DEADLINE = 300_000;
/** A browser that is there answers to the least within this. */
const ALIVE_PATIENCE = 10_000;
class Hanging extends Error {}
/**
 * @template Value
 * @param {string} what
 * @param {Promise<Value>} work
 * @returns {Promise<Value>}
 */
async function inTime(what, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const end = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Hanging(`${what} hangs`)), DEADLINE);
  });
  try {
    return await Promise.race([work, /** @type {Promise<never>} */ (end)]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param {() => Promise<import('./page.mjs').Page>} start */
async function visitAll(start) {
  const began = Date.now();
  const count = { passed: 0, failed: 0 };
  const begin = async () => {
    const page = await inTime('The start of a browser', start());
    const visitor = new Visitor(page, site.origin);
    await page.resize(1280, 800);
    await visitor.open('/404.html');
    return { page, visitor };
  };
  let { page, visitor } = await begin();
  const end = () => inTime('The end of a browser', page.close()).catch(({ message }) => console.log(message));
  const isAlive = () =>
    Promise.race([page.run(() => true), sleep(ALIVE_PATIENCE, false, { ref: false })]).catch(() => false);
  /**
   * A machine that others share can stand still for seconds, and a browser can break down: what fails is asked for once more, all of it,
   * and that is said.
   * @param {string} of
   * @param {(check: import('./shared-pages.mjs').Check) => Promise<unknown>} visit
   */
  const attempt = async (of, visit, isLast = false) => {
    let passed = 0;
    /** @type {string[]} */
    const failures = [];
    const note = (/** @type {string} */ what, /** @type {unknown} */ error, /** @type {string[]} */ heard) => {
      const message = error instanceof Error ? error.message : String(error);
      failures.push(`${page.name}, ${what}: ${inOneLine([message, ...heard].join('; '))}`);
    };
    try {
      await visitor.forget();
      await visit(async (name, test) => {
        try {
          await inTime(`${page.name}, ${of}: ${name}`, test());
          assert.deepEqual(await visitor.takeFaults(), []);
          passed++;
          return true;
        } catch (error) {
          if (error instanceof Hanging) throw error;
          note(`${of}: ${name}`, error, await visitor.takeFaults().catch(() => []));
          return false;
        }
      });
    } catch (error) {
      if (isLast || error instanceof Hanging) throw error;
      note(of, error, []);
    }
    if (failures.length > 0 && !isLast) {
      for (const failure of failures) console.log(`Once more, after ${failure}`);
      if (!(await isAlive())) {
        console.log(`${page.name} no longer answers and is started anew`);
        await end();
        ({ page, visitor } = await begin());
      }
      return attempt(of, visit, true);
    }
    for (const failure of failures) console.log(`✗ ${failure}`);
    count.passed += passed;
    count.failed += failures.length;
  };
  try {
    for (const folder of tools) {
      const { slug, hasView, tool } = folder;
      await attempt(slug, async (check) => {
        if (tool) await visitInWorker(visitor, worker, tool, command, check);
        if (hasView) await visitView(visitor, folder, check, asked.quick === true);
        else if (!tool) throw new Error(`${slug} has neither a definition nor a page of its own`);
        else if (tool.inputs.length > 0) await visitTransform(visitor, tool, command, check);
        else await visitGenerator(visitor, tool, check);
      });
    }
    if (others.length > 0) await attempt(SITE, (check) => visitOthers(visitor, others, check));
    if (withSite) await attempt(SITE, (check) => visitSite(visitor, check));
    // A copy of the whole site takes these half a minute each.
    if (withSite && !asked.quick) await attempt(SITE, (check) => visitOffline(page, dist, check));
  } catch (error) {
    count.failed++;
    console.log(
      `✗ ${inOneLine(error instanceof Error ? error.message : String(error))}: ${page.name} is not used any further`,
    );
  } finally {
    await end();
  }
  const took = Math.round((Date.now() - began) / 1000);
  console.log(`${page.name}: ${count.passed} passed, ${count.failed} failed (${took} s)`);
  return count;
}

const total = { passed: 0, failed: 0 };
const starts = [];
for (const name of names) starts.push(await browsers[name]?.());
// Side by side: neither waits for anything but itself most of the time.
for (const result of await Promise.allSettled(starts.map((start) => start && visitAll(start))))
  if (result.status === 'rejected') {
    total.failed++;
    console.error(result.reason);
  } else if (result.value) {
    total.passed += result.value.passed;
    total.failed += result.value.failed;
  }
await command.close();
await site.close();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
// At once: a driver that hangs would keep this from ending.
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
