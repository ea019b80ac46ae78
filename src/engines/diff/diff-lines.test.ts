import { diffArrays } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { comparable } from './compare';
import { diffLines } from './diff-lines';
import { HUNK_FIELDS, lineAt } from './layout';
import { lineCount, splitLines } from './lines';
import { BLOCK_FIELDS, Block, type LineDiff } from './model';
import { splitRows, unifiedRows } from './rows';
import { matchSequences } from './sequence';

const getLines = (text: string): string[] => {
  const { bounds } = splitLines(text);
  return Array.from({ length: lineCount(bounds) }, (_, i) => lineAt(text, bounds, i));
};

/** The right lines rebuilt from the left ones and the hunks. */
function apply(diff: LineDiff, left: string[], right: string[]): string[] {
  const out: string[] = [];
  let i = 0;
  for (let h = 0; h < diff.hunks.length; h += HUNK_FIELDS) {
    while (i < diff.hunks[h]!) out.push(left[i++]!);
    out.push(...right.slice(diff.hunks[h + 2]!, diff.hunks[h + 3]!));
    i = diff.hunks[h + 1]!;
  }
  while (i < left.length) out.push(left[i++]!);
  return out;
}

function lcsLength(a: ArrayLike<unknown>, b: ArrayLike<unknown>): number {
  let above = new Array<number>(b.length + 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    const row = [0];
    for (let j = 0; j < b.length; j++) row.push(a[i] === b[j] ? above[j]! + 1 : Math.max(row[j]!, above[j + 1]!));
    above = row;
  }
  return above[b.length]!;
}

const text = (letters: string): fc.Arbitrary<string[]> => fc.array(fc.constantFrom(...letters), { maxLength: 40 });

describe('diffLines', () => {
  it('rebuilds the right text with the fewest changes', () => {
    for (const letters of ['ab', 'abcd', 'abcdefghijklmnop']) {
      fc.assert(
        fc.property(text(letters), text(letters), (a, b) => {
          const left = a.map((line) => `${line}\n`).join('');
          const right = b.map((line) => `${line}\n`).join('');
          const diff = diffLines(left, right);
          expect(apply(diff, a, b)).toEqual(b);
          const changed = diffArrays(a, b).reduce(
            (sum, part) => sum + (part.added || part.removed ? part.count : 0),
            0,
          );
          expect(diff.added + diff.removed).toBe(changed);
          expect(diff.unchanged).toBe(lcsLength(a, b));
          expect(diff.minimal).toBe(true);
        }),
        { numRuns: runs(400) },
      );
    }
  });

  it('keeps blocks, rows and hunks in step', () => {
    fc.assert(
      fc.property(text('abcde fg'), text('abcde fg'), (a, b) => {
        const left = a.map((line) => `${line} x y\n`).join('');
        const right = b.map((line) => `${line} x z\n`).join('');
        for (const diff of [diffLines(left, right), diffLines(left.replaceAll('y', 'z'), right)]) {
          const unified = unifiedRows(diff);
          expect(unified.count).toBe(a.length + diff.added);
          const lefts: number[] = [];
          const rights: number[] = [];
          for (let i = 0; i < unified.count; i++) {
            const row = unified.row(i);
            if (row.left >= 0) lefts.push(row.left);
            if (row.right >= 0) rights.push(row.right);
            expect(row.type).toBe(row.left < 0 ? 'added' : row.right < 0 ? 'removed' : 'unchanged');
          }
          expect(lefts).toEqual(a.map((_, i) => i));
          expect(rights).toEqual(b.map((_, i) => i));

          const split = splitRows(diff);
          expect(split.hunkCount).toBe(unified.hunkCount);
          const pairs = new Map<number, number>();
          lefts.length = 0;
          rights.length = 0;
          for (let i = 0; i < split.count; i++) {
            const row = split.row(i);
            if (row.left >= 0) lefts.push(row.left);
            if (row.right >= 0) rights.push(row.right);
            if (row.paired) pairs.set(row.left, row.right);
          }
          expect(lefts).toEqual(a.map((_, i) => i));
          expect(rights).toEqual(b.map((_, i) => i));
          for (let h = 0; h < split.hunkCount; h++) {
            expect(split.row(split.rowOfHunk(h)).type).not.toBe('unchanged');
            expect(unified.row(unified.rowOfHunk(h)).type).not.toBe('unchanged');
            if (split.rowOfHunk(h) > 0) expect(split.row(split.rowOfHunk(h) - 1).type).toBe('unchanged');
          }
          for (let i = 0; i < unified.count; i++) {
            const row = unified.row(i);
            if (row.type === 'removed') expect(row.partner).toBe(pairs.get(row.left) ?? -1);
            if (row.type === 'added' && row.partner >= 0) expect(pairs.get(row.partner)).toBe(row.right);
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('pairs edited lines with each other, not with the new lines above them', () => {
    const left = 'const total = sum(prices);\nreturn total;\n';
    const right =
      '// Taxes are part of the price.\nlet rate = 1;\nconst total = sum(prices, rate);\nreturn total * rate;\n';
    const split = splitRows(diffLines(left, right));
    const rows = Array.from({ length: split.count }, (_, i) => split.row(i));
    expect(rows.map((row) => [row.left, row.right, row.paired])).toEqual([
      [-1, 0, false],
      [-1, 1, false],
      [0, 2, true],
      [1, 3, true],
    ]);
  });

  it('shows an added function as a whole', () => {
    const one = 'function one() {\n  run();\n}\n';
    const two = 'function two() {\n  run();\n}\n';
    const diff = diffLines(`${one}\n${'end\n'}`, `${one}\n${two}\nend\n`);
    expect(Array.from(diff.hunks)).toEqual([4, 4, 4, 8]);
  });

  it('ignores case, punctuation and white space on demand, Unicode included', () => {
    const same = (a: string, b: string, options: object): boolean => diffLines(a, b, options).hunks.length === 0;
    expect(same('STRASSE ΟΔΟΣ', 'straße οδος', { ignoreCase: true })).toBe(true);
    expect(same('Straße', 'STRAẞE', { ignoreCase: true })).toBe(true);
    expect(same('a,b «c» — $d', 'ab c  d', { ignorePunctuation: true })).toBe(true);
    expect(same('a\u00a0b\t', ' ab', { ignoreWhitespace: true })).toBe(true);
    expect(same('a', 'A', {})).toBe(false);
    expect(same('a b', 'ab', { ignoreCase: true, ignorePunctuation: true })).toBe(false);
  });

  it('compares each line as it would be compared alone', () => {
    const piece = fc.constantFrom(
      'a',
      'A',
      'Σ',
      'ς',
      'ß',
      'SS',
      ' ',
      '\t',
      '\r',
      '\n',
      '\r\n',
      ',',
      '—',
      '\u2028',
      '\u00a0',
      '',
    );
    const options = fc.record({
      ignoreCase: fc.boolean(),
      ignorePunctuation: fc.boolean(),
      ignoreWhitespace: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), options, (pieces, chosen) => {
        const source = pieces.join('');
        const alone = getLines(source).map((line) => comparable(line, chosen));
        const { unchanged, added, removed } = diffLines(source, alone.map((line) => `${line}\n`).join(''), chosen);
        expect([unchanged, added, removed]).toEqual([alone.length, 0, 0]);
      }),
      { numRuns: runs(500) },
    );
  });

  it('knows line ends', () => {
    expect(getLines('')).toEqual([]);
    expect(getLines('\n')).toEqual(['']);
    expect(getLines('a')).toEqual(['a']);
    expect(getLines('a\r\nb\rc\n\nd')).toEqual(['a', 'b', 'c', '', 'd']);
    expect(getLines('a\n\r\n')).toEqual(['a', '']);

    const crlf = diffLines('a\r\nb\r\n', 'a\nb\n');
    expect(crlf).toMatchObject({ added: 0, removed: 0, identical: false });
    expect(crlf.notes).toEqual(['Line endings differ: the left text uses CRLF, the right text LF.']);
    expect(diffLines('a\nb\r\n', 'a\nb\n').notes[0]).toContain('uses mixed');
    expect(diffLines('a\nb', 'a\nb\n').notes).toEqual(['Only the right text ends with a line break.']);
    expect(diffLines('a', 'b').notes).toEqual([]);
  });

  it('takes empty texts', () => {
    expect(diffLines('', '')).toMatchObject({ added: 0, removed: 0, unchanged: 0, identical: true, notes: [] });
    expect(unifiedRows(diffLines('', '')).count).toBe(0);
    expect(diffLines('', 'a\nb')).toMatchObject({ added: 2, removed: 0 });
    expect(diffLines('a\nb', '')).toMatchObject({ added: 0, removed: 2, notes: [] });
    expect(() => unifiedRows(diffLines('', '')).row(0)).toThrow(RangeError);
  });

  it('survives structured cloning', () => {
    const diff = diffLines('a\nb\n', 'a\nc\n');
    expect(structuredClone(diff)).toEqual(diff);
    expect(Array.from(diff.blocks)).toEqual([Block.equal, 0, 1, 0, 1, Block.paired, 1, 1, 1, 1]);
    expect(diff.blocks.length % BLOCK_FIELDS).toBe(0);
  });

  it('reports progress and stops when told to', () => {
    const seen: number[] = [];
    diffLines('a\n', 'b\n', {}, { onProgress: (share) => seen.push(share) });
    expect(seen).toEqual([...seen].sort((x, y) => x - y));
    expect(seen.at(-1)).toBe(1);
    const controller = new AbortController();
    expect(() =>
      diffLines(
        'a\n',
        'b\n',
        {},
        { signal: controller.signal, onProgress: (share) => share > 0.2 && controller.abort() },
      ),
    ).toThrow(/abort/i);
  });
});

describe('large texts', () => {
  const count = 100_000;
  const random = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const base = Array.from(
    { length: count },
    (_, i) => `line ${i % 5 === 0 ? 'common' : i} of the text with some words`,
  );
  const changed = (share: number, pool?: string[]): string[] => {
    const next = random(7);
    return base.map((line, i) => (next() < share ? (pool ? pool[i % pool.length]! : `${line} changed`) : line));
  };
  const run = (a: string[], b: string[]): LineDiff => {
    const left = a.join('\n');
    const right = b.join('\n');
    const started = processorTime();
    const diff = diffLines(left, right);
    // Ten times what is measured: a guard against quadratic time, not a benchmark.
    expectWithin(10_000, started);
    expect(apply(diff, a, b)).toEqual(b);
    return diff;
  };

  it('with one line in a hundred changed', () => {
    const diff = run(base, changed(0.01));
    expect(diff.added).toBe(changed(0.01).filter((line, i) => line !== base[i]).length);
  });

  it('with one line in seven changed, also to lines found elsewhere', () => {
    const plain = changed(0.14);
    expect(run(base, plain).added).toBe(plain.filter((line, i) => line !== base[i]).length);
    const mixed = changed(0.14, base.slice(5_000, 5_050));
    const diff = run(base, mixed);
    expect(diff.added).toBeLessThanOrEqual(mixed.filter((line, i) => line !== base[i]).length);
  });

  it.runIf(LONG)('with nothing in common', () => {
    expect(
      run(
        base,
        base.map((line) => `${line}!`),
      ),
    ).toMatchObject({ unchanged: 0, added: count, removed: count });
  });

  it('with a block moved', () => {
    const moved = [
      ...base.slice(0, 20_000),
      ...base.slice(45_000, 90_000),
      ...base.slice(20_000, 45_000),
      ...base.slice(90_000),
    ];
    expect(run(base, moved).added).toBeLessThanOrEqual(25_000);
  });

  it.runIf(LONG)('with a handful of lines in random order on both sides', () => {
    const next = random(3);
    const shuffled = (): string[] => Array.from({ length: count / 4 }, () => `l${Math.floor(next() * 4)}`);
    const diff = run(shuffled(), shuffled());
    expect(diff.minimal).toBe(false);
    expect(diff.unchanged).toBeGreaterThan(count * 0.15);
  });

  it.runIf(LONG)('with a thousand different lines in random order on both sides, within a moment', () => {
    const next = random(5);
    const shuffled = (): Int32Array => Int32Array.from({ length: 250_000 }, () => Math.floor(next() * 1000));
    const [a, b] = [shuffled(), shuffled()];
    const started = processorTime();
    matchSequences(a, b, 1000);
    expectWithin(4000, started);
  });
});

describe('matchSequences', () => {
  it('stays a valid match past its limits', () => {
    const next = (() => {
      let seed = 11;
      return () => {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        return seed >>> 8;
      };
    })();
    const a = Int32Array.from({ length: 12_000 }, () => next() % 3_000);
    const b = Int32Array.from({ length: 9_000 }, () => next() % 3_000);
    const { match, minimal } = matchSequences(a, b, 3_000);
    let last = -1;
    let matched = 0;
    match.forEach((j, i) => {
      if (j < 0) return;
      expect(a[i] === b[j] && j > last).toBe(true);
      last = j;
      matched++;
    });
    expect(minimal).toBe(false);
    expect(matched).toBeGreaterThan(100);
  });
});
