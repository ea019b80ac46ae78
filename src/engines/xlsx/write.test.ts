import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { jsonToXlsx } from '@/engines/csv/from-json';
import fixture from './openpyxl.fixture.json';
import { columnName, writeXlsx } from './write';

const make = async () =>
  (
    await jsonToXlsx(fixture.json, {
      delimiter: ',',
      includeHeaders: true,
      flatten: true,
      separator: '.',
    })
  ).bytes;

describe('files of Excel', () => {
  it('are read by openpyxl as they were meant', async () => {
    // The fixture holds what openpyxl read from the very file with this digest.
    expect(
      createHash('sha256')
        .update(await make())
        .digest('hex'),
    ).toBe(fixture.sha256);
    const [header, ...rows] = fixture.read.rows as unknown[][];
    const source = JSON.parse(fixture.json) as Record<string, unknown>[];
    expect(header).toEqual(['name', 'n', 'big', 'ok', 'note', 'at.x', 'list']);
    // Excel takes _x005F_ for the sign that it hides; openpyxl leaves it.
    expect(rows.map(([name]) => String(name).replace('_x005F_', '_'))).toEqual(source.map(({ name }) => name));
    expect(rows[0]).toEqual([source[0]!.name, 1.5, '12345678901234567890', true, null, -2e-7, '[1,2]']);
    expect(fixture.read.freeze).toBe('A2');
    expect(fixture.read.bold.every(Boolean)).toBe(true);
  });

  it('are well-formed, whatever stands in a cell', () => {
    const texts = ['<a> & "b"', '\u0000\u001f', '_x0041_', ' space ', 'line\nbreak\r', '\ud83d\ude42', '\ud800', ']]>'];
    const sheet = strFromU8(unzipSync(writeXlsx([texts], { header: false }))['xl/worksheets/sheet1.xml']!);
    const { document } = new JSDOM(sheet, { contentType: 'application/xml' }).window;
    const read = [...document.getElementsByTagName('t')].map((node) =>
      node.textContent!.replace(/_x([\dA-F]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    );
    expect(read).toEqual(texts);
  });

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702, 16_383].map(columnName)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
      'XFD',
    ]);
  });

  it('refuses what no spreadsheet takes', () => {
    expect(() => writeXlsx([['x'.repeat(32_768)]], { header: false })).toThrow('Cell A1 has 32,768 characters');
    expect(() => writeXlsx([new Array(16_385).fill('')], { header: false })).toThrow('16,384 columns');
  });
});
