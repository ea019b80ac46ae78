// Which packages' code ends in what is built.

/**
 * The folder of the package a module belongs to, as the lock file names it.
 * @param {string} id
 */
function getPackage(id) {
  const [, folder] = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return folder;
}

/**
 * A plugin that notes into `folders` every package it sees.
 * @param {Set<string>} folders
 * @returns {import('vite').Plugin}
 */
export const collectPackages = (folders) => ({
  name: 'localkit-packages',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      // A text that runs in a sandbox was made of modules that stand in no graph of this build.
      for (const one of [id, ...(this.getModuleInfo(id)?.meta.bundled ?? [])]) {
        const folder = getPackage(one);
        if (folder) folders.add(folder);
      }
    }
  },
});
