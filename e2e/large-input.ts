import type { Page } from '@playwright/test';

/** Longest stretch, in ms, for which the page's own thread did nothing else, as the browser reports it. */
export const watchTasks = () => {
  const seen = { longest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'longtask' });
  Object.assign(window, { seen });
};
export const longestTask = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);

/** A paste as the browser makes it, without the clipboard. */
export const paste = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field, pasted) => {
    (field as HTMLElement).focus();
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
