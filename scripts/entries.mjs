// What must hold of the scripts that pages and workers start with.

/** More than this is not the few lines an entry may be. */
const FEW_LINES = 2000;

/**
 * Fails the build where a script imports from an entry, or an entry holds more than a few lines. What entries share with
 * others the bundler puts into the entry, and WebKit evaluates an entry that is imported a second time.
 * @returns {import('vite').Plugin}
 */
export const loneEntries = () => ({
  name: 'localkit-lone-entries',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const { fileName, code, imports, dynamicImports } of scripts.filter(({ isEntry }) => isEntry)) {
      const importer = scripts.find((other) => [...other.imports, ...other.dynamicImports].includes(fileName));
      if (importer) this.error(`${importer.fileName} imports from the entry ${fileName}`);
      if (code.length > FEW_LINES && imports.length + dynamicImports.length > 0)
        this.error(`The entry ${fileName} has ${code.length} bytes: its work belongs in a module that it imports`);
    }
  },
});

/**
 * Fails the build where a worker could load a script that draws pages: such a script is large, and some need a document.
 * @returns {import('vite').Plugin}
 */
export const workersWithoutPages = () => ({
  name: 'localkit-workers-without-pages',
  generateBundle(_, bundle) {
    const scripts = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
    );
    const workers = [...scripts.values()].filter(({ isEntry, name }) => isEntry && name.endsWith('worker'));
    /** How each script was reached. */
    const paths = new Map(workers.map(({ fileName }) => [fileName, fileName]));
    for (const [fileName, path] of paths) {
      const script = scripts.get(fileName);
      if (!script) continue;
      if (script.moduleIds.some((id) => id.includes('/node_modules/react-dom/')))
        this.error(`A worker can load the script that draws pages: ${path}`);
      for (const next of [...script.imports, ...script.dynamicImports])
        if (!paths.has(next)) paths.set(next, `${path} → ${next}`);
    }
  },
});
