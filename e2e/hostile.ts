import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { payloads } from './payloads';
import type { DescribedTool } from './registry';

/** Lets a payload that does run be counted; to be called before the page is opened. */
export const countHits = (page: Page) =>
  page.addInitScript(() => {
    if (self !== top) return;
    Object.assign(window, { hits: 0, ran: () => (window as unknown as { hits: number }).hits++ });
  });

export const getHits = (page: Page) => page.evaluate(() => (window as unknown as { hits: number }).hits);

/** Types payloads into every text field of the page, as fast as the page can follow: every so many alone, and all of them at once. */
export const typePayloads = (page: Page, everySo: number) =>
  page.evaluate(
    async ({ all, everySo }) => {
      const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      // A turn of the page's own, without the least wait that timers have.
      const channel = new MessageChannel();
      const turn = () =>
        new Promise((resolve) => {
          channel.port1.onmessage = resolve;
          channel.port2.postMessage(0);
        });
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        '#main textarea, #main input:is([type=text], [type=search], [type=password], [type=url], :not([type]))',
      );
      for (const [at, field] of fields.entries()) {
        // The first two fields get what is to be typed alone; the others share it.
        const parts = at < 2 ? everySo : 8;
        const share = all.filter((_, index) => index % parts === at % parts);
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
        for (const payload of [...share, all.join('\n')]) {
          if (!field.isConnected) break;
          set?.call(field, payload);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          await turn();
        }
        await settle(100);
      }
    },
    { all: payloads, everySo },
  );

/** A link that carries payloads in every option that takes text and in every input. */
export function hostileLink(slug: string, tool?: DescribedTool): string {
  const query = new URLSearchParams(
    tool?.options.map(({ flag, kind }, at) => [
      flag.slice(2),
      kind === 'text' ? payloads.join('\n') : payloads[(slug.length * 7 + at * 5) % payloads.length]!,
    ]),
  );
  const inputs = Object.fromEntries(
    (tool?.inputs ?? [{ name: 'input' }]).map(({ name }) => [name, payloads.join('\n')]),
  );
  return `/tool/${slug}?${query}#input=${deflateRawSync(JSON.stringify(inputs)).toString('base64url')}`;
}
