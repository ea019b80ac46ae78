// Writes a brotli and a gzip copy beside every text file of a built site, for servers that send such copies as they are.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt|xml|wasm|webmanifest)$/;
/** Below it a copy saves less than the packet it travels in. */
const LEAST = 1000;
/** As many as Node compresses at once. */
const AT_ONCE = 4;

const encoders = {
  br: (/** @type {Buffer} */ content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * @param {string} folder
 * @returns how many files, and their sizes in all three forms
 */
export async function compress(folder) {
  const total = { files: 0, bytes: 0, br: 0, gz: 0 };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file))
    .values();
  const work = async () => {
    for (const file of files) {
      const content = await readFile(join(folder, file));
      if (content.length < LEAST) continue;
      total.files++;
      total.bytes += content.length;
      for (const ending of /** @type {(keyof typeof encoders)[]} */ (Object.keys(encoders))) {
        const encoded = await encoders[ending](content);
        total[ending] += encoded.length;
        await writeFile(join(folder, `${file}.${ending}`), encoded);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return total;
}
