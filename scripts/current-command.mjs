// The command and the library as the sources have them, built anew only where these have changed since.
import { isStale, ROOT } from './command-sources.mjs';

/** Set by both test runners, and handed on to every process they start. */
const isTest = () => Boolean(process.env.VITEST || process.env.TEST_WORKER_INDEX);

export async function buildIfStale() {
  if (!isStale()) return;
  const calledFrom = process.cwd();
  process.chdir(ROOT);
  // Installing deletes all packages first: a test would take them from those that run beside it, and reach the network.
  if (!isTest()) (await import('./install.mjs')).installPackages();
  const { buildCommand } = await import('./build-command.mjs');
  await buildCommand();
  process.chdir(calledFrom);
}
