import { expect, test } from './fixtures';
import { payloads } from './payloads';
import { categories, folders } from './registry';

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval' 'sha256-",
  "style-src 'self' 'sha256-",
  "connect-src 'self'",
  "base-uri 'none'",
];

test('the same strict policy stands in every page and in the header', async ({ request, site }) => {
  const paths = [
    '/',
    '/404.html',
    ...categories.map((slug) => `/category/${slug}`),
    ...folders.map(({ slug }) => `/tool/${slug}`),
  ];
  const policies = new Set<string>();
  for (const path of paths) {
    const response = await request.get(site.origin + path);
    const [, inPage = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(await response.text()) ?? [];
    policies.add(inPage);
    expect(response.headers()['content-security-policy'], path).toContain(inPage.replaceAll('&#x27;', "'"));
  }
  expect(policies.size).toBe(1);
  const [policy] = policies;
  for (const part of POLICY) expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe-eval;');
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

/** Types every payload into every text field of the page, as fast as the page can follow. */
async function typeAll(all: readonly string[]) {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 4));
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '#main textarea, #main input:is([type=text], [type=search], [type=password], [type=url], :not([type]))',
  );
  for (const field of fields) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    for (const payload of [...all, all.join('\n')]) {
      if (!field.isConnected) break;
      set?.call(field, payload);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await settle();
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return fields.length;
}

for (const { slug } of folders)
  test(`/tool/${slug} runs no script that is typed into it or linked to`, async ({ page, open, faults }) => {
    await page.addInitScript(() => {
      if (self !== top) return;
      Object.assign(window, { hits: 0, ran: () => (window as unknown as { hits: number }).hits++ });
    });
    await open(`/tool/${slug}`);
    await page.evaluate(typeAll, payloads);
    const hits = () => page.evaluate(() => (window as unknown as { hits: number }).hits);
    expect(await hits()).toBe(0);

    const query = new URLSearchParams(
      ['mode', 'text', 'foreground', 'pattern', 'format'].map((name, at) => [name, payloads[at * 7]!]),
    );
    await open(`/tool/${slug}?${query}#input=${encodeURIComponent(payloads[11]!)}`);
    expect(await hits()).toBe(0);
    // A payload may be refused by the policy or be bad input to a tool, and the browser says so; it must not run.
    faults.splice(0, faults.length, ...faults.filter((fault) => fault.startsWith('request to another origin')));
  });
