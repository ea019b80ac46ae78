// Which scripts a tool's first run will ask for, one after the other, beyond those its page starts with.
import { relative } from 'node:path';

/**
 * More than this is not fetched before anybody asks. A worker's scripts are in nobody's way; those of a page are compiled where it is being taken over.
 */
const MOST_BYTES = { inWorker: 400_000, onPage: 250_000 };
/** An engine may bring a part of itself when it runs, that part perhaps another; what is deeper is for rare cases. */
const DEPTH = 2;
/** Of more than this from one script a run asks for one, as of hundreds of fonts. */
const MOST_CHOICES = 20;

/** @typedef {{ file: string, source: string, modules: string[], bytes: number, imports: string[], dynamic: string[] }} Script */

/**
 * Notes the scripts of a bundle and how they hang together.
 * @returns {{ plugin: import('vite').Plugin, scripts: Map<string, Script> }} by the file's name
 */
export function noteScripts() {
  /** @type {Map<string, Script>} */
  const scripts = new Map();
  return {
    scripts,
    plugin: {
      name: 'localkit-first-run',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            scripts.set(chunk.fileName, {
              file: chunk.fileName,
              source: chunk.facadeModuleId ? relative(process.cwd(), chunk.facadeModuleId) : '',
              modules: chunk.moduleIds.map((id) => relative(process.cwd(), id)),
              bytes: chunk.code.length,
              imports: chunk.imports,
              dynamic: chunk.dynamicImports,
            });
      },
    },
  };
}

/**
 * @param {Map<string, Script>} scripts
 * @param {readonly string[]} files
 * @param {(script: Script) => readonly string[]} links
 * @param {Set<string>} seen
 */
function follow(scripts, files, links, seen = new Set()) {
  for (const file of files) {
    const script = scripts.get(file);
    if (seen.has(file)) continue;
    seen.add(file);
    if (script) follow(scripts, links(script), links, seen);
  }
  return seen;
}

/**
 * What shows a kind of result, where that is a script of its own.
 * @param {Map<string, Script>} scripts
 * @param {import('../src/kit/output.ts').OutputKind | undefined} kind
 * @param {readonly string[]} loaded
 * @returns {string[]} the files to fetch
 */
export function viewerScripts(scripts, kind, loaded) {
  if (!kind) return [];
  const source = `src/ui/output/viewers/${kind[0]?.toUpperCase()}${kind.slice(1)}Viewer.tsx`;
  // A script that holds more than the viewer is not named by it.
  const viewers = [...scripts.values()].filter(({ modules }) => modules.includes(source)).map(({ file }) => file);
  const there = follow(scripts, loaded, ({ imports }) => imports);
  return [...follow(scripts, viewers, ({ imports }) => imports)].filter((file) => !there.has(file));
}

/**
 * @param {Map<string, Script>} scripts
 * @param {{ tool: string, common: readonly string[], loaded: readonly string[], where: keyof typeof MOST_BYTES }} page the tool's source, the scripts that
 *   every tool shares, which could bring any other and so are not followed, and those that are there by then
 * @returns {string[]} the files to fetch
 */
export function firstRunScripts(scripts, { tool, common, loaded, where }) {
  const withImports = (/** @type {readonly string[]} */ files, /** @type {Set<string>} */ seen = new Set()) =>
    follow(scripts, files, ({ imports }) => imports, seen);
  const toBytes = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((sum, file) => sum + (scripts.get(file)?.bytes ?? 0), 0);
  if (tool === '') return [];
  const shared = withImports(common);
  const there = withImports(loaded);
  // Each worker has scripts of its own: of several made from the tool only one will run here.
  const reached = follow(scripts, common, ({ imports, dynamic }) => [...imports, ...dynamic]);
  let wanted = withImports([...reached].filter((file) => scripts.get(file)?.source === tool));
  let level = [...wanted].filter((file) => !shared.has(file));
  for (let depth = 0; depth < DEPTH; depth++) {
    let more = wanted;
    // The smallest first: what everyone needs is split off, what is rare is large.
    const asked = level
      .map((file) => scripts.get(file)?.dynamic ?? [])
      .filter((choices) => choices.length <= MOST_CHOICES)
      .flat()
      .sort((one, other) => toBytes([one]) - toBytes([other]));
    for (const file of asked) {
      const next = withImports([file], new Set(more));
      if (toBytes([...next].filter((one) => !there.has(one))) <= MOST_BYTES[where]) more = next;
    }
    level = [...more].filter((file) => !wanted.has(file) && !shared.has(file));
    wanted = more;
  }
  return [...new Set([...shared, ...wanted])].filter((file) => !there.has(file));
}

/**
 * The script made of a source file.
 * @param {Map<string, Script>} scripts
 * @param {string} wanted
 */
export function scriptFrom(scripts, wanted) {
  for (const { file, source } of scripts.values()) if (source === wanted) return file;
  throw new Error(`No script was made of ${wanted}`);
}
