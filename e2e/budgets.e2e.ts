import { expect, test } from '@playwright/test';
import { weigh } from '../scripts/weigh.mjs';
import { folders } from './registry';

/** Of every tool, and of the home page, in bytes of brotli. */
const TOOL = { script: 95_000, style: 12_000, html: 14_000 };
const HOME = { ...TOOL, script: 95_000 };

const budgets = [
  ['', HOME] as const,
  ['/chain', HOME] as const,
  ...folders.map(({ slug }) => [`/tool/${slug}`, TOOL] as const),
];

for (const [path, most] of budgets)
  test(`${path || '/'} stays within its bytes`, () => {
    const weight = weigh(path, process.env.DIST);
    for (const part of ['script', 'style', 'html'] as const) expect(weight[part], part).toBeLessThanOrEqual(most[part]);
  });
