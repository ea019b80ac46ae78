import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '@/engines/testing/long';
import { type ComparedTexts, type Outcome, toText } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { joinTexts } from './texts';
import tool from './tool';

const compare = (left: string, right: string, options: Partial<ToolOptions<typeof tool>> = {}) =>
  runTool(tool, { left, right }, options);
const fact = ({ facts }: Outcome, label: string) => facts.find((one) => one.label === label)?.value;
const getTexts = ({ shown }: Outcome) => shown.value as ComparedTexts;

describe('100,000 lines on both sides', () => {
  it.runIf(LONG)('are compared within seconds, with every change found', async () => {
    const lines = Array.from({ length: 100_000 }, (_, at) => `line ${at} of a long log, with a few words in it`);
    const changed = lines.map((line, at) => (at % 1_000 === 500 ? `${line} and more` : line));
    const outcome = await compare(lines.join('\n'), changed.join('\n'));
    expect(getTexts(outcome).diff).toMatchObject({ added: 100, removed: 100, identical: false });
    expect(fact(outcome, 'Similarity Score')).toBe('99.98%');
    expect(outcome.notes).toContain(
      'Readability Score and Top Keywords are based on the first 200,000 characters of each text.',
    );
  });
});

describe('the printed diff', () => {
  let hasDiff = true;
  try {
    execFileSync('diff', ['--version'], { stdio: 'ignore' });
  } catch {
    hasDiff = false;
  }
  it.runIf(hasDiff)('changes as many lines as GNU diff does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'text-diff-'));
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
    const changes = (left: string, right: string): number => {
      writeFileSync(join(folder, 'left'), `${left}\n`);
      writeFileSync(join(folder, 'right'), `${right}\n`);
      try {
        execFileSync('diff', ['--minimal', 'left', 'right'], { cwd: folder });
        return 0;
      } catch (error) {
        return String((error as { stdout: Buffer }).stdout).match(/^[<>]/gm)?.length ?? 0;
      }
    };
    await fc.assert(
      fc.asyncProperty(text, text, async (left, right) => {
        const { shown } = await compare(`${left}\n`, `${right}\n`);
        expect(toText(shown).match(/^[-+]/gm)?.length ?? 0).toBe(changes(left, right));
      }),
      { numRuns: runs(40) },
    );
    rmSync(folder, { recursive: true });
  });

  it('holds both texts: without what was added the one, without what was removed the other', async () => {
    const text = fc.array(fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', 'é', '語') }), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(text, text, async (one, other) => {
        const [left, right] = [`${one.join('\n')}\n`, `${other.join('\n')}\n`];
        const rows = toText((await compare(left, right)).shown).split('\n');
        const without = (mark: string) =>
          `${rows
            .filter((row) => row[0] !== mark)
            .map((row) => row.slice(2))
            .join('\n')}\n`;
        expect(without('+')).toBe(left);
        expect(without('-')).toBe(right);
      }),
    );
  });

  it('marks lines with + and -', async () => {
    const { shown } = await compare('one\ntwo\nthree', 'one\n2\nthree');
    expect(toText(shown)).toBe('  one\n- two\n+ 2\n  three');
  });
});

describe('what is ignored', () => {
  const changes = async (left: string, right: string, option: string) => {
    const { diff } = getTexts(await compare(left, right, { [option]: true } as never));
    return diff.added + diff.removed;
  };
  it.each([
    ['ignoreCase', 'Straße ΣΊΣΥΦΟΣ', 'STRASSE σίσυφος'],
    ['ignorePunctuation', '“Wait!”, a+b', 'Wait ab'],
    ['ignoreWhitespace', 'a\tb  c', 'ab\u00a0c '],
  ])('%s: %s', async (option, left, right) => {
    expect(await changes(left, right, option)).toBe(0);
    expect(getTexts(await compare(left, right)).diff.hunks.length).toBeGreaterThan(0);
  });
  it('is left out of the similarity too', async () => {
    expect(fact(await compare('ABC', 'abc'), 'Similarity Score')).toBe('0%');
    expect(fact(await compare('ABC', 'abc', { ignoreCase: true } as never), 'Similarity Score')).toBe('100%');
  });
});

describe('the scores', () => {
  it.each([
    // The textbook pairs of Levenshtein distance: 3 of 7, 2 of 5.
    ['kitten', 'sitting', '57.14%'],
    ['flaw', 'lawn', '50%'],
    ['gumbo', 'gambol', '66.67%'],
    ['', 'abc', '0%'],
    ['same', 'same', '100%'],
    // One character as a reader sees it.
    ['a👩‍👩‍👧b', 'ab', '66.67%'],
  ])('%s and %s are %s alike', async (left, right, alike) => {
    expect(fact(await compare(left, right), 'Similarity Score')).toBe(alike);
  });
  it('never call texts alike that differ', async () => {
    const long = 'x'.repeat(50_000);
    expect(fact(await compare(long, `${long}y`), 'Similarity Score')).toBe('99.99%');
  });
  it('follow the formula: 206.835 − 1.015 × 3 − 84.6 × 4 ÷ 3', async () => {
    expect(fact(await compare('The cat ate.', 'The cat ate.'), 'Readability Score')).toBe('91.0');
    expect(fact(await compare('The cat ate.', ''), 'Readability Score')).toBe('91.0 → –');
    expect(fact(await compare('!', '?'), 'Readability Score')).toBe('–');
  });
  it('name five keywords of both texts, the most frequent first', async () => {
    const outcome = await compare('pear plum fig the the the', 'pear plum pear kiwi lime date');
    expect(fact(outcome, 'Top Keywords')).toBe('pear ×3, plum ×2, date ×1, fig ×1, kiwi ×1');
  });
});

describe('line breaks', () => {
  it('are no change, but are told of', async () => {
    const outcome = await compare('a\r\nb\r\n', 'a\nb');
    expect(getTexts(outcome).diff).toMatchObject({ added: 0, removed: 0, identical: false });
    expect(outcome.notes).toEqual([
      'Line endings differ: the left text uses CRLF, the right text LF.',
      'Only the left text ends with a line break.',
    ]);
  });
});

it('downloads both texts unchanged under their headings', () => {
  expect(joinTexts({ left: 'a\r\nb', right: 'c\n' })).toBe(
    '===== Original Text =====\na\r\nb\n\n===== Changed Text =====\nc\n',
  );
});

describe('patch and merge', () => {
  const [left, right] = ['one\ntwo\n', 'ONE\n2'];
  const shown = async (options: Partial<ToolOptions<typeof tool>>) => {
    const { shown, notes, data } = await compare(left, right, options);
    return { kind: shown.kind, text: shown.value, notes, data };
  };
  it('give texts, and say what they leave out', async () => {
    const patched = await shown({ patch: true, ignoreCase: true, fileName: 'a.txt', contextLines: 0 });
    expect(patched).toMatchObject({ kind: 'text', notes: ['Ignored changes aren’t in the patch.'] });
    expect(patched.text).toContain('@@ -2 +2 @@\n-two\n+2\n\\ No newline at end of file\n');
    await expect(shown({ view: 'patch', fileName: '../a' })).rejects.toMatchObject({ details: { field: 'fileName' } });
  });
  it('mark what is to be decided', async () => {
    expect(await shown({ view: 'merge', ignoreCase: true })).toMatchObject({
      text: 'one\n<<<<<<< Original Text\ntwo\n=======\n2\n>>>>>>> Changed Text\n',
      notes: ['1 conflict is marked.'],
      data: { merge: { conflicts: 1 } },
    });
    // The break at its end is lost where a shell hands it over.
    for (const commonAncestor of ['one\ntwo\n', 'one\ntwo'])
      expect(await shown({ threeWay: true, commonAncestor })).toMatchObject({ text: right, notes: [] });
    const { text } = await shown({ threeWay: true, commonAncestor: '', showAncestor: true });
    expect(text).toBe(
      '<<<<<<< Original Text\none\ntwo\n||||||| Common Ancestor\n=======\nONE\n2\n>>>>>>> Changed Text\n',
    );
  });
  it('are saved under names of their own', () => {
    const name = tool.output.download as (options: object) => string;
    expect(name({ view: 'split', fileName: 'a' })).toBe('text-diff.txt');
    expect(name({ view: 'patch', fileName: 'src/a.txt' })).toBe('a.txt.patch');
    expect(name({ view: 'merge' })).toBe('merged.txt');
  });
});
