// The formatter of PHP would look on a disk for the settings of a project, if it were not told what they are, and the encoder of Brotli
// for its WebAssembly, if it were not told its address. A page has no disk.

const LOOKS = /@prettier\/plugin-php\/standalone\.js|brotli-compress\/index\.external\.mjs/;
const NOTHING = '\0nothing';

/** @returns {import('vite').Plugin} */
export const withoutDisk = () => ({
  name: 'localkit-without-disk',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /^(?:fs|path|node:fs\/promises)$/.test(id) && importer && LOOKS.test(importer) ? NOTHING : undefined,
  load: (id) => (id === NOTHING ? 'export default {};' : undefined),
});
