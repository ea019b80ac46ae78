// Chains: five steps over a megabyte beside what the steps take by themselves, a change at the end, many lines, many steps.
import { launch, openPage, round } from './browser.mjs';

const ROUNDS = 5;
const FIVE =
  'base64-string --mode decode | json-formatter --indent-size 4 | line-sorter | base64-string | hash-text --algorithm SHA256';

/** @param {string} chain */
const getHash = (chain) => `#${new URLSearchParams({ chain })}`;

/** A megabyte of Base64 with JSON in it. */
const sample = () =>
  Buffer.from(
    JSON.stringify(Array.from({ length: 12_000 }, (_, id) => ({ id, name: `Person ${id}`, active: true }))),
  ).toString('base64');

/** Milliseconds that the steps say they took, as the page shows them. @param {import('@playwright/test').Page} page */
const getDuration = (page) =>
  page.locator('.ch-facts').evaluateAll((facts) =>
    facts.map((one) => {
      const [, number, unit] = /([\d.]+) (ms|s)$/.exec(one.children[1]?.textContent ?? '') ?? [];
      return Number(number) * (unit === 's' ? 1000 : 1);
    }),
  );

/** Drops a text on the input, or does something else, and waits for the next result; how long that and the longest task took.
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 */
const drop = (page, text) =>
  page.evaluate(async (dropped) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    const data = new DataTransfer();
    data.items.add(new File([dropped], 'input.txt'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const started = performance.now();
    document
      .querySelector('.ch-in .drop-zone')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    const body = () => document.querySelector('.ch-out .output-body');
    const isDone = () => body()?.getAttribute('aria-busy') === 'false' && !body()?.querySelector('.empty');
    await new Promise((resolve) => setTimeout(resolve, 20));
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
    const ms = performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { ms, longest };
  }, text);

/** @param {string} origin */
export async function benchChains(origin) {
  const browser = await launch();
  const page = await openPage(browser);
  const open = async (/** @type {string} */ chain) => {
    await page.goto('about:blank');
    const started = performance.now();
    await page.goto(`${origin}/chain${getHash(chain)}`);
    await page.locator('html[data-ready]').waitFor();
    await page
      .locator('.ch-step')
      .nth(chain.split('|').length - 1)
      .waitFor();
    return performance.now() - started;
  };

  /** @type {{ ratio: number, longest: number, changed: number, last: number }[]} */
  const five = [];
  for (let at = 0; at < ROUNDS; at++) {
    await open(FIVE);
    await drop(page, 'e30=');
    const { ms, longest } = await drop(page, sample());
    const stepTime = (await getDuration(page)).reduce((sum, took) => sum + took, 0);
    const before = await getDuration(page);
    const changed = await page.evaluate(async () => {
      const select = /** @type {HTMLSelectElement} */ (document.querySelector('.ch-step:last-child select'));
      const started = performance.now();
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'Base64');
      select.dispatchEvent(new Event('change', { bubbles: true }));
      const body = () => document.querySelector('.ch-out .output-body');
      while (body()?.getAttribute('aria-busy') !== 'true') await new Promise((resolve) => setTimeout(resolve, 1));
      while (body()?.getAttribute('aria-busy') !== 'false') await new Promise((resolve) => setTimeout(resolve, 1));
      return performance.now() - started;
    });
    five.push({ ratio: ms / stepTime, longest, changed: changed / stepTime, last: (before.at(-1) ?? 0) / stepTime });
  }
  const lines = Array.from({ length: 10_000 }, (_, at) => `Some Line ${at}`).join('\n');
  await open('--each-line slug-generator | base64-string | base64-string --mode decode');
  const many = await drop(page, lines);
  const opened = { 3: Number.POSITIVE_INFINITY, 30: Number.POSITIVE_INFINITY };
  for (let at = 0; at < ROUNDS; at++)
    for (const count of /** @type {const} */ ([3, 30]))
      opened[count] = Math.min(opened[count], await open(Array(count).fill('slug-generator').join(' | ')));
  await browser.close();
  const least = (/** @type {'ratio' | 'longest' | 'changed' | 'last'} */ what) =>
    round(Math.min(...five.map((one) => one[what])));
  return {
    'five steps over 1 MB': { beside: 'the five alone', ratio: least('ratio'), longestTaskMs: least('longest') },
    'last step changed': { beside: 'the five alone', ratio: least('changed'), lastStepAlone: least('last') },
    '10,000 lines through three steps': { ms: Math.round(many.ms), longestTaskMs: Math.round(many.longest) },
    'opening 30 steps': { beside: 'opening 3', ratio: round(opened[30] / opened[3]) },
  };
}
