import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { LONG } from '@/engines/testing/long';
import { decodeQr, encodeQr, measureQrText, QR_LEVELS, type QrLevel, type QrMatrix, qrPixels, qrSvg } from '.';

// Published as CommonJS: under Node the function is the default of the default.
const readQr = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr;

/** Repeatable noise for texts; the quality of the numbers does not matter here. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomText(seed: number, length: number, alphabet: string): string {
  const next = noise(seed);
  const characters = [...alphabet];
  return Array.from({ length }, () => characters[Math.floor(next() * characters.length)]).join('');
}

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

const texts: [name: string, text: string][] = [
  ['one letter', 'a'],
  ['address', 'https://example.com/path?q=1&r=ä#top'],
  ['digits', randomText(1, 60, '0123456789')],
  ['capitals', randomText(2, 50, 'ABCXYZ019 $%*+-./:')],
  ['ASCII', randomText(3, 90, ASCII)],
  ['emoji', randomText(4, 20, '😀🎉🚀👍🏽❤️🇩🇪')],
  ['kanji', randomText(5, 40, '漢字日本語点茗テスト')],
  ['mixed scripts', 'Привет, κόσμε, שלום, 世界 👩‍👩‍👧'],
  ['control bytes', 'a\tb\r\nc\x00\x01\x1b\x7f'],
  ['network', String.raw`WIFI:T:WPA;S:My\;Net\,work\:\"x\";P:p\\a\;ss;H:true;;`],
];

function drawAndRead(text: string, level: QrLevel, size: number): string | undefined {
  const { modules } = encodeQr(text, { level });
  const pixels = qrPixels(modules, { size });
  return readQr(pixels, size, size)?.data;
}

describe('what is drawn can be read by another program', () => {
  const sizes = [128, 200, 256, 344, 512];
  for (const [index, [name, text]] of texts.entries()) {
    it.each(QR_LEVELS)(`${name} at %s`, (level) => {
      const size = sizes[(index + QR_LEVELS.indexOf(level)) % sizes.length]!;
      expect(drawAndRead(text, level, size)).toBe(text);
      if (LONG) expect(drawAndRead(text, level, 512)).toBe(text);
    });
  }

  it.each(QR_LEVELS)('1 kB at %s', (level) => {
    const text = randomText(7, 1000, ASCII);
    expect(drawAndRead(text, level, 512)).toBe(text);
  });

  it.each<[QrLevel, number]>([
    ['L', 2953],
    ['M', 2331],
    ['Q', 1663],
    ['H', 1273],
  ])('level %s filled with all its %i bytes', (level, capacity) => {
    const text = randomText(8, capacity, ASCII);
    expect(encodeQr(text, { level }).version).toBe(40);
    expect(drawAndRead(text, level, 512)).toBe(text);
  });

  it('in other colors, on an odd size', () => {
    const { modules } = encodeQr('colors');
    const pixels = qrPixels(modules, { size: 257, foreground: [20, 30, 120, 255], background: [250, 240, 200, 255] });
    expect(readQr(pixels, 257, 257)?.data).toBe('colors');
  });
});

describe('encodeQr', () => {
  it('tells version and size', () => {
    expect(encodeQr('A', { level: 'L' })).toMatchObject({ version: 1, size: 21 });
    const code = encodeQr('x'.repeat(100));
    expect(code.size).toBe(17 + 4 * code.version);
    expect(code.modules).toHaveLength(code.size);
    expect(code.modules.every((row) => row.length === code.size)).toBe(true);
    // The corner of a finder pattern, so the border is truly cut.
    expect(code.modules[0]!.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
  });

  it('refuses an empty text', () => {
    expect(() => encodeQr('')).toThrow(new InputError('Enter some text to encode'));
  });

  it.each<[QrLevel, number, number, number]>([
    ['L', 2953, 4296, 7089],
    ['M', 2331, 3391, 5596],
    ['Q', 1663, 2420, 3993],
    ['H', 1273, 1852, 3057],
  ])('names the capacity of level %s', (level, bytes, characters, digits) => {
    for (const [unit, sign, limit] of [
      ['bytes', 'x', bytes],
      ['characters', 'A', characters],
      ['digits', '7', digits],
    ] as const) {
      expect(encodeQr(sign.repeat(limit), { level }).version).toBe(40);
      expect(() => encodeQr(sign.repeat(limit + 1), { level })).toThrow(
        new InputError(`Level ${level} holds at most ${limit} ${unit}; this text has ${limit + 1}.`),
      );
    }
  });

  it('counts bytes, not characters', () => {
    expect(() => encodeQr('x'.repeat(3000), { level: 'M' })).toThrow(
      'Level M holds at most 2331 bytes; this text has 3000.',
    );
    expect(measureQrText('ä😀', 'L')).toEqual({ count: 6, unit: 'bytes', limit: 2953 });
    expect(() => encodeQr('漢'.repeat(800), { level: 'M' })).toThrow('this text has 2400.');
  });
});

describe('qrPixels', () => {
  it('draws whole-pixel modules in the middle with a full quiet zone, at every size', () => {
    const { modules, size: count } = encodeQr('whole pixels');
    for (let size = 128; size <= 512; size += 8) {
      const pixels = qrPixels(modules, { size });
      expect(pixels).toHaveLength(size * size * 4);
      const scale = Math.floor(size / (count + 8));
      const start = Math.floor((size - count * scale) / 2);
      expect(start).toBeGreaterThanOrEqual(4 * scale);
      const wrong: number[][] = [];
      for (let y = 0; y < size; y++) {
        for (let x = 0; x < size; x++) {
          const module = modules[Math.floor((y - start) / scale)]?.[Math.floor((x - start) / scale)] ?? false;
          if ((pixels[(y * size + x) * 4] === 0) !== module) wrong.push([x, y]);
        }
      }
      expect(wrong).toEqual([]);
    }
  });

  it('writes the colors given, alpha too', () => {
    const pixels = qrPixels([[true]], { size: 9, foreground: [1, 2, 3, 4], background: [5, 6, 7, 0] });
    expect([...pixels.subarray(4 * (4 * 9 + 4), 4 * (4 * 9 + 4) + 4)]).toEqual([1, 2, 3, 4]);
    expect([...pixels.subarray(0, 4)]).toEqual([5, 6, 7, 0]);
  });

  it('refuses a size below one pixel a module', () => {
    const { modules } = encodeQr('x'.repeat(2000), { level: 'M' });
    const needed = modules.length + 8;
    expect(() => qrPixels(modules, { size: 128 })).toThrow(InputError);
    expect(() => qrPixels(modules, { size: needed - 1 })).toThrow(`${needed} × ${needed}`);
    expect(() => qrPixels(modules, { size: needed })).not.toThrow();
  });
});

/** Fills the rectangles of the path, which is all the SVG this tool ever writes. */
function rasterize(svg: string): { size: number; cells: boolean[][] } {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const cells = Array.from({ length: side }, () => new Array<boolean>(side).fill(false));
  const paths = [...svg.matchAll(/<path d="([^"]*)"/g)];
  expect(paths).toHaveLength(1);
  const path = paths[0]![1]!;
  const rectangle = /M(\d+) (\d+)h(\d+)v1h-(\d+)z/g;
  expect(path.replace(rectangle, '')).toBe('');
  for (const [, x, y, length, back] of path.matchAll(rectangle)) {
    expect(back).toBe(length);
    cells[Number(y)]!.fill(true, Number(x), Number(x) + Number(length));
  }
  return { size: side, cells };
}

function frame(matrix: QrMatrix, quietZone: number): boolean[][] {
  const side = matrix.length + 2 * quietZone;
  const at = (y: number, x: number) => matrix[y - quietZone]?.[x - quietZone] ?? false;
  return Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) => at(y, x)));
}

describe('qrSvg', () => {
  it.each(texts)('draws the matrix: %s', (_, text) => {
    const { modules } = encodeQr(text);
    for (const quietZone of [4, 0, 6]) {
      expect(rasterize(qrSvg(modules, { size: 256, quietZone })).cells).toEqual(frame(modules, quietZone));
    }
  });

  it('has the size, crisp edges and the colors', () => {
    const svg = qrSvg(encodeQr('svg').modules, { size: 200, foreground: 'rgb(1 2 3)', background: '"><script>&' });
    expect(svg).toContain('width="200" height="200"');
    expect(svg).toContain('shape-rendering="crispEdges"');
    expect(svg).toContain('fill="rgb(1 2 3)"');
    expect(svg).toContain('fill="&quot;>&lt;script>&amp;"');
    expect(rasterize(svg).size).toBe(21 + 8);
  });
});

describe('decodeQr', () => {
  it.each(texts)('reads what was drawn: %s', async (_, text) => {
    const { modules } = encodeQr(text, { level: 'Q' });
    expect(await decodeQr(qrPixels(modules, { size: 400 }), 400, 400)).toBe(text);
  });

  it('says when there is none', async () => {
    await expect(decodeQr(new Uint8ClampedArray(100 * 100 * 4).fill(255), 100, 100)).rejects.toThrow(
      new InputError('No QR code was found in this picture'),
    );
    await expect(decodeQr(new Uint8ClampedArray(5), 100, 100)).rejects.toThrow(RangeError);
  });
});
