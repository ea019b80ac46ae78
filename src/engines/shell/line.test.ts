import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { quoteWord, splitWords } from './line';

describe('the words of a line', () => {
  it('are read as a POSIX shell reads them', () => {
    const lines = [
      `a --b 'c d' "e \\" f" g\\ h ''`,
      `a 'it'\\''s' "\\$x \\n" \\\\`,
      'a\tb  c',
      `a"b"'c'd`,
      'one \\\n two "three \\\n four"',
    ];
    for (const line of lines) {
      const shell = execFileSync('sh', ['-c', `printf '%s\\0' ${line}`]).toString();
      expect(splitWords(line).commands).toEqual([shell.split('\0').slice(0, -1)]);
    }
  });

  it('are quoted so that a shell reads them back', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aZ0 -|"\'\\$`\n\t*?#~!;&<>(){}[]é😀=') });
    fc.assert(
      fc.property(word, (one) => {
        expect(splitWords(`x ${quoteWord(one)} y`).commands).toEqual([['x', one, 'y']]);
      }),
      { numRuns: runs(1000) },
    );
    const some = fc.sample(word, { seed: 1, numRuns: 40 });
    const message = execFileSync('sh', ['-c', `printf '%s\\0' ${some.map(quoteWord).join(' ')}`]).toString();
    expect(message.split('\0').slice(0, -1)).toEqual(some);
  });
});
