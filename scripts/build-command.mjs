// Builds the command line into dist-cli.
import { build } from 'vite';
import { writeOui } from './oui.mjs';

export function buildCommand() {
  writeOui();
  return build({
    logLevel: 'warn',
    build: { outDir: 'dist-cli', emptyOutDir: true, ssr: 'src/cli/main.ts', copyPublicDir: false },
    ssr: { noExternal: true },
  });
}
