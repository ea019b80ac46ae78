import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { drawPixels, QR_LEVELS, type QrLevel } from '@/engines/qr';
import { initialValues } from '@/kit/option';
import type { Picture } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

// Published as CommonJS: under Node the function is the default of the default.
const readQr = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr;

type Options = ToolOptions<typeof tool>;

async function run(text: string, changes: Partial<Options> = {}) {
  const outcome = await runTool(tool, text, changes);
  return { ...outcome, picture: outcome.shown.value as Picture };
}

const SCALE = 4;

/** Fills the path's rectangles pixel by pixel: a renderer for just this much SVG. */
function rasterize(svg: string): { pixels: Uint8ClampedArray; side: number } {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const from = (row * side + Number(x) * SCALE) * 4;
      for (let at = from; at < from + Number(length) * SCALE * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return { pixels, side };
}

function readSvg(svg: string): string | undefined {
  const { pixels, side } = rasterize(svg);
  return readQr(pixels, side, side)?.data;
}

const TEXTS = {
  'network with escapes': String.raw`WIFI:T:WPA;S:Caf\;\:é \"5G\";P:a\\b\,c;H:true;;`,
  emoji: '👩‍👩‍👧 🇩🇪 👍🏽',
  kanji: '漢字とかな、点茗',
  lines: 'BEGIN:VCARD\r\nN:Doe;Jane\r\nEND:VCARD\r\n',
  '1 kB': Array.from({ length: 1000 }, (_, at) => String.fromCharCode(32 + ((at * 37) % 95))).join(''),
};

describe.each(Object.entries(TEXTS))('%s', (_, text) => {
  it.each(QR_LEVELS)('is read from the SVG at level %s by another program', async (level) => {
    const { picture } = await run(text, { level });
    expect(readSvg(picture.svg)).toBe(text);
  });
});

it('has the chosen size and a quiet zone of four modules', async () => {
  const { picture, notes } = await run('https://example.com', { size: 512 });
  expect(notes).toEqual([]);
  expect(picture).toMatchObject({ width: 512, height: 512, alt: 'QR code: https://example.com' });
  expect(picture.svg).toContain('width="512" height="512" viewBox="0 0 33 33"');
  const runs = [...picture.svg.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(x) + Number(length),
    Number(y),
  ]);
  expect(Math.min(...runs.map(([from]) => from!))).toBe(4);
  expect(Math.max(...runs.map(([, to]) => to!))).toBe(29);
  expect(Math.min(...runs.map(([, , y]) => y!))).toBe(4);
});

it.each<[QrLevel, number]>([
  ['L', 2953],
  ['M', 2331],
  ['Q', 1663],
  ['H', 1273],
])('names the capacity of level %s', async (level, capacity) => {
  await expect(run('x'.repeat(capacity), { level })).resolves.toBeDefined();
  await expect(run('x'.repeat(1_000_000), { level })).rejects.toThrow(
    `Level ${level} holds at most ${capacity} bytes; this text has 1000000.`,
  );
});

it('tells version, modules and what is used', async () => {
  expect((await run('ä'.repeat(10))).facts).toEqual([
    { label: 'Version', value: '2 of 40' },
    { label: 'Modules', value: '25 × 25' },
    { label: 'Module Width', value: '7 px' },
    { label: 'Used', value: '20 of 2331 bytes', meter: 20 / 2331, better: 'less' },
  ]);
});

it('refuses more modules than pixels, and warns at one pixel each', async () => {
  await expect(run('x'.repeat(2331), { size: 128 })).rejects.toThrow(/^This code needs 185 × 185 modules/);
  expect((await run('x'.repeat(2331))).notes).toEqual([expect.stringMatching(/^Each module is a single pixel/)]);
});

describe('colors', () => {
  const noted = async (foreground: string, background: string) =>
    (await run('hello', { foreground, background })).notes;

  it('are any CSS color', async () => {
    const { picture, notes } = await run('hello', { foreground: 'navy', background: 'hsl(60 100% 90%)' });
    expect(picture.svg).toContain('fill="#000080"');
    expect(picture.svg).toContain('fill="#ffffcc"');
    expect(notes).toEqual([]);
  });

  it('must be colors', async () => {
    await expect(run('hello', { foreground: '#12' })).rejects.toThrow('Foreground must be a color such as #000000');
    await expect(run('hello', { background: '' })).rejects.toThrow('Background must be a color such as #ffffff');
  });

  it('are doubted where scanners fail', async () => {
    expect(await noted('#ffee00', '#ffffff')).toEqual([expect.stringMatching(/^The contrast is only 1\.\d+:1/)]);
    expect(await noted('#777777', '#777777')).toEqual([expect.stringMatching(/^The contrast is only 1\.00:1/)]);
    expect(await noted('#ffffff', '#000000')).toEqual([expect.stringMatching(/^The foreground is lighter/)]);
    expect(await noted('#0b6b4d', '#ffffff')).toEqual([]);
  });

  it('may leave the background out, but never the modules', async () => {
    const { picture, notes } = await run('hello', { foreground: '#00000080', background: 'transparent' });
    expect(picture.svg).toContain('fill="none"');
    expect(picture.svg).toContain('fill="#7f7f7f"');
    expect(notes).toEqual([expect.stringMatching(/^The background is transparent/)]);
    const options = { ...initialValues(tool.options), background: '#ff000000', size: 128 };
    const corner = async (opaque: boolean) => [...(await drawPixels('hello', options, { opaque })).subarray(0, 4)];
    expect(await corner(false)).toEqual([255, 0, 0, 0]);
    expect(await corner(true)).toEqual([255, 255, 255, 255]);
  });
});

describe('a look that does not read back', () => {
  const PALE = { level: 'L', size: 128, dots: 'dots', eyeFrame: 'circle', foreground: '#8a8a8a' } as const;
  const long = 'x'.repeat(300);

  it('is said with the file', async () => {
    const { notes } = await runTool(tool, long, { ...PALE, exportAs: 'png' });
    expect(notes).toContainEqual(expect.stringMatching(/^A reader did not get the text back/));
    expect((await runTool(tool, 'short', { ...PALE, exportAs: 'png' })).notes).toEqual([]);
  });

  it('is said of every line of a list', async () => {
    const { notes } = await runTool(tool, `short\n${long}\n\n${long}y`, { ...PALE, many: true });
    expect(notes).toContainEqual('Lines 2, 4 did not read back in this look: scanners may fail there.');
    // What is to be known of the colors, once.
    const { notes: pale } = await runTool(tool, 'a\nb', { foreground: '#dddddd', many: true });
    expect(pale).toEqual([expect.stringMatching(/^The contrast is only/)]);
  });
});
