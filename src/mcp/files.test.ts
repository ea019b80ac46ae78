import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { readAllowed } from './files';

/** A folder to be read, and beside it one that is not; in the first a link to the second, and one to a file there. */
function makeFolders() {
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'localkit-files-')));
  const [allowed, outside] = [join(folder, 'allowed'), join(folder, 'outside')];
  for (const place of [join(allowed, 'box', 'deep'), join(outside, 'deep')]) mkdirSync(place, { recursive: true });
  writeFileSync(join(allowed, 'box', 'deep', 'a.txt'), 'inside');
  writeFileSync(join(allowed, 'file.txt'), 'inside');
  writeFileSync(join(outside, 'deep', 'a.txt'), 'outside');
  symlinkSync(outside, join(allowed, 'box-link'));
  symlinkSync(join(outside, 'deep', 'a.txt'), join(allowed, 'file-link.txt'));
  return { folder, allowed };
}

/** Exchanges a folder and a link, and a file and a link, as fast as it can. */
const EXCHANGE = `
  import { renameSync } from 'node:fs';
  process.chdir(process.argv[1]);
  const exchange = (one, other) => {
    renameSync(one, 'aside');
    renameSync(other, one);
    renameSync(one, other);
    renameSync('aside', one);
  };
  process.stdout.write('ready');
  for (;;) {
    exchange('box', 'box-link');
    exchange('file.txt', 'file-link.txt');
  }`;

it('reads nothing elsewhere while folders, files and links change places', { retry: 0, timeout: 600_000 }, async () => {
  const { folder, allowed } = makeFolders();
  const swapper = spawn(process.execPath, ['--input-type=module', '--eval', EXCHANGE, allowed]);
  const before = process.cwd();
  try {
    await new Promise((resolve) => swapper.stdout.once('data', resolve));
    const message = { inside: 0, outside: 0, refused: 0 };
    const until = performance.now() + (LONG ? 120_000 : 4000);
    for (let at = 0; performance.now() < until; at++)
      try {
        const { bytes } = readAllowed(at % 2 ? 'box/deep/a.txt' : 'file.txt', [allowed]);
        message[new TextDecoder().decode(bytes) === 'inside' ? 'inside' : 'outside']++;
      } catch {
        message.refused++;
      }
    expect(swapper.exitCode).toBeNull();
    expect(message).toEqual({ inside: expect.any(Number), outside: 0, refused: expect.any(Number) });
    expect(Math.min(message.inside, message.refused)).toBeGreaterThan(100);
    expect(process.cwd()).toBe(before);
  } finally {
    swapper.kill('SIGKILL');
    await once(swapper, 'exit');
    rmSync(folder, { recursive: true });
  }
});
