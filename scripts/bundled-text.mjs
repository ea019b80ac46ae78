// What runs in a sandbox comes there as a text: nothing of this site can be imported from inside. `x.bundled.js?raw` is such
// a text, made of the module and all it imports.
import { build } from 'vite';

const ENTRY = /\.bundled\.js\?raw$/;

/** @param {string} entry */
async function bundle(entry) {
  const made = await build({
    configFile: false,
    logLevel: 'error',
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
      const { code, moduleIds } = await bundle(id.replace(/\?raw$/, ''));
      for (const file of moduleIds) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(code)}`, map: null };
    },
  },
});
