// Which packages' code ends in what is built.

/** The folder of the package a module belongs to, as the lock file names it. */
function packageOf(id) {
  const [, folder] = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return folder;
}

/** A plugin that notes into `folders` every package it sees. */
export const collectPackages = (folders) => ({
  name: 'localkit-packages',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const folder = packageOf(id);
      if (folder) folders.add(folder);
    }
  },
});
