import { expect, test } from './fixtures';
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

test('what every other test watches for is seen: a request elsewhere, a breach of the policy, text run as code', async ({
  page,
  open,
  faults,
}) => {
  await open('/tool/json-formatter');
  const ran = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        // Later, for what the test itself runs is above the policy.
        setTimeout(() => {
          new Image().src = 'http://other.test/picture.png';
          document.head.append(Object.assign(document.createElement('script'), { src: 'http://other.test/script.js' }));
          fetch('http://other.test/').catch(() => {});
          try {
            resolve(new Function('return true')());
          } catch {
            resolve(false);
          }
        });
      }),
  );
  expect(ran).toBe(false);
  const expectFault = (part: string) =>
    expect.poll(() => faults.filter((fault) => fault.includes(part)).length).toBeGreaterThan(0);
  await expectFault('img-src');
  await expectFault('script-src');
  await expectFault('connect-src');
  await expectFault('unsafe-eval');
  faults.length = 0;
});
