import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { runNow } from '@/kit/testing/run-tool';
import tool from './tool';

const run = (input: string, options = {}) => runNow(tool, input, options);

describe('remove-duplicate-lines', () => {
  it('keeps the first of each, as a Set does', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'b', ' a', 'ß', '', '__proto__'), { minLength: 2 }), (lines) => {
        const input = `${lines.join('\n')}\n`;
        expect(run(input, { trimWhitespace: false }).value).toBe([...new Set(lines)].join('\n'));
      }),
    );
  });

  it('counts what there was and what is left', () => {
    expect(run('a\r\nb\r\na').facts.map(({ value }) => value)).toEqual(['3', '2', '1']);
  });

  it('sorts, and turns the order round', () => {
    expect(run('b\na10\na2', { sort: 'alphabetical' }).value).toBe('a2\na10\nb');
    expect(run('b\na10\na2', { sort: 'reverse' }).value).toBe('b\na10\na2');
  });

  it('keeps or lowers the case of what was equal without it', () => {
    expect(run('Aa\naA', { caseSensitive: false }).value).toBe('Aa');
    expect(run('Aa\naA', { caseSensitive: false, keepOriginalCase: false }).value).toBe('aa');
    expect(run('Aa\naA').value).toBe('Aa\naA');
  });

  it.runIf(LONG)('takes a million lines', () => {
    const input = Array.from({ length: 1_000_000 }, (_, at) => `row ${at % 1000}`).join('\n');
    expect(run(input).value.split('\n')).toHaveLength(1000);
  });
});
