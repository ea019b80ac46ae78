import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { replaceBuild } from './replace-build.mjs';

const root = mkdtempSync(join(tmpdir(), 'localkit-build-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A build of an entry and one part, made at a time in seconds. */
function build(name: string, at: number): void {
  const made = join(root, name);
  mkdirSync(join(made, 'assets'), { recursive: true });
  for (const path of ['main.js', `assets/${name}.js`]) {
    writeFileSync(join(made, path), name);
    utimesSync(join(made, path), at, at);
  }
  replaceBuild(made, join(root, 'built'), 'main.js');
}
const parts = () => readdirSync(join(root, 'built', 'assets')).sort();

it('leaves the parts of the build before to the commands that run, and no older ones', () => {
  build('a', 1_000);
  build('b', 10_000);
  expect(parts()).toEqual(['a.js', 'b.js']);
  build('c', 20_000);
  expect(parts()).toEqual(['b.js', 'c.js']);
  expect(readFileSync(join(root, 'built', 'main.js'), 'utf8')).toBe('c');
});
