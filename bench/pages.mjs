// Every page: what it weighs, when a slow machine can use it, and how a pasted megabyte keeps it busy.
import { readdirSync } from 'node:fs';
import { weigh } from '../scripts/weigh.mjs';
import { atBest, launch, median, openPage, round, serveBare } from './browser.mjs';
import { typeEarly } from './loading.mjs';
import { BUSY, findLongestTask, LINES } from './pasting.mjs';
import { startSlowMachine } from './slow.mjs';

/** Times the time in which a bare page is usable, that is gives the result of what was typed. */
const BUDGET = 4;
const MEASURES = /** @type {const} */ (['script', 'style', 'html', 'readyRatio', 'longestTaskMs']);

/** @typedef {Partial<Record<(typeof MEASURES)[number], number>>} Measured */

/**
 * Notes when a page's script has taken over and leaves the browser time for others.
 * @returns {number | void} what it leaves as `window.seen`
 */
function noteReady() {
  const check = () => {
    if (document.querySelector('html[data-ready]')) Object.assign(window, { seen: performance.now() });
    else setTimeout(check, 5);
  };
  check();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function busyAfterPaste(browser, address) {
  const page = await openPage(browser);
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  // Until editors have come, and whatever else a page does later.
  await page.waitForTimeout(1500);
  const field = page.locator('#main :is(textarea:not([readonly]), [contenteditable=true]):visible').first();
  const takesText = (await field.count()) > 0;
  const longest = takesText ? round(await findLongestTask(page, field, LINES, 2500), 0) : undefined;
  await page.close();
  return longest;
}

/**
 * @param {string} origin
 * @param {string} folder
 */
export async function benchPages(origin, folder) {
  const bare = await serveBare();
  const browser = await launch();
  const machine = await startSlowMachine();
  const slugs = readdirSync(`${folder}/tool`);
  /** @type {number[]} */
  const bareTimes = [];
  /** @type {Record<string, Measured>} */
  const pages = {};
  /** @type {[slug: string, milliseconds: number][]} */
  const readyTimes = [];
  for (const [at, slug] of slugs.entries()) {
    const address = `${origin}/tool/${slug}`;
    if (at % 8 === 0) bareTimes.push((await machine.visit(bare.address, typeEarly)).usable);
    readyTimes.push([slug, await machine.visit(address, noteReady)]);
    const busy = () => busyAfterPaste(browser, address);
    const longest = await busy();
    const longestTaskMs = longest && (await atBest(longest, BUSY, async () => (await busy()) ?? longest));
    pages[slug] = { ...weigh(`/tool/${slug}`, folder), longestTaskMs };
  }
  await browser.close();
  const base = median(bareTimes);
  for (const [slug, readyMs] of readyTimes) {
    const visit = () => machine.visit(`${origin}/tool/${slug}`, noteReady);
    const readyRatio = round((await atBest(readyMs, BUDGET * base, visit)) / base);
    pages[slug] = { ...pages[slug], readyRatio };
  }
  await machine.close();
  bare.server.close();
  return pages;
}

/**
 * The worst of each measure, worst first.
 * @param {Record<string, Measured>} pages
 */
export const worstPages = (pages, count = 10) =>
  Object.fromEntries(
    MEASURES.map((measure) => [
      measure,
      Object.entries(pages)
        .flatMap(([slug, { [measure]: measured }]) => (measured === undefined ? [] : { slug, measured }))
        .sort((a, b) => b.measured - a.measured)
        .slice(0, count)
        .map(({ slug, measured }) => `${slug} ${measured}`),
    ]),
  );
