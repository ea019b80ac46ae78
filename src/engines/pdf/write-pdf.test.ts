import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { type PdfPage, toWinAnsi, writePdf } from './write-pdf';

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Just a frame header with so many components: the writer looks at nothing else. */
const jpeg = (components: number, tail: number[] = []): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    1,
    2,
    0xff,
    0xc4,
    0,
    3,
    9,
    0xff,
    0xff,
    0xc0,
    0,
    11,
    8,
    0,
    20,
    0,
    30,
    components,
    0,
    0,
    0,
    ...tail,
  ]);

const page = (extra: Partial<PdfPage> = {}): PdfPage => ({
  jpeg: jpeg(3),
  width: 30,
  height: 20,
  widthPt: 595.28,
  heightPt: 841.89,
  ...extra,
});

interface Parsed {
  objects: Map<number, string>;
  trailer: string;
}

/** Reads the file by its cross-reference table alone, as a viewer does, and checks each step. */
function parse(bytes: Uint8Array): Parsed {
  const text = latin1(bytes);
  expect(text.startsWith('%PDF-1.7\n')).toBe(true);
  expect(text.endsWith('%%EOF\n')).toBe(true);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  const header = /^xref\n0 (\d+)\n/.exec(text.slice(start))!;
  const size = Number(header[1]);
  const objects = new Map<number, string>();
  const table = start + header[0].length;
  expect(text.slice(table, table + 20)).toBe('0000000000 65535 f \n');
  for (let number = 1; number < size; number++) {
    const entry = text.slice(table + 20 * number, table + 20 * number + 20);
    expect(entry).toMatch(/^\d{10} 00000 n \n$/);
    const at = Number(entry.slice(0, 10));
    const name = `${number} 0 obj\n`;
    expect(text.slice(at, at + name.length)).toBe(name);
    const rest = text.slice(at + name.length);
    const [head, dictionary, next] = /^(<<.*>>)\n(stream|endobj)\n/.exec(rest)!;
    let body = dictionary!;
    if (next === 'stream') {
      const end = head.length + Number(/\/Length (\d+) >>$/.exec(dictionary!)![1]);
      expect(rest.slice(end, end + 18)).toBe('\nendstream\nendobj\n');
      body = rest.slice(0, end);
    }
    objects.set(number, body);
  }
  const trailer = text.slice(table + 20 * size);
  expect(trailer.startsWith(`trailer\n<< /Size ${size} `)).toBe(true);
  return { objects, trailer };
}

const details = { title: 'Diff', createdAt: new Date(Date.UTC(2024, 1, 29, 13, 5, 9)) };

describe('writePdf', () => {
  it('has right offsets, lengths and counts whatever the pictures and texts hold', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.uint8Array({ maxLength: 80 }), fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 })),
          { maxLength: 4 },
        ),
        fc.string({ unit: 'binary' }),
        (contents, title) => {
          const pages = contents.map(([tail, lines]) =>
            page({ jpeg: jpeg(3, [...tail]), text: lines.map((text, i) => ({ text, x: 10, y: 20 + i, size: 9 })) }),
          );
          const { objects } = parse(writePdf(pages, { ...details, title }));
          expect(objects.get(2)).toContain(`/Count ${pages.length} `);
          expect([...objects.values()].filter((body) => body.startsWith('<< /Type /Page '))).toHaveLength(pages.length);
          pages.forEach(({ jpeg: picture }, i) => {
            expect(objects.get(7 + 3 * i)!.endsWith(`stream\n${latin1(picture)}`)).toBe(true);
          });
        },
      ),
      { numRuns: runs(25) },
    );
  });

  it('writes title and date', () => {
    expect(parse(writePdf([page()], { ...details, title: 'a (b) \\ c' })).objects.get(3)).toBe(
      '<< /Title (a \\(b\\) \\\\ c) /Producer (Localkit) /CreationDate (D:20240229130509Z) >>',
    );
    expect(parse(writePdf([page()], { ...details, title: 'é😀' })).objects.get(3)).toContain(
      '/Title <FEFF00E9D83DDE00>',
    );
  });

  it('lays invisible text from the top, stretched to the drawn width', () => {
    const { objects } = parse(
      writePdf(
        [page({ heightPt: 800, text: [{ text: 'f(x) – 日€\t', x: 40, y: 100, size: 10, width: 120 }] })],
        details,
      ),
    );
    const content = objects.get(6)!;
    expect(content).toContain('BT 3 Tr\n/F1 10 Tf 200 Tz 1 0 0 1 40 700 Tm (f\\(x\\) \\226 ?\\200 ) Tj\nET');
    expect(content).toContain('q 595.28 0 0 800 0 0 cm /Im0 Do Q');
  });

  it('takes the colour space from the picture', () => {
    const space = (components: number): string =>
      parse(writePdf([page({ jpeg: jpeg(components) })], details)).objects.get(7)!;
    expect(space(1)).toContain('/DeviceGray');
    expect(space(3)).toContain('/DeviceRGB');
    expect(space(4)).toContain('/DeviceCMYK /Decode [1 0 1 0 1 0 1 0]');
    expect(() => writePdf([page({ jpeg: Uint8Array.of(1, 2, 3) })], details)).toThrow('not a JPEG');
    expect(() => writePdf([page({ jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9) })], details)).toThrow('no frame header');
  });
});

describe('toWinAnsi', () => {
  it('is Windows-1252', () => {
    for (let byte = 0xa0; byte < 0x100; byte++) expect(toWinAnsi(String.fromCharCode(byte))).toEqual([byte]);
    // From the WHATWG index; TextDecoder cannot serve as the oracle, as Node 20 takes windows-1252 for Latin-1.
    const points: Record<number, number> = {
      128: 0x20ac,
      130: 0x201a,
      131: 0x192,
      132: 0x201e,
      133: 0x2026,
      134: 0x2020,
      135: 0x2021,
      136: 0x2c6,
      137: 0x2030,
      138: 0x160,
      139: 0x2039,
      140: 0x152,
      142: 0x17d,
      145: 0x2018,
      146: 0x2019,
      147: 0x201c,
      148: 0x201d,
      149: 0x2022,
      150: 0x2013,
      151: 0x2014,
      152: 0x2dc,
      153: 0x2122,
      154: 0x161,
      155: 0x203a,
      156: 0x153,
      158: 0x17e,
      159: 0x178,
    };
    for (const [byte, point] of Object.entries(points)) {
      expect(toWinAnsi(String.fromCharCode(point))).toEqual([Number(byte)]);
    }
    expect(toWinAnsi('\x80\x00\x7f')).toEqual([0x20, 0x20, 0x20]);
    expect(toWinAnsi('e\u0301😀')).toEqual([0xe9, 0x3f]);
  });
});
