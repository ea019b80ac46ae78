import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { LONG } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { readDocuments } from './documents';
import { minifyDocument } from './format';
import { readJsonInput, repairInput } from './read';

const read = (text: string, options = {}) => {
  const { doc, several, notes } = readJsonInput(text, options);
  return { json: minifyDocument(doc), several, notes };
};
const fault = (text: string, options = {}): InputError => {
  try {
    readJsonInput(text, options);
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('No fault');
};

describe('several documents', () => {
  it('reads lines of any values as JSON.parse reads each', () => {
    const blank = fc.constantFrom('\n', '\r\n', '\n\n', ' \n\t', '\n \r\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.json(), blank), { minLength: 2, maxLength: 6 }), (documents) => {
        const { json, several } = read(documents.map((one) => one.join('')).join(''));
        expect(JSON.parse(json)).toEqual(documents.map(([one]) => JSON.parse(one)));
        expect(several).toEqual({ form: 'lines', count: documents.length });
      }),
    );
  });

  it('reads objects and arrays that follow each other on new lines, however they are laid out', () => {
    const container = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));
    fc.assert(
      fc.property(
        fc.array(container, { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom('\n', '\n\n', ' \r\n', '\x1e', '\n\x1e'),
        (values, indent, between) => {
          const text = values.map((value) => JSON.stringify(value, null, indent)).join(between);
          expect(JSON.parse(read(text).json)).toEqual(JSON.parse(JSON.stringify(values)));
        },
      ),
    );
  });

  it('reads a JSON text sequence, the example of RFC 7464 included', () => {
    const sequence = '\x1e{"d":"2014-09-22T22:11:26.476Z"}\n\x1e"text"\n\x1e12345678901234567890\n';
    expect(read(sequence)).toEqual({
      json: '[{"d":"2014-09-22T22:11:26.476Z"},"text",12345678901234567890]',
      several: { form: 'lines', count: 3 },
      notes: ['Read as JSON Lines: 3 documents.'],
    });
    expect(read('\x1e{"a":\n1}\n\x1e[]').several).toEqual({ form: 'sequence', count: 2 });
  });

  it('keeps one document one, and digits as they are', () => {
    expect(read('{"a":1.0}\n\n')).toEqual({ json: '{"a":1.0}', several: undefined, notes: [] });
    expect(read('\ufeff{"a":1E400}\n{"a":-0}').json).toBe('[{"a":1E400},{"a":-0}]');
    expect(read('{"a":1} // x\n{"a":2,} // y', { allowComments: true, allowTrailingCommas: true }).json).toBe(
      '[{"a":1},{"a":2}]',
    );
    expect(read('// head\n{"a":1}\n// between\n{"a":2}\n// end', { allowComments: true }).json).toBe(
      '[{"a":1},{"a":2}]',
    );
  });

  it.each([
    '1,2\n3',
    '[1],\n[2]',
    '{"a":1\n"b":2}\n1,2',
    '1]\n[2',
    '1 2',
    '[][]',
    '{"a":1} {"b":2}',
    '{}\n{} {}',
    '"a" "b"',
    '{} x',
    '{"a":1}{',
    'truefalse',
    '[][',
    '',
    '{}\n// x\n{}',
    '{}{"a":"\n"}',
    '[]\n[1]]\n[[2]',
  ])('does not take %j for several', (text) => {
    expect(readDocuments(text)).toBeUndefined();
    expect(() => readJsonInput(text)).toThrow(InputError);
  });

  it.each([
    ['{"a":1}\n{"a":}\n{"a":3}', 2, 6, 'Line 2 of these JSON Lines: Expected a value after the colon, but found }'],
    // The bracket is not looked for in the line below, and the message names lines of the whole text.
    ['{"a":1}\r\n\r\n  {"a":[2\n{"a":3}', 3, 10, /^Line 3 of these JSON Lines: Unexpected end: 2 .* from line 3$/],
    ['{"a":1}\n{a:2}', 2, 2, 'Line 2 of these JSON Lines: Property names need double quotes: "a"'],
    ['{"a":1}\nsee above', 2, 1, /after the end of the JSON$/],
    ['{"a":,}\n{"a":3}', 1, 6, /^Expected a value after/],
  ])('says of %j what is wrong in which line', (text, line, column, message) => {
    const { details, message: messages } = fault(text);
    expect(details).toMatchObject({ line, column });
    expect(messages).toMatch(message);
  });

  it('shows what is found wrong later at its place in the given text', () => {
    for (const [text, wanted] of [
      ['\ufeff{"a":1}\n[2]\n{"b":[3]}', '[3]'],
      ['{"a":1}\n{"b":\n[3]}\n[]', '[]'],
      ['{"a":1}\n{"c":0}\n{"b":3}', '{"a"'],
    ] as const) {
      const { doc, placed, findOffset } = readJsonInput(text);
      const offset = doc.text.indexOf(wanted);
      expect(findOffset(offset)).toBe(text.indexOf(wanted));
      expect(() =>
        placed(() => {
          throw new InputError('x', { offset });
        }),
      ).toThrow(expect.objectContaining({ details: expect.objectContaining({ offset: text.indexOf(wanted) }) }));
    }
  });

  it('offers to mend, does it when asked, and line by line where there are lines', () => {
    expect(fault("{'a': 1,}").details).toMatchObject({
      hint: 'Repair can fix this: wrote strings in double quotes, removed trailing commas.',
      repairs: ['Wrote strings in double quotes', 'Removed trailing commas'],
    });
    expect(read("{'a': 1,}", { repair: true })).toEqual({
      json: '{"a":1}',
      several: undefined,
      notes: ['Repaired: wrote strings in double quotes, removed trailing commas.'],
    });
    expect(read('[NaN, 1.]', { repair: true }).notes).toEqual([
      'Repaired: wrote null for NaN, rewrote numbers that JSON can’t write that way.',
    ]);
    const lines = '{"a":1.0}\n{a:2,}\n\n{"a":True}';
    expect(repairInput(lines)).toEqual({
      text: '{"a":1.0}\n{"a":2}\n\n{"a":true}',
      fixes: ['Line 2: quoted names, removed trailing commas', 'Line 4: wrote true and false in lower case'],
    });
    expect(read(lines, { repair: true }).several).toEqual({ form: 'lines', count: 3 });
    expect(fault('{1, 2}').details).not.toHaveProperty('repairs');
    expect(fault('{1, 2}', { repair: true }).message).toBe(fault('{1, 2}').message);
  });

  it.runIf(LONG)('stays quick on a long text', () => {
    const lines = `${'{"name":"a","list":[1,2,3]}\n'.repeat(20_000)}`;
    const started = processorTime();
    expect(read(lines).several?.count).toBe(20_000);
    fault(`${lines}{`);
    fault(`{\n${lines}`);
    fault('{}\n'.repeat(40_000) + '{'.repeat(40_000));
    expectWithin(3000, started);
  });
});
