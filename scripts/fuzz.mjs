// npm run fuzz [part of a file's name]: the property tests and the hostile inputs of every tool, with a new seed and many more runs.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { installPackages } from './install.mjs';

installPackages();
const env = {
  FUZZ_SEED: String(randomInt(2 ** 31)),
  FUZZ_RUNS: '20000',
  FUZZ_PATIENCE: '60000',
  TEST_LONG: '1',
  ...process.env,
};
console.log(
  `Seed ${env.FUZZ_SEED}, up to ${env.FUZZ_RUNS} hostile inputs or ${Number(env.FUZZ_PATIENCE) / 1000} s for each tool.`,
);
console.log(`To repeat: FUZZ_SEED=${env.FUZZ_SEED} npm run fuzz\n`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...process.argv.slice(2)],
  { stdio: 'inherit', env },
);
process.exitCode = status ?? 1;
