// Builds the command line into dist-cli, whole: as a package it needs no other.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import { writeOui } from './oui.mjs';
import { collectPackages } from './packages.mjs';
import { replaceBuild } from './replace-build.mjs';

const FOLDER = 'dist-cli';

/**
 * @param {Iterable<string>} folders
 * @param {string} to
 */
async function writeLicences(folders, to) {
  /** @type {{ module: typeof import('../src/site/documents/packages.ts') }} */
  const { module } = await runnerImport('./src/site/documents/packages.ts');
  const rule = '-'.repeat(80);
  const parts = module
    .readPackages([...folders])
    .map(({ name, version, licence, text }) => `${rule}\n${name} ${version} (${licence})\n\n${text ?? ''}`);
  writeFileSync(
    join(to, 'LICENCES.txt'),
    `The packages in this folder's code, and their terms.\n\n${parts.join('\n\n')}\n`,
  );
}

export async function buildCommand() {
  writeOui();
  /** @type {Set<string>} */
  const packages = new Set();
  // Beside the place it is for: several may build at once while others run what is there.
  const made = mkdtempSync(`${FOLDER}-`);
  try {
    await build({
      logLevel: 'warn',
      plugins: [collectPackages(packages)],
      build: { outDir: made, emptyOutDir: true, ssr: 'src/cli/main.ts', copyPublicDir: false },
      ssr: { noExternal: true },
    });
    await writeLicences(packages, made);
    replaceBuild(made, FOLDER, 'main.js');
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // What is packed holds this build alone.
  rmSync(FOLDER, { recursive: true, force: true });
  await buildCommand();
}
