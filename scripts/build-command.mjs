// Builds the command line into dist-cli, whole: as a package it needs no other.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import { writeOui } from './oui.mjs';
import { collectPackages } from './packages.mjs';

async function writeLicences(folders) {
  const { module } = await runnerImport('./src/site/documents/packages.ts');
  const rule = '-'.repeat(80);
  const parts = module
    .readPackages([...folders])
    .map(({ name, version, licence, text }) => `${rule}\n${name} ${version} (${licence})\n\n${text ?? ''}`);
  writeFileSync(
    'dist-cli/LICENCES.txt',
    `The packages in this folder's code, and their terms.\n\n${parts.join('\n\n')}\n`,
  );
}

export async function buildCommand() {
  writeOui();
  const packages = new Set();
  await build({
    logLevel: 'warn',
    plugins: [collectPackages(packages)],
    build: { outDir: 'dist-cli', emptyOutDir: true, ssr: 'src/cli/main.ts', copyPublicDir: false },
    ssr: { noExternal: true },
  });
  await writeLicences(packages);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCommand();
