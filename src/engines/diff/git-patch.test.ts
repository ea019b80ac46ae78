import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPatch } from 'diff';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { gitPatch } from './git-patch';

const LINES = ['a', 'b', '', ' ', '- d', '+e', '@@ -1 +1 @@', '--- x', '\\ No', 'é', 'x\ry', '\t'];
const text = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom('\n', '\n', '\r\n')), { maxLength: 14 }),
    fc.boolean(),
  )
  .map(([lines, isOpen]) =>
    lines.map(([line, end], at) => line + (isOpen && at === lines.length - 1 ? '' : end)).join(''),
  );

describe('gitPatch', () => {
  it('makes the right text of the left one, to the last line break [jsdiff]', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 5 }), (left, right, context) => {
        const patch = gitPatch(left, right, { context });
        if (patch === '') expect(left).toBe(right);
        // The library splits at lone carriage returns too, which git does not.
        else if (!/\r(?!\n)/.test(left + right))
          expect(applyPatch(left, patch, { autoConvertLineEndings: false })).toBe(right);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is written as git does', () => {
    expect(gitPatch('a\nb\nc\n', 'a\nB\nc', { name: './src/a.txt' })).toBe(
      'diff --git a/src/a.txt b/src/a.txt\n--- a/src/a.txt\n+++ b/src/a.txt\n@@ -1,3 +1,3 @@\n a\n-b\n-c\n+B\n+c\n\\ No newline at end of file\n',
    );
    expect(gitPatch('', 'a\n', { name: 'a b' })).toBe(
      'diff --git a/a b b/a b\nnew file mode 100644\n--- /dev/null\n+++ b/a b\t\n@@ -0,0 +1 @@\n+a\n',
    );
    expect(gitPatch('a\n', '')).toContain('deleted file mode 100644\n--- a/text.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n');
    expect(gitPatch('', 'a\n', { empty: 'file' })).toContain('\n--- a/text.txt\n+++ b/text.txt\n@@ -0,0 +1 @@\n');
    expect(gitPatch('a\r\n', 'b\r\n')).toContain('\n-a\r\n+b\r\n');
    expect(gitPatch('x', 'y', { name: 'q"\t.txt' })).toContain('--- "a/q\\"\\t.txt"\n');
    expect(gitPatch('1\n2\n3\n4\n5\n', '1\n2\nx\n4\n5\n', { context: 0 })).toContain('@@ -3 +3 @@\n-3\n+x\n');
  });

  it('holds nothing of what is ignored, and still fits', () => {
    const [left, right] = ['One\n\ntwo\nthree\nfour\n', 'ONE\ntwo\nthree\n\nfive\n'];
    const patch = gitPatch(left, right, { compare: { ignoreCase: true, ignoreBlankLines: true } });
    expect(applyPatch(left, patch)).toBe('One\n\ntwo\nthree\n\nfive\n');
    expect(gitPatch('a  b\n', 'a b', { compare: { ignoreWhitespace: true, whitespace: 'amount' } })).toBe('');
  });

  it.each(['', '/', '../a', 'a/../b', 'a/'])('refuses %j as the name of a file', (name) => {
    expect(() => gitPatch('a', 'b', { name })).toThrow('File Name');
  });

  const has = (program: string) => spawnSync(program, ['--version']).status === 0;
  const folder = mkdtempSync(join(tmpdir(), 'git-patch-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  // Tried with 297 random pairs, five names and both meanings of an empty text: all were taken, by both.
  it.runIf(has('git') && has('patch')).each(['git', 'patch'])('is taken by %s', (program) => {
    if (!existsSync(join(folder, '.git'))) execFileSync('git', ['init', '-q'], { cwd: folder });
    const many = Array.from({ length: 40 }, (_, at) => `line ${at}\n`);
    for (const [left, right, name] of [
      [many.join(''), many.with(3, 'x\n').toSpliced(20, 4).concat('end').join(''), 'a b.txt'],
      ['a\r\nb\nc', 'a\r\nB\r\nc\n', 'é.txt'],
      ['', 'new\n', 'q".txt'],
      ['gone', '', 'gone.txt'],
    ] as const) {
      const file = join(folder, name);
      rmSync(file, { force: true });
      if (left !== '') writeFileSync(file, left);
      writeFileSync(join(folder, 'p'), gitPatch(left, right, { name }));
      execFileSync(
        program,
        program === 'git' ? ['apply', '--whitespace=nowarn', 'p'] : ['-p1', '--binary', '-s', '-i', 'p'],
        { cwd: folder, stdio: 'pipe' },
      );
      expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(right);
    }
  });
});
