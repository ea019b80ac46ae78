// How long a page on a slow machine takes to paint and to be of use, beside a bare page measured in the same run.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { launch, median, round } from './browser.mjs';

const ROUNDS = 7;
const SLOW = { offline: false, downloadThroughput: 200_000, uploadThroughput: 100_000, latency: 150 };

/** Types as soon as there is a field, and notes when the result is there. */
function visit() {
  const seen = { usable: 0 };
  Object.assign(window, { seen });
  let typed = false;
  const look = () => {
    const field = document.querySelector('textarea');
    if (field && !typed) {
      typed = true;
      field.value = '{"a":[1]}';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const output = document.querySelector('[aria-label=Output]');
    if (typed && /^\{[\s\S]*1[\s\S]*\}$|^eyJh/.test(output?.value ?? output?.textContent ?? ''))
      seen.usable = performance.now();
    else setTimeout(look, 5);
    // A bare page has its handler from the start; ours may get it later, and must not need the typing again.
    if (typed && output && 'value' in output && output.value === '')
      field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  look();
}

async function measure(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(visit);
  await page.goto(address);
  await page.waitForFunction(() => window.seen.usable > 0);
  const found = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    usable: window.seen.usable,
  }));
  await context.close();
  return found;
}

export async function benchLoading(origin) {
  const bare = brotliCompressSync(readFileSync('bench/bare.html'));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(bare);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  const browser = await launch();
  const addresses = {
    bare: `http://localhost:${server.address().port}/`,
    'json-formatter': `${origin}/tool/json-formatter`,
    'base64-string': `${origin}/tool/base64-string`,
  };
  const times = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (let at = 0; at < ROUNDS; at++)
    for (const [name, address] of Object.entries(addresses)) times[name].push(await measure(browser, address));
  await browser.close();
  server.close();
  const of = (name, what) => median(times[name].map((one) => one[what]));
  return Object.fromEntries(
    Object.keys(addresses)
      .filter((name) => name !== 'bare')
      .map((name) => [
        name,
        {
          paintRatio: round(of(name, 'paint') / of('bare', 'paint')),
          usableRatio: round(of(name, 'usable') / of('bare', 'usable')),
        },
      ]),
  );
}
