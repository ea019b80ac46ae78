// Builds the command line into dist-cli.
import { build } from 'vite';

export const buildCommand = () =>
  build({
    logLevel: 'warn',
    build: { outDir: 'dist-cli', emptyOutDir: true, ssr: 'src/cli/main.ts', copyPublicDir: false },
    ssr: { noExternal: true },
  });
