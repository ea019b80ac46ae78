// A picture to hand to a view, drawn here so that its colours are known, and what the code in one that a view saved says.
import { deflateSync } from 'node:zlib';
import jsqr from 'jsqr';

// Published as CommonJS: under Node the function is the default of the default.
const readQr = /** @type {typeof jsqr} */ (/** @type {any} */ (jsqr).default ?? jsqr);

/** @typedef {import('./visitor.mjs').Visitor} Visitor */

/** What a picture says, read as the browser decodes it. @param {Visitor} v @param {Buffer} png */
export async function readCode(v, png) {
  const { width, height, pixels } = await v.page.run(async (/** @type {string} */ base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return {
      width: bitmap.width,
      height: bitmap.height,
      pixels: [...data].map((one) => (one > 127 ? '1' : '0')).join(''),
    };
  }, png.toString('base64'));
  const data = Uint8ClampedArray.from(pixels, (/** @type {string} */ one) => Number(one) * 255);
  return readQr(data, width, height)?.data;
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});

/** A picture of one colour on the left and another on the right. @param {number[]} left @param {number[]} right */
export function twoColours(left, right, size = 60) {
  const crc = (/** @type {Buffer} */ data) =>
    (data.reduce((sum, byte) => (crcTable[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (/** @type {string} */ type, /** @type {Buffer} */ data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2], 8);
  const row = [0, ...Array.from({ length: size }, (_, x) => (x < size / 2 ? left : right)).flat()];
  const rows = Buffer.from(Array.from({ length: size }, () => row).flat());
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
