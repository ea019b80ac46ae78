import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runNow } from '@/kit/testing/run-tool';
import tool from './tool';

const run = (input: string) => runNow(tool, input).value;

describe('url-encoder', () => {
  it('can be read back as the platform writes it in a query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(new URL(`https://example.org/?q=${run(text)}`).searchParams.get('q')).toBe(text);
      }),
    );
  });

  it('says where half a character stands', () => {
    expect(() => run('ab\nc\ud800')).toThrow(expect.objectContaining({ details: { line: 2, column: 2, offset: 4 } }));
  });
});
