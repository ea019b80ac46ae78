import { describe, expect, it } from 'vitest';
import { readTemplate } from './replacement';

describe('a replacement', () => {
  it('is read as JavaScript reads it', () => {
    for (const [template, names] of [
      ['$1$10$01$2', [null]],
      ['$<n>$<x>$&$$', ['n']],
      ["$<n>$`$'$0$", [null]],
    ] as const) {
      const pattern = names[0] === null ? '(b)' : '(?<n>b)';
      const parts = readTemplate(template, names).map((part) =>
        part.kind === 'text' ? part.text : part.kind === 'group' ? 'b' : part.kind === 'before' ? 'a' : 'c',
      );
      expect(`a${parts.join('')}c`).toBe('abc'.replace(new RegExp(pattern), template));
    }
  });
});
