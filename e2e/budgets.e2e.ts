import { expect, test } from '@playwright/test';
import { weigh } from '../scripts/weigh.mjs';
import { folders } from './registry';

/** A tool on the shared pages, a tool whose page is an application of its own, and the home page, in bytes of brotli. */
const SIMPLE = { script: 90_000, style: 12_000, html: 14_000 };
const VIEW = { script: 105_000, style: 12_000, html: 18_000 };
// With the icons of all tools in it, which would be a request of their own.
const HOME = { ...SIMPLE, script: 95_000, html: 16_000 };

const budgets = [
  ['', HOME] as const,
  ...folders.map(({ slug, hasView }) => [`/tool/${slug}`, hasView ? VIEW : SIMPLE] as const),
];

for (const [path, most] of budgets)
  test(`${path || '/'} stays within its bytes`, () => {
    const weight = weigh(path, process.env.DIST);
    for (const part of ['script', 'style', 'html'] as const) expect(weight[part], part).toBeLessThanOrEqual(most[part]);
  });
