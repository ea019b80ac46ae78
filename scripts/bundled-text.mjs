// What runs in a sandbox comes there as a text: nothing of this site can be imported from inside. `x.bundled.js?raw` is such
// a text, made of the module and all it imports.
import { build } from 'vite';

/** What only a few diagrams of Mermaid ask for: formulas in labels, and a second way to lay out. Each is as large as all else. */
const LEFT_OUT = /^(?:katex|elkjs(?:\/.*)?)$/;

/** @returns {import('vite').Plugin} */
const withoutUnused = () => ({
  name: 'without-unused',
  enforce: 'pre',
  resolveId: { filter: { id: LEFT_OUT }, handler: () => '\0left-out' },
  load: { filter: { id: /^\0left-out$/ }, handler: () => 'export default undefined;' },
});

const ENTRY = /\.bundled\.js\?raw$/;

/**
 * A build asks for the same texts for browsers and for Node.
 * @type {Map<string, ReturnType<typeof bundle>>}
 */
const bundles = new Map();

/** @param {string} entry */
async function bundle(entry) {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withoutUnused()],
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bundled' } },
  });
  const [output] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (made);
  return /** @type {import('vite').Rolldown.OutputChunk} */ (output?.output[0]);
}

/**
 * For Vite.
 * @returns {import('vite').Plugin}
 */
export const bundledText = () => ({
  name: 'bundled-text',
  enforce: 'pre',
  load: {
    filter: { id: ENTRY },
    async handler(id) {
      const entry = id.replace(/\?raw$/, '');
      const made = (!this.meta.watchMode && bundles.get(entry)) || bundle(entry);
      bundles.set(entry, made);
      const { code, moduleIds } = await made;
      for (const file of moduleIds) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(code)}`, map: null, meta: { bundled: moduleIds } };
    },
  },
});
