import { describe, expect, it } from 'vitest';
import { describeRoll, diceRange, parseDice, rollDice } from './dice';
import { scripted } from './testing';

/** Counts of every total over all ways the dice can fall, by Python: Counter(f(faces) for faces in itertools.product(range(1, sides + 1), repeat=dice)). */
const DISTRIBUTIONS: readonly [dice: string, totals: readonly (readonly number[])[]][] = [
  [
    '3d6+2',
    [
      [5, 1],
      [6, 3],
      [7, 6],
      [8, 10],
      [9, 15],
      [10, 21],
      [11, 25],
      [12, 27],
      [13, 27],
      [14, 25],
      [15, 21],
      [16, 15],
      [17, 10],
      [18, 6],
      [19, 3],
      [20, 1],
    ],
  ],
  [
    '4d6kh3',
    [
      [3, 1],
      [4, 4],
      [5, 10],
      [6, 21],
      [7, 38],
      [8, 62],
      [9, 91],
      [10, 122],
      [11, 148],
      [12, 167],
      [13, 172],
      [14, 160],
      [15, 131],
      [16, 94],
      [17, 54],
      [18, 21],
    ],
  ],
  [
    '4d6d1',
    [
      [3, 1],
      [4, 4],
      [5, 10],
      [6, 21],
      [7, 38],
      [8, 62],
      [9, 91],
      [10, 122],
      [11, 148],
      [12, 167],
      [13, 172],
      [14, 160],
      [15, 131],
      [16, 94],
      [17, 54],
      [18, 21],
    ],
  ],
  [
    '3d8kl1',
    [
      [1, 169],
      [2, 127],
      [3, 91],
      [4, 61],
      [5, 37],
      [6, 19],
      [7, 7],
      [8, 1],
    ],
  ],
  [
    '3d8dh2-1',
    [
      [0, 169],
      [1, 127],
      [2, 91],
      [3, 61],
      [4, 37],
      [5, 19],
      [6, 7],
      [7, 1],
    ],
  ],
  [
    '4dF',
    [
      [-4, 1],
      [-3, 4],
      [-2, 10],
      [-1, 16],
      [0, 19],
      [1, 16],
      [2, 10],
      [3, 4],
      [4, 1],
    ],
  ],
  [
    '2d4-2d4',
    [
      [-6, 1],
      [-5, 4],
      [-4, 10],
      [-3, 20],
      [-2, 31],
      [-1, 40],
      [0, 44],
      [1, 40],
      [2, 31],
      [3, 20],
      [4, 10],
      [5, 4],
      [6, 1],
    ],
  ],
  [
    '10 - 3d4k2',
    [
      [2, 10],
      [3, 15],
      [4, 16],
      [5, 12],
      [6, 7],
      [7, 3],
      [8, 1],
    ],
  ],
];

it.each(DISTRIBUTIONS)('%s has each total as often as the dice can fall that way', (text, totals) => {
  const terms = parseDice(text);
  const sides = terms.flatMap((term) => Array.from({ length: term.dice }, () => term.sides)).filter((one) => one > 1);
  const counts = new Map<number, number>();
  const ways = sides.reduce((product, one) => product * one, 1);
  for (let way = 0; way < ways; way++) {
    let rest = way;
    const faces = sides.map((one) => {
      const face = rest % one;
      rest = Math.floor(rest / one);
      return face;
    });
    const { total } = rollDice(terms, scripted(...faces));
    counts.set(total, (counts.get(total) ?? 0) + 1);
  }
  expect([...counts].sort(([a], [b]) => a - b)).toEqual(totals);
  expect(diceRange(terms)).toEqual({ min: totals[0]![0], max: totals.at(-1)![0] });
});

describe('what is written of a roll', () => {
  it.each([
    ['3d6+2', [5, 0, 4], '14 = (6 + 1 + 5) + 2'],
    ['4d6kh3', [0, 5, 0, 3], '11 = (1 + 6 + [1] + 4)'],
    ['2d20kl1', [16, 6], '7 = ([17] + 7)'],
    ['d20', [19], '20'],
    ['d% - 5', [41], '37 = 42 - 5'],
    ['-d4 + 2dF', [0, 0, 2], '-1 = -1 + (-1 + 1)'],
    ['2D6 + 1', [0, 0], '3 = (1 + 1) + 1'],
  ])('%s: %j is %s', (text, faces, words) => {
    expect(describeRoll(rollDice(parseDice(text), scripted(...faces)))).toBe(words);
  });
});

it.each([
  ['', 'Enter the dice'],
  ['3x6', '“x6” isn’t understood'],
  ['3d6++2', 'isn’t understood'],
  ['3d6+', '“3d6+” isn’t understood'],
  ['d0', 'from 1 to 1,000,000 sides'],
  ['0d6', 'from 1 to 1000 dice'],
  ['600d6+600d6', 'from 1 to 1000 dice'],
  ['2d6kh3', 'only 2 dice to keep 3'],
  ['2d6dl3', 'only 2 dice to drop 3'],
])('%j is refused', (text, message) => {
  expect(() => parseDice(text)).toThrow(message);
});
