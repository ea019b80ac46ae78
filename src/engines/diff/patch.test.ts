import { applyPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { diffLines } from '.';
import { unifiedPatch } from './patch';

const toPatch = (left: string, right: string) => unifiedPatch(left, right, diffLines(left, right));

describe('unifiedPatch', () => {
  it('is what diff -u writes', () => {
    const left = 'a\nb\nc\nd\ne\nf\ng\nh\ni\n';
    const right = 'a\nb\nc\nd\nE\nf\ng\nh\ni\nj\n';
    expect(toPatch(left, right)).toBe('--- a\n+++ b\n@@ -2,8 +2,9 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n i\n+j\n');
    expect(toPatch('a\n', 'a\n')).toBe('');
    expect(toPatch('', 'a\n')).toBe('--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n');
    expect(toPatch('a\n', '')).toBe('--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n');
    expect(toPatch('a\n', 'a')).toBe('--- a\n+++ b\n@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n');
  });

  it('makes the right text of the left one [jsdiff]', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', '', '- d', '+ e', 'long line'), { maxLength: 40 })
      .chain((lines) => fc.boolean().map((ends) => lines.join('\n') + (ends && lines.length > 0 ? '\n' : '')));
    fc.assert(
      fc.property(text, text, (left, right) => {
        const patch = toPatch(left, right);
        if (patch === '') expect(left).toBe(right);
        else expect(applyPatch(left, patch)).toBe(right);
      }),
      { numRuns: runs(1000) },
    );
  });
});
