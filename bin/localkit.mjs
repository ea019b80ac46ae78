#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';

const root = new URL('../', import.meta.url);

if (/^(--version|-v)$/.test(process.argv[2] ?? '')) {
  console.log(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).version);
  process.exit();
}

// Node 22 and newer keep what they compiled for the next time.
/** @type {{ enableCompileCache?: () => void }} */ (module).enableCompileCache?.();

// In a clone the command is built when it is first used and after its sources change; as a package it comes built.
if (existsSync(new URL('src', root))) {
  const { buildIfStale } = await import('../scripts/current-command.mjs');
  await buildIfStale();
}

const { start } = await import(new URL('dist-cli/main.js', root).href);
await start(process.argv.slice(2));
