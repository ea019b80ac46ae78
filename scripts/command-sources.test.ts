import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprintSources, isStale, noteSources } from './command-sources.mjs';

const root = mkdtempSync(join(tmpdir(), 'localkit-sources-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a file as if at this second. */
function write(path: string, text: string, at: number): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
  touch(path, at);
}
/** Folders know when something was put into them, too: they are as old as nothing. */
function touch(path: string, at: number): void {
  utimesSync(join(root, path), at, at);
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) utimesSync(join(root, folder), 1, 1);
}

beforeAll(() => {
  write('src/kit/a.ts', 'a', 10);
  write('src/kit/a.test.ts', 'test', 10);
  write('src/tools/x/y/view.tsx', 'view', 10);
  expect(isStale(root)).toBe(true);
  write('dist-cli/main.js', 'built', 20);
  noteSources(fingerprintSources(root), root);
});

it('does not build again what is built', () => {
  expect(isStale(root)).toBe(false);
});

it('does not mind tests, pages, and files that were only touched', () => {
  write('src/kit/a.test.ts', 'another test', 30);
  write('src/tools/x/y/view.tsx', 'another view', 30);
  touch('src/kit/a.ts', 30);
  expect(isStale(root)).toBe(false);
  // Looked at closely once, and not each time.
  expect(statSync(join(root, 'dist-cli/main.js')).mtimeMs).toBeGreaterThan(30_000);
});

it('builds after a source has changed, come or gone', () => {
  const built = () => touch('dist-cli/main.js', 40);
  built();
  write('src/kit/a.ts', 'b', 50);
  expect(isStale(root)).toBe(true);
  write('src/kit/a.ts', 'a', 50);
  expect(isStale(root)).toBe(false);
  built();
  write('src/kit/new.ts', '', 50);
  expect(isStale(root)).toBe(true);
  rmSync(join(root, 'src/kit/new.ts'));
  expect(isStale(root)).toBe(false);
  built();
  rmSync(join(root, 'src/kit/a.ts'));
  expect(isStale(root)).toBe(true);
});
