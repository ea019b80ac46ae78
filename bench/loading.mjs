// How long a page on a slow machine takes to paint and to be of use, beside a bare page measured in the same run.
import { launch, median, openSlowPage, round, serveBare } from './browser.mjs';

const ROUNDS = 7;

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
  const page = await openSlowPage(browser);
  await page.addInitScript(visit);
  await page.goto(address);
  await page.waitForFunction(() => window.seen.usable > 0);
  const found = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    usable: window.seen.usable,
  }));
  await page.context().close();
  return found;
}

export async function benchLoading(origin) {
  const bare = await serveBare();
  const browser = await launch();
  const addresses = {
    bare: bare.address,
    'json-formatter': `${origin}/tool/json-formatter`,
    'base64-string': `${origin}/tool/base64-string`,
  };
  const times = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (let at = 0; at < ROUNDS; at++)
    for (const [name, address] of Object.entries(addresses)) times[name].push(await measure(browser, address));
  await browser.close();
  bare.server.close();
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
