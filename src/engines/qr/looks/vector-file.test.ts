import { readFileSync } from 'node:fs';
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '@/engines/bytes/base64';
import { encodePixels } from '@/engines/palette/encode-png';
import { decodePng } from '@/engines/palette/png';
import { encodeQr } from '../encode';
import { writeQrFile } from '../files';
import type { QrOptions } from '../model';
import { encodeLook, getColors } from '../paint';
import { getDrawing, lookPixels } from '.';
import { readLogo } from './logo';
import { lookEps, lookPdf } from './vector-file';

// Published as CommonJS: under Node the function is the default of the default.
const readQr = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr;
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));

const SIZE = 256;
const TEXT = 'HELLO VECTORS';

async function getOptions(): Promise<QrOptions> {
  const data = new Uint8ClampedArray(16 * 16 * 4);
  for (let at = 0; at < data.length; at += 4) data.set([200, 30, at < 512 ? 200 : 30, at % 64 === 0 ? 0 : 255], at);
  const logo = `data:image/png;base64,${encodeBase64(await encodePixels({ width: 16, height: 16, data }))}`;
  return {
    foreground: '#0b2a6b',
    background: '#fff4cc',
    level: 'M',
    size: SIZE,
    dots: 'connected',
    eyeFrame: 'rounded',
    eyeCenter: 'circle',
    eyeColor: '#7a0000',
    gradient: 'linear',
    gradientColor: '#5b21b6',
    gradientAngle: 30,
    quietZone: 4,
    logo,
    logoSize: 22,
  };
}

/** The code in the files: with the pattern over its data that the standard takes. */
const { modules: MODULES } = encodeQr(TEXT, { level: 'H' });

async function write(format: 'pdf' | 'eps', modules = MODULES): Promise<Uint8Array> {
  const options = await getOptions();
  const colors = await getColors(options);
  const [r, g, b] = colors.ground;
  const style = { size: SIZE, ground: [r, g, b] as const, logo: await readLogo(options.logo) };
  const drawing = getDrawing(modules, options, colors);
  return format === 'pdf' ? lookPdf(drawing, style) : new TextEncoder().encode(lookEps(drawing, style));
}

/**
 * The pictures are what Ghostscript 10 makes of the files beside them:
 *   gs -q -dBATCH -dNOPAUSE -dSAFER -sDEVICE=png16m -r96 -dEPSCrop -dTextAlphaBits=4 -dGraphicsAlphaBits=4 -sOutputFile=code.eps.png code.eps
 */
describe.each(['pdf', 'eps'] as const)('%s', (format) => {
  it('is the file that Ghostscript was given', async () => {
    const written = await write(format);
    // The compressor of another version may pack otherwise.
    if (format === 'eps') expect(new TextDecoder().decode(written)).toBe(new TextDecoder().decode(fixture('code.eps')));
    else expect(Math.abs(written.length - fixture('code.pdf').length)).toBeLessThan(200);
  });

  it('is the same for what is saved, with the pattern in which the eyes are found best', async () => {
    const options = await getOptions();
    const { modules } = encodeLook(TEXT, options);
    expect(modules).not.toEqual(MODULES);
    expect(await writeQrFile(TEXT, options, format)).toEqual(await write(format, modules));
  });

  it('shows there what PNG shows, and reads back', async () => {
    const { data, width, height } = await decodePng(fixture(`code.${format}.png`));
    expect([width, height]).toEqual([SIZE, SIZE]);
    expect(readQr(data, width, height)?.data).toBe(TEXT);
    // What each module is in its middle: the pixels of a module are a whole number there only by chance.
    const side = 33;
    const options = { ...(await getOptions()), size: side * 9 };
    const colors = await getColors(options);
    const ours = await lookPixels(MODULES, options, colors, colors.ground);
    let different = 0;
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const theirs = (Math.floor(((y + 0.5) * SIZE) / side) * SIZE + Math.floor(((x + 0.5) * SIZE) / side)) * 4;
        const own = ((y * 9 + 4) * side * 9 + x * 9 + 4) * 4;
        const isLogo = Math.abs(x - 16) < 4 && Math.abs(y - 16) < 4;
        const isFar = [0, 1, 2].some((channel) => Math.abs(data[theirs + channel]! - ours[own + channel]!) > 12);
        if (isFar && !isLogo) different++;
      }
    // The twelve outer corners of the eyes are cut so that the edge passes by the middle.
    expect(different).toBeLessThanOrEqual(12);
    const middle = (128 * SIZE + 124) * 4;
    expect([...data.subarray(middle, middle + 3)].map((value) => Math.round(value / 20))).toEqual([10, 2, 2]);
  });
});
