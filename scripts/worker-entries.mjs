// Builds workers as entries of the page's own bundle. Vite builds each worker apart, with a second copy of everything that it
// shares with the page; as an entry it loads the same scripts.
import { basename, dirname, resolve } from 'node:path';

const NEW_WORKER = /new Worker\(\s*new URL\(\s*'(\.[^']+)',\s*import\.meta\.url\)/g;

/** @returns {import('vite').Plugin} */
export const workerEntries = () => ({
  name: 'localkit-worker-entries',
  // Before Vite's own plugin sees the worker.
  enforce: 'pre',
  transform: {
    filter: { code: 'new Worker(' },
    handler(code, id) {
      const changed = code.replace(NEW_WORKER, (_, path) => {
        const file = resolve(dirname(id), path);
        const reference = this.emitFile({ type: 'chunk', id: file, name: basename(file, '.ts') });
        return `new Worker(import.meta.ROLLDOWN_FILE_URL_${reference}`;
      });
      return changed === code ? undefined : { code: changed, map: null };
    },
  },
});
