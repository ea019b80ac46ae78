import { spawnSync } from 'node:child_process';

/** Runs the command with these words, and gives what it wrote. */
export const localkit = (words: readonly string[], input: string | Uint8Array = '') => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/localkit.mjs', ...words], { input });
  return { out: stdout.toString(), bytes: stdout, err: stderr.toString(), status };
};

/** Builds what is stale once, so that no test is timed with it. */
export const build = () => localkit(['list']);
