import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { folders } from './registry';

/** What a visitor would hardly see; a page is called good up to five times as much (web.dev/cls). */
const MOST = 0.02;
const AT_ONCE = 20;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

interface Shift {
  value: number;
  /** The classes of what moved. */
  what: string[];
}

/** What moved since the page began to load, and by how much of the window. */
const watchShifts = () => {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[])
      shifts.push({
        value: entry.value,
        what: entry.sources.map(({ node }) => node?.className || node?.nodeName || 'something gone'),
      });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Those that move, each with what moved. */
async function findMoving(page: Page, address: (slug: string) => string, slugs: readonly string[]): Promise<string[]> {
  const moving: string[] = [];
  // Both windows load at the same time: most of it is waiting.
  await Promise.all(
    SIZES.map(async (size, at) => {
      const window = at === 0 ? page : await page.context().newPage();
      await window.addInitScript(watchShifts);
      await window.setViewportSize(size);
      for (const slug of slugs) {
        await window.goto(address(slug));
        await window.locator('html[data-ready]').waitFor();
        // What comes after the page is ready comes in its first half second, or at the first quiet moment after it.
        const shifts = await window.evaluate(async () => {
          await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500));
          return (globalThis as unknown as { shifts: Shift[] }).shifts;
        });
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum > MOST)
          moving.push(`${slug} at ${size.width}: ${sum.toFixed(3)} (${shifts.flatMap(({ what }) => what)})`);
      }
    }),
  );
  return moving;
}

/** One for each of the ways in which pages moved: options below the input, a first result, a table, an editor, what only a browser knows, a low result. */
const MOVED = [
  'json-formatter',
  'slug-generator',
  'random-uuid',
  'http-status',
  'javascript-console',
  'device-info',
  'user-agent',
  'ipv6-ula',
  'binary-to-ascii-converter',
];

test('nothing moves while a page loads', async ({ page, site }) => {
  expect(await findMoving(page, (slug) => `${site.origin}/tool/${slug}`, MOVED)).toEqual([]);
});

for (let at = 0; at < folders.length; at += AT_ONCE) {
  const some = folders.slice(at, at + AT_ONCE).map(({ slug }) => slug);
  test(`@long nothing moves while these load: ${some[0]} to ${some.at(-1)}`, async ({ page, site }) => {
    expect(await findMoving(page, (slug) => `${site.origin}/tool/${slug}`, some)).toEqual([]);
  });
}
