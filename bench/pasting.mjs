// The longest time the page's own thread is busy when a megabyte is pasted into a tool.
import { atBest, launch, openPage, round } from './browser.mjs';

/** Milliseconds a page's thread may be busy at a time. */
export const BUSY = 50;

/** @param {number} at */
const record = (at) => `{"id":${at},"name":"record ${at}","tags":["a","b"],"value":${at}.5}`;
const JSON_MEGABYTE = `[\n${Array.from({ length: 18_000 }, (_, at) => record(at)).join(',\n')}\n]`;
export const LINES = Array.from(
  { length: 18_000 },
  (_, at) => `line ${at} of a long text with words and 123 numbers ü`,
).join('\n');

/** @type {readonly [slug: string, label: string, pasted: string][]} */
const PASTES = [
  ['json-formatter', 'Input', JSON_MEGABYTE],
  ['json-formatter', 'Input', JSON_MEGABYTE.replaceAll('\n', '')],
  ['base64-string', 'Input', LINES],
  ['hash-text', 'Input', LINES],
  ['regex-tester', 'Test Text', LINES],
  ['text-diff-checker', 'Original Text', LINES],
  ['html-viewer', 'HTML', LINES],
  ['qr-generator', 'Text', LINES],
  ['color-picker', 'Color', LINES.slice(0, 100_000)],
];

/**
 * Pastes into a field of a page that has come to rest; how long its thread was busy at most in the seconds after.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} field
 * @param {string} text
 */
export async function findLongestTask(page, field, text, watched = 5000) {
  // Handed over before: what the benchmark itself costs must not be counted.
  await field.evaluate((element, pasted) => Object.assign(window, { element, pasted }), text);
  await page.waitForTimeout(500);
  return page.evaluate(async (milliseconds) => {
    const scope = /** @type {typeof window & { element: HTMLTextAreaElement, pasted: string }} */ (window);
    const { element } = scope;
    // A field takes no more than it says.
    const pasted = element.maxLength > 0 ? scope.pasted.slice(0, element.maxLength) : scope.pasted;
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    longest = 0;
    const insertion = new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      data: pasted,
      bubbles: true,
      cancelable: true,
    });
    setTimeout(() => {
      element.focus();
      if (!element.dispatchEvent(event) || !('value' in element) || !element.dispatchEvent(insertion)) return;
      // Nobody took it over or refused it: the browser would insert it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, pasted);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return longest;
  }, watched);
}

/** @param {string} origin */
export async function benchPasting(origin) {
  const browser = await launch();
  /** @type {Record<string, { longestTaskMs: number }>} */
  const results = {};
  for (const [slug, label, text] of PASTES) {
    const paste = async () => {
      const page = await openPage(browser);
      await page.goto(`${origin}/tool/${slug}`);
      await page.locator('html[data-ready]').waitFor();
      await page.waitForTimeout(1000);
      const longest = await findLongestTask(
        page,
        page.getByRole('textbox', { name: label, exact: true }).first(),
        text,
      );
      await page.close();
      return longest;
    };
    const name = slug in results ? `${slug} (one line)` : slug;
    results[name] = { longestTaskMs: round(await atBest(await paste(), BUSY, paste), 0) };
  }
  await browser.close();
  return results;
}
