// Keeps entries of the page and of workers apart from everything else.

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
