import { expect, type Page } from '@playwright/test';

/** For tests that measure time: they run one by one, when all others are done. */
export const ALONE = { tag: '@alone' };

/**
 * Longest stretch, in ms, for which the page's own thread did nothing else, as the browser reports it. What a frame of
 * another origin does is not counted: it is the visitor's document, and most browsers give it a process of its own.
 */
export const watchTasks = () => {
  const seen = { longest: 0 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name !== 'cross-origin-descendant') seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask' });
  Object.assign(window, { seen });
};
export const longestTask = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);

/** How many times slower the machine is than one at rest, over some moments: by a piece of known work. */
const slowness = (page: Page) =>
  page.evaluate(async () => {
    const atRest = 50;
    const times = 15;
    let took = 0;
    for (let done = 0; done < times; done++) {
      const started = performance.now();
      const seen = new Map<string, number>();
      for (let n = 0; n < 50_000; n++) seen.set(`${n % 20_000} and ${n}`, n);
      took += performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return Math.max(1, took / times / atRest);
  });

/**
 * Fails if the page was held up for longer than `limit` milliseconds. On a machine that others share every task waits
 * for them, too: what seems too long is held against how slow known work is there and then.
 */
export async function expectWithin(limit: number, page: Page, took: number): Promise<void> {
  if (took < limit) return;
  expect(took / (await slowness(page))).toBeLessThan(limit);
}

/** A paste as the browser makes it, without the clipboard. */
export const paste = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).evaluate((field, pasted) => {
    (field as HTMLElement).focus();
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
