import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ALONE, expectWithin, longestTask, watchTasks } from './large-input';
import { folders } from './registry';

const LENGTH = 40_000;
const LIMIT = 200;
const SEPARATORS = ['&', ',', ';', '\n', '<', '(', '|', '\t', '"', "'", 'a=b&', 'http://x/?a=b&'];
const AT_ONCE = 4;

/** The first field of a page that takes text, as a visitor would find it. */
const FIELD = [
  'main textarea:visible',
  'main .code-editor [contenteditable]:visible',
  'main [contenteditable=true]:visible',
  'main input:is([type=text], [type=search], :not([type])):visible',
].join(', ');

/** At once, as a paste does: typed by the runner, thousands of line breaks take a browser minutes. */
const enter = (field: Locator, text: string) =>
  field.evaluate((element, entered) => {
    const data = new DataTransfer();
    data.setData('text/plain', entered);
    (element as HTMLElement).focus();
    getSelection()?.selectAllChildren(element);
    (element as Partial<HTMLInputElement>).select?.();
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (!element.dispatchEvent(paste) || !('value' in element)) return;
    // Set by a script, a value may be longer than what the browser lets a visitor paste.
    const { maxLength } = element as HTMLInputElement;
    const taken = maxLength >= 0 ? entered.slice(0, maxLength) : entered;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, taken);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

const restart = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { seen: { longest: number } }).seen.longest = 0;
  });

/** Until what was entered is worked out and drawn, and the observer has told of it. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const ends = performance.now() + 4000;
    do await pause(250);
    while (document.querySelector('[aria-busy=true]') && performance.now() < ends);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  });

for (let at = 0; at < folders.length; at += AT_ONCE) {
  const some = folders.slice(at, at + AT_ONCE).map(({ slug }) => slug);
  test(
    `${LENGTH / 1000} kB of separators do not hold up: ${some.join(', ')}`,
    ALONE,
    async ({ page, open, faults }) => {
      test.setTimeout(AT_ONCE * 120_000);
      await page.addInitScript(watchTasks);
      // A draft that is kept would be shown, at its length without a field.
      await page.addInitScript(() => window === top && localStorage.clear());
      for (const slug of some)
        await test.step(slug, async () => {
          const field = page.locator(FIELD).first();
          const begin = async () => {
            await open(`/tool/${slug}`);
            if ((await field.count()) === 0) return false;
            // What is fetched and made ready for the first input is not what is measured.
            await enter(field, 'a');
            await settle(page);
            return true;
          };
          if (!(await begin())) return;
          for (const unit of SEPARATORS) {
            // What is long is shown without a field.
            if ((await field.count()) === 0) await begin();
            const start = unit.includes('?') ? unit.slice(0, unit.indexOf('?') + 1) : '';
            const repeated = unit.slice(start.length);
            await restart(page);
            await enter(field, start + repeated.repeat(LENGTH / repeated.length));
            await settle(page);
            await test.step(JSON.stringify(unit), async () => expectWithin(LIMIT, page, await longestTask(page)));
          }
        });
      // Nonsense may be refused loudly by a browser; it must not be sent anywhere.
      faults.splice(0, faults.length, ...faults.filter((fault) => fault.startsWith('request to another origin')));
      expect(faults).toEqual([]);
    },
  );
}
