// What Vite wraps around every dynamic import, so that the script comes together with its style sheets and the scripts it imports.
// Vite's own needs a document, which workers do not have, and is three times as long.

const HELPER = /^\0vite\/preload-helper\.js$/;

/** @param {string} base */
const helper = (base) => `
const started = {};
const preload = (file) =>
  (started[file] ??= new Promise((resolve, reject) => {
    const href = ${JSON.stringify(base)} + file;
    const isStyle = file.endsWith('.css');
    const rel = isStyle ? 'stylesheet' : 'modulepreload';
    const isThere = document.querySelector('link[rel=' + rel + '][href="' + href + '"]');
    if (isThere) return resolve();
    const link = Object.assign(document.createElement('link'), { rel, href, onload: resolve, onerror: reject });
    document.head.append(link);
    // Only styles are waited for: the import itself waits for scripts.
    if (!isStyle) resolve();
  }));

export const __vitePreload = async (load, files = []) => {
  // Some engines make a document of their own in a worker.
  if (typeof WorkerGlobalScope !== 'undefined') return load();
  try {
    await Promise.all(files.map(preload));
    return await load();
  } catch (error) {
    for (const file of files) delete started[file];
    const payload = error instanceof Error ? error : new Error();
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  }
};
`;

/** @returns {import('vite').Plugin} */
export const preloadHelper = () => {
  let base = '/';
  let isReplaced = false;
  return {
    name: 'localkit-preload',
    configResolved(config) {
      base = config.base;
    },
    transform: {
      filter: { id: HELPER },
      handler() {
        isReplaced = true;
        return { code: helper(base), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('Vite names its preload helper otherwise now: workers need one without a document');
    },
  };
};
