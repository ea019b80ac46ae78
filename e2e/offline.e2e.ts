import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { enterExample } from './example';
import { expect, test } from './fixtures';
import { ARCHETYPES, categories, described, type Folder, folders } from './registry';

test.use({ serviceWorkers: 'allow' });

/** Of every category one tool with a page of its own and some others. */
const ofEveryCategory = (others: number) =>
  categories.flatMap((category) => {
    const those = folders.filter((one) => one.category === category);
    return [
      ...those.filter(({ hasView }) => hasView).slice(0, 1),
      ...those.filter(({ hasView }) => !hasView).slice(0, others),
    ];
  });
const [everyTool, archetypes] = [ofEveryCategory(3), folders.filter(({ slug }) => ARCHETYPES.includes(slug))];

const isFont = (name: string) => name.startsWith('figlet-');

const whenCopied = async (page: Page) => {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

/** Says that a tool was used an hour ago, as a visitor has who comes back. */
const comeBack = (page: Page) =>
  page.evaluate(() => localStorage.setItem('localkit:first-use', String(Date.now() - 3_600_000)));

/** How many files are stored. */
const countStored = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('localkit-2')) ? (await (await caches.open('localkit-2')).keys()).length : 0,
  );

/** Everything that a visitor does with a copy of the site and no network. */
async function expectAtWorkOffline(page: Page, open: (path: string) => Promise<unknown>, visited: readonly Folder[]) {
  // Of the hundreds of fonts, none.
  const storedNames = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!);
    return (await cache.keys()).map(({ url }) => url.replace(/.*\//, '').slice(0, -'-12345678.js'.length));
  });
  expect(storedNames).toContain('Home');
  expect(readdirSync('dist/assets').filter(isFont).length).toBeGreaterThan(300);
  expect(storedNames.filter(isFont)).toEqual([]);
  await page.context().setOffline(true);
  let used = 0;
  for (const [at, { slug, hasView }] of visited.entries()) {
    // In both forms of its address.
    await open(`/tool/${slug}${at % 2 === 0 ? '' : '/'}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tool = described.find((one) => one.slug === slug);
    const [example] = tool?.examples ?? [];
    if (!tool || !example || hasView) continue;
    await enterExample(page, tool, example);
    used++;
  }
  expect(used).toBeGreaterThan(visited.length / 10);
  await open('/tool/json-formatter');
  await page.getByLabel('Input', { exact: true }).fill('{"a":[1,2]}');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('"a": [');

  // What another app shares is treated like a paste. The system sends a form, which a page of this site could not.
  await page.evaluate(async () => {
    const body = new FormData();
    body.append('text', '{"shared":true,\n"by":"another app"}');
    await fetch('/share', { method: 'POST', body });
  });
  await open('/?shared');
  const suggested = page.getByRole('region', { name: 'For what you entered' });
  await expect(suggested.getByRole('button', { name: 'Open in JSON Formatter' })).toBeVisible();
  await page.goto(new URL('/nowhere', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist');
}

/** Waits until a visitor who came back has everything but the heavy parts. */
const whenAllIsCopied = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const cache = await caches.open('localkit-2');
          const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
          const source = await (await fetch('/sw.js')).text();
          return [
            ...source.matchAll(/"?([\w./-]+\.(?:js|css|html|wasm|svg|json))"?:\[["`'][0-9a-f]*["`'],[\de]+,0/g),
          ].filter(([, file]) => !stored.has(`/${file}`)).length;
        }),
      { timeout: 200_000 },
    )
    .toBe(0);

/** A site of its own for a test, whose answers it can spoil. */
async function ownSite(faults: string[]) {
  const folder = `.cache/site-${Date.now()}-${Math.floor(performance.now())}`;
  cpSync(process.env.DIST ?? 'dist', folder, { recursive: true });
  const server = await serve({ folder, compress: false });
  const { port } = server.address() as AddressInfo;
  const site = {
    folder,
    /** Answers in place of the site while it is there; nothing where it has no answer to this. */
    spoil: undefined as ((url: string, response: ServerResponse) => boolean) | undefined,
    origin: '',
    close() {
      server.close();
      front.close();
      rmSync(folder, { recursive: true });
      faults.splice(0, faults.length);
    },
  };
  const front = createServer(({ url = '/', headers, method }, response) => {
    if (site.spoil?.(url, response)) return;
    request({ port, path: url, headers, method }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => front.listen(0, resolve));
  site.origin = `http://localhost:${(front.address() as AddressInfo).port}`;
  return site;
}

const opener = (page: Page, origin: string) => async (path: string) => {
  await page.goto(origin + path);
  await page.locator('html[data-ready]').waitFor();
};

test('a first visit without a touch fetches no more than 1.5 MB, and what is used works offline', async ({
  page,
  open,
  context,
}) => {
  let bytes = 0;
  context.on('response', async (response) => {
    bytes += (await response.body().catch(() => Buffer.of())).length;
  });
  await open('/tool/base64-string');
  await whenCopied(page);
  const before = await countStored(page);
  await page.waitForTimeout(2000);
  expect(bytes).toBeLessThanOrEqual(1_500_000);
  expect(before).toBeGreaterThan(5);
  expect(before).toBeLessThan(150);

  await page.getByLabel('Input', { exact: true }).fill('hello');
  await expect.poll(() => countStored(page)).toBeGreaterThan(before);
  // What a use brings along comes a moment after it.
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await open('/tool/base64-string');
  await page.getByLabel('Input', { exact: true }).fill('hello');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('aGVsbG8=');
});

for (const [what, spoil] of [
  [
    'a sign-in page',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Sign in</title>'),
  ],
  ['500', (_, response) => response.writeHead(500, { 'Content-Type': 'text/javascript' }).end('broken')],
  ['nothing', (_, response) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end()],
  [
    'half of a file',
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': 1000 }).write('export');
      setTimeout(() => response.destroy(), 10);
    },
  ],
] as const satisfies readonly [string, (url: string, response: ServerResponse) => unknown][])
  test(`a network that answers with ${what} while files are stored does no harm${/^(500|nothing|half of a file)$/.test(what) ? ' @long' : ''}`, async ({
    page,
    faults,
  }) => {
    const site = await ownSite(faults);
    const open = opener(page, site.origin);
    await open('/tool/base64-string');
    await whenCopied(page);
    // From now on, whatever is asked for beyond what the page has comes from someone else.
    let spoiled = 0;
    site.spoil = (url, response) => {
      if (!/\.js$/.test(url) || url === '/sw.js') return false;
      spoiled++;
      spoil(url, response);
      return true;
    };
    await comeBack(page);
    await page.reload();
    await expect.poll(() => spoiled, { timeout: 60_000 }).toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    const wrong = await page.evaluate(async () => {
      const cache = await caches.open('localkit-2');
      const all = await cache.matchAll();
      const bodies = await Promise.all(all.map(async (response) => (await response.clone().text()).slice(0, 20)));
      return all.filter(
        ({ headers, url }, at) =>
          (/\.js$/.test(url) && !headers.get('content-type')?.includes('javascript')) ||
          bodies[at] === '' ||
          bodies[at]!.startsWith('<title>Sign') ||
          bodies[at] === 'broken',
      ).length;
    });
    expect(wrong).toBe(0);
    site.spoil = undefined;
    await open('/tool/case');
    await page.getByLabel('Input', { exact: true }).fill('two words');
    await expect(page.getByText('twoWords', { exact: true })).toBeVisible();
    site.close();
  });

test('a script of which the browser was given only the beginning, to keep for a year, is fetched again @long', async ({
  page,
  context,
  faults,
}) => {
  const site = await ownSite(faults);
  await opener(page, site.origin)('/tool/base64-string');
  await whenCopied(page);
  let spoiled = 0;
  site.spoil = (url, response) => {
    if (!/\.js$/.test(url) || url === '/sw.js') return false;
    spoiled++;
    response
      .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=31536000, immutable' })
      .end('export {');
    return true;
  };
  await page.goto(`${site.origin}/tool/case`);
  await expect.poll(() => spoiled).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  site.spoil = undefined;
  await page.close();
  const next = await context.newPage();
  await opener(next, site.origin)('/tool/case');
  await next.getByLabel('Input', { exact: true }).fill('two words');
  await expect(next.getByText('twoWords', { exact: true })).toBeVisible();
  site.close();
});

test('a stored file that is not whole is fetched again', async ({ page, faults }) => {
  const site = await ownSite(faults);
  const open = opener(page, site.origin);
  await open('/tool/base64-string');
  await whenCopied(page);
  await expect.poll(() => countStored(page)).toBeGreaterThan(5);
  await page.evaluate(async () => {
    const cache = await caches.open('localkit-2');
    for (const key of await cache.keys())
      if (key.url.endsWith('.js'))
        await cache.put(key, new Response('<title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } }));
  });
  await open('/tool/base64-string');
  await page.getByLabel('Input', { exact: true }).fill('hello');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('aGVsbG8=');
  site.close();
});

test('after coming back, tools of every category open and work without a network @long', async ({ page, open }) => {
  test.setTimeout(400_000);
  await open('/');
  await whenCopied(page);
  await comeBack(page);
  await page.reload();
  await whenAllIsCopied(page);
  await expectAtWorkOffline(page, open, everyTool);
});

test('after coming back every kind of page works without a network, and a new version waits until it is asked for', async ({
  page,
  context,
  faults,
}) => {
  // Hundreds of files are fetched on the way.
  test.setTimeout(400_000);
  const site = await ownSite(faults);
  const open = opener(page, site.origin);
  await open('/');
  await whenCopied(page);
  await comeBack(page);
  await page.reload();
  await whenAllIsCopied(page);
  await expectAtWorkOffline(page, open, archetypes);
  await context.setOffline(false);

  await open('/');
  // Another page stays open, of the version that is about to be replaced.
  const other = await context.newPage();
  await opener(other, site.origin)('/tool/json-formatter');
  const before = await page.title();
  const html = readFileSync(`${site.folder}/index.html`, 'utf8').replaceAll(before, 'The next version');
  writeFileSync(`${site.folder}/index.html`, html);
  // In the new version every script has another name, and the old ones are gone from the host.
  const worker = readFileSync(`${site.folder}/sw.js`, 'utf8');
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 12);
  const [, viewer = ''] = /"?(assets\/TreeViewer-[\w-]+\.js)"?:/.exec(worker) ?? [];
  const renamed = viewer.replace('TreeViewer', 'TreeViewer2');
  renameSync(`${site.folder}/${viewer}`, `${site.folder}/${renamed}`);
  writeFileSync(
    `${site.folder}/sw.js`,
    worker
      .replace(/([{,]"?index\.html"?:\[)(["`'])[0-9a-f]+(["`']),\d+/, `$1$2${revision}$3,${Buffer.byteLength(html)}`)
      .replaceAll(viewer, renamed),
  );
  await page.reload();
  expect(await page.title()).toBe(before);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveTitle('The next version');
  const lazy = await other.evaluate(
    (address) => import(address).then((module) => Object.keys(module).length > 0),
    `/${viewer}`,
  );
  expect(lazy).toBe(true);
  await other.close();
  // With no page of the old version left it is dropped.
  await open('/tool/case');
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) === undefined, `/${viewer}`))
    .toBe(true);
  site.close();
});

test('everything can be fetched by a button, and the copy removed @long', async ({ page, open, context }) => {
  // Hundreds of files are fetched and compressed on the way.
  test.setTimeout(400_000);
  await open('/privacy');
  await whenCopied(page);
  await page.getByRole('button', { name: /^Make everything available offline \(\d+.*MB\)$/ }).click();
  await expect(page.getByText('Everything is available offline now').first()).toBeVisible({ timeout: 200_000 });
  const missing = await page.evaluate(async () => {
    const storedPaths = new Set(
      (await (await caches.open('localkit-2')).keys()).map(({ url }) => new URL(url).pathname),
    );
    const source = await (await fetch('/sw.js')).text();
    return [...source.matchAll(/"?([\w./-]+\.(?:js|css|html|wasm|svg|json|flf))"?:\[/g)].filter(
      ([, file]) => !storedPaths.has(`/${file}`),
    ).length;
  });
  expect(missing).toBe(0);
  await page.getByRole('button', { name: 'Remove offline copy' }).click();
  await expect(page.getByText('Offline copy removed')).toBeVisible();
  expect(
    await page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([0, 0]);
  await page.reload();
  await page.waitForTimeout(2000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole('button', { name: 'Keep an offline copy' }).click();
  await whenCopied(page);
  const before = await countStored(page);
  await open('/tool/json-formatter');
  await expect.poll(() => countStored(page)).toBeGreaterThan(before);
  await context.setOffline(true);
  await open('/tool/json-formatter');
});

test('without room for another copy everything works as long as there is a network @long', async ({
  page,
  open,
  site,
}) => {
  test.setTimeout(400_000);
  await open('/privacy');
  await whenCopied(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1000 });
  await page.getByRole('button', { name: /^Make everything available offline \(\d+.*MB\)$/ }).click();
  await expect(page.getByText('Not everything could be stored')).toBeVisible();
  // Its font is one of the parts that are fetched when they are used.
  await open('/tool/text-to-ascii-art');
  await page.getByLabel('Text', { exact: true }).fill('room');
  await expect(page.getByRole('img', { name: /room/ })).toBeVisible();
});

test('pages come back from the copy on a host that leads /x/index.html to /x/ @long', async ({
  page,
  site,
  context,
  faults,
}) => {
  test.setTimeout(400_000);
  const { port } = new URL(site.origin);
  const server = createServer(({ url = '/', headers }, response) => {
    if (url.endsWith('/index.html')) return response.writeHead(308, { Location: url.slice(0, -10) }).end();
    request({ port, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  await page.goto(origin);
  await whenCopied(page);
  const before = await countStored(page);
  await page.goto(`${origin}/tool/case`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => countStored(page)).toBeGreaterThan(before);
  await context.setOffline(true);
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${origin}/tool/case`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  server.close();
  // This test has a host of its own.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(origin)));
});
