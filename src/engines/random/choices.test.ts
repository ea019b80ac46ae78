import { describe, expect, it } from 'vitest';
import { drawEntries, parseEntries } from './choices';
import { seededRandom } from './seeded';

/** How many standard deviations a share lies from what is expected of so many draws. */
const deviation = (share: number, count: number, expected: number) =>
  Math.abs(share - expected) / Math.sqrt((expected * (1 - expected)) / count);

const draw = (text: string, count: number, { unique = false, seed = 'test' } = {}) =>
  drawEntries(parseEntries(text, true), seededRandom(seed), { count, unique });

describe('a list', () => {
  it.each([
    ['Ada\n\n Ben \r\nChloe', ['Ada', 'Ben', 'Chloe']],
    ['Ada, Ben; Chloe,', ['Ada', 'Ben', 'Chloe']],
    ['Doe, Jane\nRoe, Richard', ['Doe, Jane', 'Roe, Richard']],
  ])('%j has the entries %j', (text, names) => {
    expect(parseEntries(text, false).map(({ name }) => name)).toEqual(names);
  });

  it('has weights only where they are asked for', () => {
    expect(parseEntries('Level 2', false)).toEqual([{ name: 'Level 2', weight: 1000 }]);
    expect(parseEntries('red 3, blue: 0.5, dark green × 2, 7, plum=0, R2D2 1', true)).toEqual([
      { name: 'red', weight: 3000 },
      { name: 'blue', weight: 500 },
      { name: 'dark green', weight: 2000 },
      { name: '7', weight: 1000 },
      { name: 'plum', weight: 0 },
      { name: 'R2D2', weight: 1000 },
    ]);
  });

  it('refuses what nothing can be drawn from', () => {
    expect(() => parseEntries(' \n,', true)).toThrow('Enter a list');
    expect(() => parseEntries('red 0\nblue 0', true)).toThrow('Every weight is 0');
    expect(() => parseEntries('red 1000001', true)).toThrow('too large a weight');
  });
});

describe('draws', () => {
  const COUNT = 60_000;
  const share = (drawn: readonly string[], name: string) => drawn.filter((one) => one === name).length / drawn.length;

  it('come as often as their weights say, and never with none', () => {
    const drawn = draw('red 3\nblue 1.5\ngreen 0.5\nplum 0', COUNT);
    expect(share(drawn, 'plum')).toBe(0);
    for (const [name, expected] of [
      ['red', 0.6],
      ['blue', 0.3],
      ['green', 0.1],
    ] as const)
      expect(deviation(share(drawn, name), COUNT, expected)).toBeLessThan(4);
  });

  it('without repeats come by the weights of those that are left', () => {
    // Of 3, 2 and 1: the second is the lightest with 3/6 · 1/3 + 2/6 · 1/4 = 1/4.
    const seconds = Array.from(
      { length: 8000 },
      (_, at) => draw('a 3, b 2, c 1', 2, { unique: true, seed: `${at}` })[1]!,
    );
    expect(deviation(share(seconds, 'c'), seconds.length, 0.25)).toBeLessThan(4);
    expect(draw('a 3, b 2, c 1, d 0', 9, { unique: true }).sort()).toEqual(['a', 'b', 'c']);
  });
});
