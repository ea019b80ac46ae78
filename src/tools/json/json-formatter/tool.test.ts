import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runNow } from '@/kit/testing/run-tool';
import type { OptionsOf } from '@/kit/tool';
import tool from './tool';

const run = (input: string, options: Partial<OptionsOf<typeof tool>> = {}) => runNow(tool, input, options).value;

describe('json-formatter', () => {
  it('keeps every digit, escape, repeated key and odd key', () => {
    const hard = '{"__proto__":1,"a":12345678901234567890,"a":1.0,"\\u0061":1E400,"b":-0,"c":"\\/\\u00e9é\\ud83d"}';
    expect(run(hard, { minify: true })).toBe(hard);
    expect(run(run(hard, { indentSize: '8' }), { minify: true })).toBe(hard);
  });

  it('lays out as JSON.stringify does, at every indent', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('2', '4', '8'), (text, indentSize) => {
        const value = JSON.parse(text);
        expect(run(JSON.stringify(value), { indentSize })).toBe(JSON.stringify(value, null, Number(indentSize)));
        expect(run(text, { minify: true })).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it('sorts keys at every depth and leaves arrays in order', () => {
    expect(run('{"b":[{"z":1,"y":2},3],"a":0}', { sortKeys: true, minify: true })).toBe(
      '{"a":0,"b":[{"y":2,"z":1},3]}',
    );
  });

  it.each([
    ['[1,2,]', 1, 5],
    ['{"a":1\n"b":2}', 2, 1],
    ["{'a':1}", 1, 2],
    ['{"a":NaN}', 1, 6],
    ['', 1, 1],
  ])('points at what is wrong in %j', (bad, line, column) => {
    expect(() => run(bad)).toThrow(expect.objectContaining({ details: expect.objectContaining({ line, column }) }));
  });
});
