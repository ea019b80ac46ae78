// The command and the library as the sources have them, built anew only where these have changed since.
import { isStale, ROOT } from './command-sources.mjs';

export async function buildIfStale() {
  if (!isStale()) return;
  const calledFrom = process.cwd();
  process.chdir(ROOT);
  const { installPackages } = await import('./install.mjs');
  installPackages();
  const { buildCommand } = await import('./build-command.mjs');
  await buildCommand();
  process.chdir(calledFrom);
}
