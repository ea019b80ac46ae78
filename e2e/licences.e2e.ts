import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Where nothing is minified, the bundler writes above the code of each module which file it comes from. */
const MARK = /^\/\/ .*node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm;

test('every package whose code is in a script, a worker’s included, stands on the page of licences @long', () => {
  const folder = join('dist-dev', 'assets');
  const found = new Map<string, string>();
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  for (const script of scripts)
    for (const [, name = ''] of readFileSync(join(folder, script), 'utf8').matchAll(MARK)) found.set(name, script);
  expect(found.size).toBeGreaterThan(100);
  const page = readFileSync(join('dist-dev', 'licences', 'index.html'), 'utf8');
  const named = new Set([...page.matchAll(/<h3>(\S+) /g)].map(([, name]) => name));
  expect([...found].filter(([name]) => !named.has(name))).toEqual([]);
});
