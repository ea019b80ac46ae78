import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '@/engines/bytes/base64';
import { encodePixels } from '@/engines/palette/encode-png';
import { decodePng } from '@/engines/palette/png';
import { LONG, some } from '@/engines/testing/long';
import { decodeQr } from '../decode';
import { encodeQr, QR_LEVELS } from '../encode';
import { writeQrFile } from '../files';
import { countLookalikes } from '../lookalikes';
import type { QrOptions } from '../model';
import { drawPixels, getColors } from '../paint';
import { clearedBox } from './drawing';
import { isPlain, type QrLook } from './model';
import { alignmentCenters } from './shapes';

// Published as CommonJS: under Node the function is the default of the default.
const readWithJsQr = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr;

function readWithZxing(pixels: Uint8ClampedArray, size: number): string | undefined {
  const grey = new Uint8ClampedArray(size * size);
  for (let at = 0; at < grey.length; at++) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 4, at * 4 + 3);
    grey[at] = (r + 2 * g + b) / 4;
  }
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, size, size)));
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.TRY_HARDER, true],
    [DecodeHintType.CHARACTER_SET, 'UTF-8'],
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.QR_CODE]],
  ]);
  // As phones do: a picture in which nothing was found is looked at once more in another way.
  for (const pure of [false, true])
    try {
      if (pure) hints.set(DecodeHintType.PURE_BARCODE, true);
      return new QRCodeReader().decode(bitmap, hints).getText();
    } catch {
      // It throws what it could not find or read; the other way is left, or nothing was read.
    }
  return undefined;
}

const PLAIN: QrOptions = {
  foreground: '#000000',
  background: '#ffffff',
  level: 'M',
  size: 512,
  dots: 'square',
  eyeFrame: 'square',
  eyeCenter: 'square',
  eyeColor: '',
  gradient: 'none',
  gradientColor: '#5b21b6',
  gradientAngle: 45,
  quietZone: 4,
  logo: '',
  logoSize: 22,
};

/** Links, names with accents, digits and capitals, from short to a few hundred bytes; the same ones every time. */
const textAt = (at: number): string => {
  const length = 1 + ((at * 53) % 240);
  const kinds = [
    () => `https://example.org/${at}/${'path-'.repeat(Math.ceil(length / 5)).slice(0, length)}`,
    () => `${at} ${'Grüße, Ωμέγα, 日本 🎉 '.repeat(Math.ceil(length / 30))}`,
    () => String(7 ** ((at % 15) + 1) + at).repeat(Math.ceil(length / 8)),
    () => `WIFI:T:WPA;S:Net ${at};P:${'p\\;ss'.repeat(Math.ceil(length / 6))};;`,
  ];
  return kinds[at % kinds.length]!();
};
const ALL_TEXTS = 200;
const TEXTS = Array.from({ length: LONG ? ALL_TEXTS : 2 }, (_, at) => textAt(at));

/** What versions 1 to 39 hold at level L, ISO/IEC 18004 table 7: a byte more needs the next. */
const BYTES_AT_L = [
  17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003, 1091, 1171,
  1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809,
];

/** Red on white with a see-through corner. */
const makeLogo = async (): Promise<string> => {
  const data = new Uint8ClampedArray(64 * 64 * 4);
  for (let at = 0; at < data.length; at += 4) data.set(at < 1024 ? [0, 0, 0, 0] : [200, 30, 30, 255], at);
  return `data:image/png;base64,${encodeBase64(await encodePixels({ width: 64, height: 64, data }))}`;
};

/** A phone gets many frames; here there are six sizes, and each reader has to read one. */
const SIZES = [512, 400, 640, 720, 580, 900];

/** By which of the readers it is read. */
async function readers(text: string, changes: Partial<QrOptions>): Promise<{ jsQr: boolean; zxing: boolean }> {
  const read = { jsQr: false, zxing: false };
  for (const size of SIZES) {
    const pixels = await drawPixels(text, { ...PLAIN, ...changes, size }, { opaque: true });
    read.jsQr ||= readWithJsQr(pixels, size, size)?.data === text;
    read.zxing ||= readWithZxing(pixels, size) === text;
    if (read.jsQr && read.zxing) break;
  }
  return read;
}

async function expectRead(text: string, changes: Partial<QrOptions>): Promise<void> {
  expect(await readers(text, changes)).toEqual({ jsQr: true, zxing: true });
}

/** Every shape of dots with every eye. */
const SHAPES: readonly Pick<QrLook, 'dots' | 'eyeFrame' | 'eyeCenter'>[] = (
  ['square', 'rounded', 'dots', 'connected'] as const
).flatMap((dots) =>
  (['square', 'rounded', 'circle'] as const).flatMap((eyeFrame) =>
    (['square', 'rounded', 'circle'] as const).map((eyeCenter) => ({ dots, eyeFrame, eyeCenter })),
  ),
);

/** How many texts a look is read with at each level. All looks together read all texts, each shape at each level more than 200. */
const EACH = LONG ? 50 : 1;
/** The share of codes of a look that one reader may miss; the other reads those. What zxing misses are long texts, in which it takes something for an eye. */
const MISSED = { jsQr: 0.02, zxing: 0.05 };
const SHOWN = 256;

describe.each(SHAPES.map((look, at) => [look, at] as const))('%j', (look, at) => {
  const levels = LONG ? QR_LEVELS : [QR_LEVELS[at % QR_LEVELS.length]!];
  it('is read back, and by two readers', { timeout: 900_000 }, async () => {
    const missed = { jsQr: 0, zxing: 0 };
    for (const [step, level] of levels.entries())
      for (let index = 0; index < EACH; index++) {
        const text = textAt((index * 4 + ((at + step) % 4) + at * 7) % ALL_TEXTS);
        const changes = { ...look, level, eyeColor: '#000000' };
        // The reader by which the page says so, at the size with which it begins.
        const pixels = await drawPixels(text, { ...PLAIN, ...changes, size: SHOWN }, { opaque: true });
        expect(await decodeQr(pixels, SHOWN, SHOWN)).toBe(text);
        const read = await readers(text, changes);
        expect(read.jsQr || read.zxing, text).toBe(true);
        if (!read.jsQr) missed.jsQr++;
        if (!read.zxing) missed.zxing++;
      }
    const all = EACH * levels.length;
    expect(missed.jsQr / all, JSON.stringify(missed)).toBeLessThanOrEqual(MISSED.jsQr);
    expect(missed.zxing / all, JSON.stringify(missed)).toBeLessThanOrEqual(MISSED.zxing);
  });
});

describe('colors', () => {
  it.each(['linear', 'radial'] as const)('are read as a %s gradient', async (gradient) => {
    for (const gradientAngle of LONG ? [0, 45, 133, 270] : [45])
      await expectRead('https://example.org/gradient', { gradient, gradientAngle, foreground: '#0b2a6b' });
  });

  it('of a gradient begin and end where they are said to', async () => {
    const options = {
      ...PLAIN,
      gradient: 'linear',
      gradientAngle: 0,
      foreground: '#800000',
      gradientColor: '#000080',
    } as const;
    const pixels = await drawPixels('HELLO', options, { opaque: true });
    // 21 modules of 17 pixels: the frames of the two upper eyes are the first and the last column.
    const at = (x: number, y: number) => [...pixels.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 3)];
    const start = Math.floor((512 - 21 * 17) / 2);
    expect(at(start + 1, start + 50)).toEqual([127, 0, 1]);
    expect(at(start + 21 * 17 - 2, start + 50)).toEqual([1, 0, 127]);
  });

  it('of the eyes are theirs alone, and are doubted like the others', async () => {
    const { doubt } = await getColors({ ...PLAIN, eyeColor: '#eeeeee' });
    expect(doubt).toMatch(/^The contrast is only/);
    expect((await getColors({ ...PLAIN, gradient: 'radial', gradientColor: '#ffee00' })).doubt).toMatch(/contrast/);
    await expect(getColors({ ...PLAIN, eyeColor: 'x' })).rejects.toThrow('Eye Color must be a color such as #000000');
    await expectRead('https://example.org', { eyeColor: '#a00000', dots: 'connected' });
  });
});

describe('a logo', () => {
  it.each(some([30, 22, 10], 3))(
    'of %i percent of the side leaves every code readable',
    { timeout: 300_000 },
    async (logoSize) => {
      const logo = await makeLogo();
      for (const text of [...TEXTS, 'x', '12']) await expectRead(text, { logo, logoSize, dots: 'rounded' });
    },
  );

  it('stands in the middle of whole modules', () => {
    expect(clearedBox(33, 22)).toEqual({ x: 13, y: 13, width: 7, height: 7 });
    expect(clearedBox(21, 10)).toEqual({ x: 9, y: 9, width: 3, height: 3 });
  });

  it('is a picture and nothing else', async () => {
    await expect(drawPixels('x', { ...PLAIN, logo: 'https://example.org/a.png' }, { opaque: true })).rejects.toThrow(
      'The logo must be a data URI of a PNG, JPEG, WebP or SVG picture',
    );
  });
});

it('draws the small patterns where the standard has them, in every version', () => {
  for (let version = 2; version <= 40; version++) {
    const { modules, size } = encodeQr('x'.repeat(BYTES_AT_L[version - 2]! + 1), { level: 'L' });
    expect(size).toBe(17 + 4 * version);
    for (const [x, y] of alignmentCenters(size))
      for (const dy of [-2, -1, 0, 1, 2])
        for (const dx of [-2, -1, 0, 1, 2])
          expect(modules[y + dy]![x + dx]).toBe(Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  }
});

describe('places that look like eyes', () => {
  // Long ones have many, with the pattern of the standard.
  const codes = (isStyled: boolean) =>
    Array.from({ length: 40 }, (_, at) => encodeQr(textAt(at), { level: 'M', isStyled }).modules);

  it('are told from the eyes themselves', () => {
    const size = 33;
    const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    const draw = (left: number, top: number) => {
      for (let y = 0; y < 7; y++)
        for (let x = 0; x < 7; x++) {
          const far = Math.max(Math.abs(x - 3), Math.abs(y - 3));
          modules[top + y]![left + x] = far !== 2;
        }
    };
    for (const [left, top] of [
      [0, 0],
      [26, 0],
      [0, 26],
    ] as const)
      draw(left, top);
    expect(countLookalikes(modules)).toBe(0);
    draw(13, 12);
    expect(countLookalikes(modules)).toBe(1);
  });

  it('are avoided where eyes have other shapes', () => {
    const count = (isStyled: boolean) => codes(isStyled).reduce((sum, modules) => sum + countLookalikes(modules), 0);
    expect(count(false)).toBeGreaterThan(20);
    expect(count(true)).toBeLessThan(count(false) / 10);
  });
});

it.each([0, 1, 10])('a quiet zone of %i modules is as wide in every format', async (quietZone) => {
  const options = { ...PLAIN, quietZone, size: (21 + 2 * quietZone) * 4, dots: 'dots' } as const;
  const { data, width } = await decodePng(await writeQrFile('HELLO', options, 'png'));
  const isDark = (x: number) => data[(width * (quietZone * 4 + 1) + x) * 4]! < 128;
  expect(Array.from({ length: width }, (_, x) => x).findIndex(isDark)).toBe(quietZone * 4);
});

it('is plain only if nothing was chosen', () => {
  expect(isPlain(PLAIN)).toBe(true);
  for (const change of [...SHAPES.slice(1), { gradient: 'radial' as const }, { logo: 'data:' }])
    expect(isPlain({ ...PLAIN, ...change })).toBe(false);
});
