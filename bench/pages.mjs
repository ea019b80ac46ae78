// Every page: what it weighs, when a slow machine can use it, and how a pasted megabyte keeps it busy.
import { readdirSync } from 'node:fs';
import { weigh } from '../scripts/weigh.mjs';
import { atBest, launch, median, openPage, round, serveBare } from './browser.mjs';
import { typeEarly } from './loading.mjs';
import { BUSY, LINES, longestTaskOf } from './pasting.mjs';
import { startSlowMachine } from './slow.mjs';

/** Times the time in which a bare page is usable, that is gives the result of what was typed. */
const BUDGET = 4;
const MEASURES = ['script', 'style', 'html', 'readyRatio', 'longestTaskMs'];

/** Notes when a page's script has taken over and leaves the browser time for others. */
function noteReady() {
  const look = () => {
    if (document.querySelector('html[data-ready]')) window.seen = performance.now();
    else setTimeout(look, 5);
  };
  look();
}

async function busyAfterPaste(browser, address) {
  const page = await openPage(browser);
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  // Until editors have come, and whatever else a page does later.
  await page.waitForTimeout(1500);
  const field = page.locator('#main :is(textarea:not([readonly]), [contenteditable=true]):visible').first();
  const takesText = (await field.count()) > 0;
  const longest = takesText ? round(await longestTaskOf(page, field, LINES, 2500), 0) : undefined;
  await page.close();
  return longest;
}

export async function benchPages(origin, folder) {
  const bare = await serveBare();
  const browser = await launch();
  const machine = await startSlowMachine();
  const slugs = readdirSync(`${folder}/tool`);
  const bareTimes = [];
  const pages = {};
  for (const [at, slug] of slugs.entries()) {
    const address = `${origin}/tool/${slug}`;
    if (at % 8 === 0) bareTimes.push((await machine.visit(bare.address, typeEarly)).usable);
    const readyMs = await machine.visit(address, noteReady);
    const busy = () => busyAfterPaste(browser, address);
    pages[slug] = { ...weigh(`/tool/${slug}`, folder), readyMs, longestTaskMs: await atBest(await busy(), BUSY, busy) };
  }
  await browser.close();
  const base = median(bareTimes);
  for (const [slug, page] of Object.entries(pages)) {
    const visit = () => machine.visit(`${origin}/tool/${slug}`, noteReady);
    page.readyRatio = round((await atBest(page.readyMs, BUDGET * base, visit)) / base);
    delete page.readyMs;
  }
  await machine.close();
  bare.server.close();
  return pages;
}

/** The worst of each measure, worst first. */
export const worstPages = (pages, count = 10) =>
  Object.fromEntries(
    MEASURES.map((measure) => [
      measure,
      Object.entries(pages)
        .filter(([, page]) => page[measure] !== undefined)
        .sort(([, a], [, b]) => b[measure] - a[measure])
        .slice(0, count)
        .map(([slug, page]) => `${slug} ${page[measure]}`),
    ]),
  );
