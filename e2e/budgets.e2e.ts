import { expect, test } from '@playwright/test';
import { weigh } from '../scripts/weigh.mjs';
import { folders } from './registry';

const budgets = [['', 95_000] as const, ...folders.map(({ slug }) => [`/tool/${slug}`, 90_000] as const)];

for (const [path, script] of budgets)
  test(`${path || '/'} stays within its bytes`, () => {
    const weight = weigh(path, process.env.DIST);
    expect(weight.script, 'script').toBeLessThanOrEqual(script);
    expect(weight.style, 'style').toBeLessThanOrEqual(12_000);
    expect(weight.html, 'html').toBeLessThanOrEqual(14_000);
  });
