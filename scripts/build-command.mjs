// Builds the command line into dist-cli, whole: as a package it needs no other.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, runnerImport } from 'vite';
import { fingerprintSources, noteSources } from './command-sources.mjs';
import { writeOui } from './oui.mjs';
import { collectPackages } from './packages.mjs';
import { replaceBuild } from './replace-build.mjs';

const FOLDER = 'dist-cli';
/** The command, the library, and what a process of the server for agents runs. */
const ENTRIES = { main: 'src/cli/main.ts', index: 'src/library/index.ts', worker: 'src/mcp/worker.ts' };

/**
 * An entry for each tool, so that what bundles one of them gets that one alone.
 * @returns {Record<string, string>}
 */
const toolEntries = () =>
  Object.fromEntries(
    readdirSync('src/tools', { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /^[^/]+\/[^/]+\/tool\.ts$/.test(path))
      .map((path) => [`tools-${path.split('/')[1]}`, `${TOOL_ENTRY}src/tools/${path}`]),
  );

const TOOL_ENTRY = 'localkit-tool:';
/** @returns {import('vite').Plugin} */
const withToolEntries = () => ({
  name: 'localkit-tool-entries',
  resolveId: { filter: { id: /^localkit-tool:/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0localkit-tool:/ },
    handler: (id) => `
      import tool from '/${id.slice(TOOL_ENTRY.length + 1)}';
      import { bindTool } from '/src/library/bind.ts';
      export { InputError } from '/src/engines/input-error.ts';
      export const run = bindTool(tool);
      export default run;`,
  },
});

/** What is always loaded together is one file: each more takes as long as the code in it. */
const TOGETHER = Object.entries({
  core: /src\/kit\/((index|read-named|input|option|output|tool)|run\/(execute|several))\.ts$|src\/engines\/(input-error|text\/nearest|random\/source|diff\/(lines|model))\.ts$|rolldown\/runtime/,
  // Leads to every tool, so that it must not come with one.
  command: /src\/kit\/(definitions|flags)\.ts$/,
  bytes: /src\/engines\/bytes\/(base64|hex|index|text-encoding|utf8)\.ts$/,
  hashes: /@noble\/hashes\/|src\/engines\/hash\/(algorithms|hashers|slices|stream|written-digests)\.ts$/,
}).map(([name, test]) => ({ name, test }));

/**
 * bcryptjs and PostCSS use these of Node where they are there, and do without them elsewhere.
 * @returns {import('vite').Plugin}
 */
const withoutNode = () => ({
  name: 'localkit-without-node',
  enforce: 'pre',
  resolveId: { filter: { id: /^(crypto|fs|path|url)$/ }, handler: () => '\0nothing' },
  load: { filter: { id: /^\0nothing$/ }, handler: () => 'export default undefined' },
});

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

/** Has what was built with it write them, for that knows all definitions. @param {string} to */
async function writeTypes(to) {
  const writer = join(to, 'declare.js');
  const { dataTypes } = await import('./data-types.mjs');
  /** @type {typeof import('../src/library/declare.ts')} */
  const { declarations, toolDeclarations } = await import(pathToFileURL(writer).href);
  const data = dataTypes();
  writeFileSync(join(to, 'index.d.ts'), await declarations(data));
  for (const slug of data.keys()) writeFileSync(join(to, 'tools', `${slug}.d.ts`), toolDeclarations(slug));
  rmSync(writer);
}

/** @param {{ types?: boolean }} [wanted] the declarations take the compiler ten seconds, and only the package needs them */
export async function buildCommand({ types = false } = {}) {
  writeOui();
  const sources = fingerprintSources();
  /** @type {Set<string>} */
  const packages = new Set();
  // Beside the place it is for: several may build at once while others run what is there.
  const made = mkdtempSync(`${FOLDER}-`);
  try {
    await build({
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      // Their usual files ask Node as they are loaded.
      resolve: {
        alias: [
          { find: 'debug', replacement: 'debug/src/browser.js' },
          { find: 'picocolors', replacement: 'picocolors/picocolors.browser.js' },
          // Those of the JSON Schema validator, by the names that its package has for browsers.
          {
            find: /^@hyperjump\/browser$/,
            replacement: fileURLToPath(
              new URL('../node_modules/@hyperjump/browser/lib/index.browser.js', import.meta.url),
            ),
          },
          { find: /^\.\/context-uri\.js$/, replacement: './context-uri.browser.js' },
        ],
      },
      plugins: [collectPackages(packages), withoutNode(), withToolEntries()],
      build: {
        outDir: made,
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: {
          input: { ...ENTRIES, ...toolEntries(), ...(types && { declare: 'src/library/declare.ts' }) },
          platform: 'neutral',
          external: /^node:/,
          // Said of what is one file on purpose.
          checks: { ineffectiveDynamicImport: false },
          output: {
            entryFileNames: ({ name }) => `${name.replace(/^tools-/, 'tools/')}.js`,
            chunkFileNames: '[name]-[hash].js',
            codeSplitting: { groups: TOGETHER },
          },
        },
      },
      // Neither what is for Node alone nor what is for pages alone: the library is for both, and for workers.
      ssr: { noExternal: true, resolve: { conditions: ['module', 'production'] } },
    });
    await writeLicences(packages, made);
    if (types) await writeTypes(made);
    replaceBuild(made, FOLDER, 'main.js');
    noteSources(sources);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // What is packed holds this build alone.
  rmSync(FOLDER, { recursive: true, force: true });
  await buildCommand({ types: true });
}
