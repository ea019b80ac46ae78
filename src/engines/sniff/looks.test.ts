import { colorsNamed } from 'culori';
import fc from 'fast-check';
import Papa from 'papaparse';
import { stringify } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { stringify as toYaml } from 'yaml';
import { runs } from '@/engines/testing/long';
import { sniffBase64 } from './base64';
import { readable } from './bytes';
import { sniffCodes } from './codes';
import { sniffColor } from './color';
import { sniffToml, sniffYaml } from './data';
import { sniffJson } from './json';
import { sniffTable } from './table';
import { sniffUrl } from './url';

const word = fc.stringMatching(/^[a-z]{3,9}$/);

describe('looks', () => {
  it('knows every color that CSS has a name for', () => {
    const unknown = Object.keys(colorsNamed).filter((name) => sniffColor(name) === undefined);
    expect(unknown).toEqual([]);
  });

  it('knows all JSON of objects and lists for what it is', () => {
    fc.assert(
      fc.property(
        fc.dictionary(word, fc.jsonValue(), { minKeys: 1, maxKeys: 5 }),
        fc.integer({ min: 0, max: 4 }),
        (value, indent) => {
          expect(sniffJson(JSON.stringify(value, null, indent))).toMatchObject({ isValid: true, form: 'object' });
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('knows tables that Papa Parse writes, by their delimiter', () => {
    const rows = fc.array(fc.tuple(word, word, fc.nat()), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), (cells, delimiter) => {
        const text = Papa.unparse([['name', 'city', 'count'], ...cells], { delimiter });
        expect(sniffTable(text)).toMatchObject({ delimiter, columns: 3, rows: cells.length + 1 });
      }),
      { numRuns: runs(100) },
    );
  });

  it('knows what other libraries write as YAML and as TOML', () => {
    const value = fc.record({
      name: word,
      list: fc.array(word, { minLength: 1 }),
      deep: fc.record({ size: fc.nat(), on: fc.boolean() }),
    });
    fc.assert(
      fc.property(value, (one) => {
        expect(sniffYaml(toYaml(one))).toBeDefined();
        expect(sniffToml(stringify(one))).toBeDefined();
      }),
      { numRuns: runs(100) },
    );
  });

  it('knows Base64 and percent signs of any text of some length', () => {
    const text = fc.array(word, { minLength: 4, maxLength: 30 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, (one) => {
        expect(sniffBase64(Buffer.from(one).toString('base64'))).toMatchObject({ text: one });
        expect(sniffBase64(Buffer.from(one).toString('base64url'))).toMatchObject({ text: one });
        expect(sniffUrl(encodeURIComponent(one))).toMatchObject({ isEncoded: true });
        const hex = Buffer.from(one).toString('hex');
        expect(sniffCodes(hex.replace(/..(?=.)/g, '$& '))).toMatchObject({ base: 'hexadecimal', text: one });
      }),
      { numRuns: runs(100) },
    );
  });

  it('takes bytes for text only where they are', () => {
    expect(readable(Uint8Array.of(0xc3, 0xa9))).toBe('é');
    expect(readable(Uint8Array.of(0xc3))).toBe('');
    expect(readable(Uint8Array.of(0xff, 0x41))).toBeUndefined();
    expect(readable(Uint8Array.of(0x41, 0x00))).toBeUndefined();
  });

  it('tells a color from the number of an issue', () => {
    expect(sniffColor('#333')?.score).toBeGreaterThan(0.8);
    expect(sniffColor('#1234')).toBeUndefined();
    expect(sniffColor('border-color: #1234;')?.color).toBe('#1234');
  });
});
