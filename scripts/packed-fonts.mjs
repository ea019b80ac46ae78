// The fonts of figlet as modules: their files are nine megabytes, most of it spaces, and compressed less than a fifth of that.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

/**
 * For Vite. What a font's module gives is opened by `unpackText`.
 * @returns {import('vite').Plugin}
 */
export const packedFonts = () => ({
  name: 'localkit-packed-fonts',
  enforce: 'pre',
  load: {
    filter: { id: /\.flf$/ },
    handler: (id) => ({
      code: `export default ${JSON.stringify(deflateRawSync(readFileSync(id), { level: 9 }).toString('base64'))};`,
      moduleType: 'js',
      map: null,
    }),
  },
});
