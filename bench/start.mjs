// How long a cold command takes beside Node itself, as it is installed: bench/run.mjs tells it as a ratio.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommand } from '../scripts/build-command.mjs';

const ROUNDS = 40;

/** @param {readonly string[]} args */
function milliseconds(args, input = '') {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { input });
  const took = performance.now() - started;
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return took;
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/** Each kind in turn, so that all of them see the same machine; the least is what the work takes when nothing disturbs it.
 * @param {Record<string, () => number>} kinds
 */
function compare(kinds) {
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(kinds).map((name) => [name, []]));
  for (let at = 0; at < ROUNDS; at++) for (const [name, run] of Object.entries(kinds)) times[name]?.push(run());
  return times;
}

export async function benchStart() {
  await buildCommand();
  const folder = mkdtempSync(join(tmpdir(), 'localkit-start-'));
  try {
    // Without the sources beside it, as a package is.
    for (const part of ['bin', 'dist-cli', 'package.json']) cpSync(part, join(folder, part), { recursive: true });
    const bin = join(folder, 'bin', 'localkit.mjs');
    const { 'node -e 0': bare = [], ...commands } = compare({
      'node -e 0': () => milliseconds(['-e', '0']),
      'hash-text, piped': () => milliseconds([bin, 'hash-text'], 'abc'),
      'hash-text --input': () => milliseconds([bin, 'hash-text', '--input', 'abc']),
      'json-formatter, piped': () => milliseconds([bin, 'json-formatter'], '{"a":1}'),
      list: () => milliseconds([bin, 'list']),
    });
    return Object.fromEntries(
      Object.entries(commands).map(([name, times]) => [
        name,
        {
          beside: 'node -e 0',
          ratio: round(median(times) / median(bare)),
          least: round(Math.min(...times) / Math.min(...bare)),
          ms: Math.round(median(times)),
        },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
