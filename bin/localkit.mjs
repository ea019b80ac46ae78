#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'dist-cli', 'main.js');

/**
 * @param {string} folder
 * @returns {number} when the newest file in it was written
 */
function newest(folder) {
  return Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs;
    }),
  );
}

if (/^(--version|-v)$/.test(process.argv[2] ?? '')) {
  console.log(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  process.exit();
}

// In a clone the command is built when it is first used and after its sources change; as a package it comes built.
const sources = join(root, 'src');
if (existsSync(sources) && (!existsSync(built) || statSync(built).mtimeMs < newest(sources))) {
  const calledFrom = process.cwd();
  process.chdir(root);
  const { installPackages } = await import('../scripts/install.mjs');
  installPackages();
  const { buildCommand } = await import('../scripts/build-command.mjs');
  await buildCommand();
  process.chdir(calledFrom);
}

const { start } = await import(pathToFileURL(built).href);
await start(process.argv.slice(2));
