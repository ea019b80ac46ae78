import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
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

const fonts = readdirSync('node_modules/figlet/importable-fonts')
  .filter((name) => name.endsWith('.js'))
  .map((name) => name.slice(0, -3).replace(/\W+/g, '-'));

const whenCopied = async (page: Page) => {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

/** Everything that a visitor does with a copy of the site and no network. */
async function expectAtWorkOffline(page: Page, open: (path: string) => Promise<unknown>, visited: readonly Folder[]) {
  // Of the hundreds of fonts, none.
  const kept = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!);
    return (await cache.keys()).map(({ url }) => url.replace(/.*\//, '').slice(0, -'-12345678.js'.length));
  });
  expect(kept).toContain('Home');
  expect(fonts.filter((font) => kept.includes(font))).toEqual([]);
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
  const suggested = page.getByRole('region', { name: 'For what you entered' }).getByRole('listitem');
  await expect(suggested.first()).toContainText('JSON Formatter');
  await page.goto(new URL('/nowhere', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is kept here');
}

test('after one visit tools of every category open and work without a network @long', async ({ page, open }) => {
  test.setTimeout(400_000);
  await open('/');
  await whenCopied(page);
  await expectAtWorkOffline(page, open, everyTool);
});

test('after one visit every kind of page works without a network, and a new version waits until it is asked for', async ({
  page,
  context,
  faults,
}) => {
  // Hundreds of files are fetched and compressed on the way.
  test.setTimeout(400_000);
  const folder = `.cache/site-${Date.now()}`;
  cpSync(process.env.DIST ?? 'dist', folder, { recursive: true });
  const server = await serve({ folder, compress: false });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const open = async (path: string) => {
    await page.goto(origin + path);
    await page.locator('html[data-ready]').waitFor();
  };
  await open('/');
  await whenCopied(page);
  await expectAtWorkOffline(page, open, archetypes);
  await context.setOffline(false);

  await open('/');
  const before = await page.title();
  const html = readFileSync(`${folder}/index.html`, 'utf8');
  writeFileSync(`${folder}/index.html`, html.replaceAll(before, 'The next version'));
  const worker = readFileSync(`${folder}/sw.js`, 'utf8');
  writeFileSync(`${folder}/sw.js`, worker.replace(/([{,]"?index\.html"?:\[)(["`])[0-9a-f]+/, '$1$2feedfeedfeed'));
  await page.reload();
  expect(await page.title()).toBe(before);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveTitle('The next version');
  server.close();
  // This test has a site of its own.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(origin)));
  rmSync(folder, { recursive: true });
});

test('everything can be fetched by a button, and the copy removed @long', async ({ page, open, context }) => {
  // Hundreds of files are fetched and compressed on the way.
  test.setTimeout(400_000);
  await open('/privacy');
  await whenCopied(page);
  await page.getByRole('button', { name: 'Make everything available offline' }).click();
  await expect(page.getByText('Everything is available offline now').first()).toBeVisible({ timeout: 200_000 });
  const missing = await page.evaluate(async () => {
    const held = new Set((await (await caches.open('localkit')).keys()).map(({ url }) => new URL(url).pathname));
    const source = await (await fetch('/sw.js')).text();
    return [...source.matchAll(/"?([\w./-]+\.(?:js|css|html|wasm|svg|json|flf))"?:\[/g)].filter(
      ([, file]) => !held.has(`/${file}`),
    ).length;
  });
  expect(missing).toBe(0);
  await page.getByRole('button', { name: 'Remove offline copy' }).click();
  await expect(page.getByText('The offline copy is gone')).toBeVisible();
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
  await page.getByRole('button', { name: 'Make everything available offline' }).click();
  await expect(page.getByText('Not everything could be kept')).toBeVisible();
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
  await page.goto(`${origin}/tool/case`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${origin}/tool/base64-string`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  server.close();
  // This test has a host of its own.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(origin)));
});
