import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'localkit-command-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** A clone whose packages are not in place, with a build and an `npm` that only note that they were called. */
beforeAll(() => {
  for (const file of ['bin/localkit.mjs', 'scripts/current-command.mjs', 'scripts/install.mjs'])
    cpSync(file, join(root, file));
  write('src/kit/a.ts', '');
  write('node_modules/a', '');
  write('package-lock.json', '{}');
  write(
    'scripts/command-sources.mjs',
    `export const ROOT = ${JSON.stringify(root)}; export const isStale = () => true;`,
  );
  write('scripts/build-command.mjs', 'export const buildCommand = () => {};');
  write('dist-cli/main.js', "export const start = () => console.log('started');");
  write('path/npm', `#!/bin/sh\ntouch "${join(root, 'installed')}"\n`);
  chmodSync(join(root, 'path/npm'), 0o755);
});

/** Whether starting the command installs packages. */
function installs(changes: Readonly<Record<string, string>>): boolean {
  for (const file of ['installed', 'node_modules/.localkit-lock']) rmSync(join(root, file), { force: true });
  const { VITEST: _, TEST_WORKER_INDEX: __, ...env } = process.env;
  const PATH = `${join(root, 'path')}${delimiter}${env.PATH}`;
  const { stdout } = spawnSync(process.execPath, [join(root, 'bin/localkit.mjs')], {
    env: { ...env, PATH, ...changes },
  });
  expect(stdout.toString()).toBe('started\n');
  return existsSync(join(root, 'installed'));
}

it('never installs packages for a test', () => {
  expect(installs({ VITEST: 'true' })).toBe(false);
  expect(installs({ TEST_WORKER_INDEX: '0' })).toBe(false);
});

it('installs them for whoever uses a clone', () => {
  expect(installs({})).toBe(true);
});
