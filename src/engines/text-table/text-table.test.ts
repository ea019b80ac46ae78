import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterWidth, drawTable, readCells, readTabbed, type TableStyle, textWidth, writeCells } from '.';
import { NO_COLUMN, TEXTS, TWO_COLUMNS } from './wcwidth.fixture';

const expand = (ranges: string) =>
  new Set(
    ranges.split(' ').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map((end) => Number.parseInt(end, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    }),
  );

describe('width', () => {
  it('of every assigned character is what wcwidth says', () => {
    const two = expand(TWO_COLUMNS);
    const none = expand(NO_COLUMN);
    const wrong: string[] = [];
    for (let point = 0xa0; point <= 0x10ffff; point++) {
      const character = String.fromCodePoint(point);
      if (/[\p{Cn}\p{Cs}\p{Co}]/u.test(character)) continue;
      const expected = two.has(point) ? 2 : none.has(point) ? 0 : 1;
      if (characterWidth(character) !== expected)
        wrong.push(`${point.toString(16)}: ${characterWidth(character)}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(TEXTS)('of %s is %i', (text, columns) => expect(textWidth(text)).toBe(columns));
});

const ROWS = [
  ['Name', 'Qty'],
  ['Tea', '12'],
  ['寿司', '3'],
];
const draw = (style: TableStyle, rows = ROWS) => drawTable(rows, { style, align: 'left', header: true });

describe('drawTable', () => {
  it('has five styles', () => {
    expect(draw('simple')).toBe(
      '+------+-----+\n| Name | Qty |\n+------+-----+\n| Tea  | 12  |\n| 寿司 | 3   |\n+------+-----+',
    );
    expect(draw('compact')).toBe('Name  Qty\n----  ---\nTea   12\n寿司  3');
    expect(draw('grid')).toBe(
      '+------+-----+\n| Name | Qty |\n+======+=====+\n| Tea  | 12  |\n+------+-----+\n| 寿司 | 3   |\n+------+-----+',
    );
    expect(draw('fancy')).toBe(
      '╔══════╤═════╗\n║ Name │ Qty ║\n╠══════╪═════╣\n║ Tea  │ 12  ║\n╟──────┼─────╢\n║ 寿司 │ 3   ║\n╚══════╧═════╝',
    );
    expect(draw('unicode')).toBe(
      '┌──────┬─────┐\n│ Name │ Qty │\n├──────┼─────┤\n│ Tea  │ 12  │\n│ 寿司 │ 3   │\n└──────┴─────┘',
    );
  });

  it('keeps every line as wide as the others, whatever is in the cells', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), { minLength: 1 }),
        fc.constantFrom<TableStyle>('simple', 'grid', 'fancy', 'unicode'),
        fc.constantFrom('left', 'center', 'right', 'numbers'),
        fc.boolean(),
        (rows, style, align, header) => {
          const lines = drawTable(rows, { style, align, header } as never).split('\n');
          expect(new Set(lines.map(textWidth)).size).toBe(1);
        },
      ),
    );
  });

  it('aligns', () => {
    const aligned = (align: 'center' | 'right' | 'numbers') =>
      drawTable(ROWS, { style: 'compact', align, header: true });
    expect(aligned('right')).toBe('Name  Qty\n----  ---\n Tea   12\n寿司    3');
    expect(aligned('numbers')).toBe('Name  Qty\n----  ---\nTea    12\n寿司    3');
    expect(aligned('center')).toBe('Name  Qty\n----  ---\nTea   12\n寿司   3');
  });

  it('puts a line break of a cell into one line, and fills short rows', () => {
    expect(draw('simple', [['a\nb', 'c'], ['d']])).toBe(
      '+-----+---+\n| a b | c |\n+-----+---+\n| d   |   |\n+-----+---+',
    );
  });
});

describe('cells', () => {
  it('come from a spreadsheet, from CSV, and from plain lines', () => {
    expect(readCells('a\tb, c\r\n"x\ty"\t"say ""hi"""\r\n')).toEqual([
      ['a', 'b, c'],
      ['x\ty', 'say "hi"'],
    ]);
    expect(readCells('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
    expect(readCells('a,"b\nc"')).toEqual([['a', 'b\nc']]);
    expect(readCells('one\ntwo')).toEqual([['one'], ['two']]);
    expect(readTabbed('a\r\n\r\nb\r\n')).toEqual([['a'], [''], ['b']]);
  });

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.infiniteStream(fc.string()), (columns, cells) => {
        const rows = Array.from({ length: 4 }, () => [...cells.take(columns)]);
        expect(readCells(writeCells(rows))).toEqual(rows);
      }),
    );
  });
});
