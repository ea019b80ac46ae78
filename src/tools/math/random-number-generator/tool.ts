import { formatDecimal, parseDecimal } from '@/engines/number/exact';
import { pick } from '@/engines/random/draw';
import { decimalsBetween, drawDistinct, drawFrom } from '@/engines/random/lattice';
import { area, choice, integer, line, tabs, toggle } from '@/kit';
import { count, type Drawing, defineGenerator, possible, seed } from '@/kit/generator';
import type { OptionValues } from '@/kit/option';

const ORDERS = { none: 'Unsorted', ascending: 'Ascending', descending: 'Descending' } as const;

function arranged(drawn: bigint[], sort: keyof typeof ORDERS): bigint[] {
  if (sort === 'none') return drawn;
  const sign = sort === 'ascending' ? 1 : -1;
  return drawn.sort((a, b) => (a < b ? -sign : a > b ? sign : 0));
}

const FACES = ['Heads', 'Tails'];
const NUMBERS = { draw: 'numbers' };

const OPTIONS = {
  draw: tabs('Draw', { numbers: 'Numbers', dice: 'Dice', coin: 'Coin', list: 'From a list' }, 'numbers'),
  min: line('Min', '1', { inputMode: 'decimal', maxLength: 100, when: NUMBERS }),
  max: line('Max', '100', { inputMode: 'decimal', maxLength: 100, when: NUMBERS }),
  dice: line('Dice', '3d6+2', {
    placeholder: '3d6+2',
    hint: '2d6, d20, d% + 5, 4d6kh3 (keeps the highest 3), 2d20kl1, 4dF',
    maxLength: 200,
    when: { draw: 'dice' },
  }),
  showDice: toggle('Show Each Die', true, { when: { draw: 'dice' } }),
  list: area('List', 'Ada\nBen\nChloe\nDavid', {
    placeholder: 'One entry to a line, or separated by commas',
    maxLength: 100_000,
    when: { draw: 'list' },
  }),
  weights: toggle('Weights', false, {
    hint: 'A number at the end of an entry says how likely it is: red 3, blue 1',
    when: { draw: 'list' },
  }),
  count: { ...count(1), slider: true },
  decimals: integer('Decimals', 0, { min: 0, max: 10, slider: true, when: NUMBERS }),
  unique: toggle('Unique', false, { hint: 'No repeats', when: { draw: ['numbers', 'list'] } }),
  sort: choice('Sort', ORDERS, 'none', { when: { draw: ['numbers', 'dice'] } }),
  exclude: line('Exclude', '', { placeholder: '4, 13, 40-49', maxLength: 2000, when: NUMBERS }),
  seed: seed(),
};
type Options = OptionValues<typeof OPTIONS>;

const reduced = (most: number, asked: number, why: string): string[] =>
  most < asked ? [`Count was reduced to ${most}: ${why}`] : [];

async function drawNumbers({ min, max, decimals, unique, sort, exclude, count: asked }: Options): Promise<Drawing> {
  const range = decimalsBetween(parseDecimal(min, 'Min'), parseDecimal(max, 'Max'), decimals);
  const holes = exclude.trim() ? await import('@/engines/random/holes') : undefined;
  const { left, place } = holes
    ? holes.withoutRanges(range, holes.parseRanges(exclude), decimals)
    : { left: range, place: (drawn: bigint) => drawn };
  const most = unique && left.size < BigInt(asked) ? Number(left.size) : asked;
  return {
    all(random) {
      const drawn = unique
        ? drawDistinct(left, random, most)
        : Array.from({ length: most }, () => drawFrom(left, random));
      return arranged(drawn.map(place), sort).map((digits) => formatDecimal({ digits, scale: decimals }));
    },
    facts: [possible(left.size)],
    notes: reduced(most, asked, 'the range has no more different numbers'),
  };
}

async function drawDice({ dice, showDice, sort }: Options): Promise<Drawing> {
  const { describeRoll, diceRange, parseDice, rollDice } = await import('@/engines/random/dice');
  const terms = parseDice(dice);
  const { min, max } = diceRange(terms);
  const sign = sort === 'descending' ? -1 : 1;
  return {
    all(random, count) {
      const rolls = Array.from({ length: count }, () => rollDice(terms, random));
      if (sort !== 'none') rolls.sort((a, b) => sign * (a.total - b.total));
      return rolls.map((roll) => (showDice ? describeRoll(roll) : String(roll.total)));
    },
    facts: [{ label: 'Possible totals', value: `${min} to ${max}` }],
  };
}

async function drawEntries({ list, weights, unique, count: asked }: Options): Promise<Drawing> {
  const { drawEntries, parseEntries } = await import('@/engines/random/choices');
  const entries = parseEntries(list, weights);
  const drawable = entries.filter(({ weight }) => weight > 0).length;
  const most = unique ? Math.min(drawable, asked) : asked;
  return {
    all: (random) => drawEntries(entries, random, { count: most, unique }),
    facts: [{ label: 'Entries', value: String(entries.length) }],
    notes: reduced(most, asked, 'the list has no more entries'),
  };
}

const DRAWS = {
  numbers: drawNumbers,
  dice: drawDice,
  coin: (): Drawing => ({ one: (random) => pick(random, FACES) }),
  list: drawEntries,
};

export default defineGenerator({
  label: 'Numbers',
  copyLabel: 'Copy to Clipboard',
  options: OPTIONS,
  prepare: (options) => DRAWS[options.draw](options),
  examples: [
    { title: 'From 1 to 100', output: ['61'] },
    {
      title: 'Six of 49, sorted',
      options: { max: '49', unique: true, sort: 'ascending', count: 6 },
      output: ['25', '32', '33', '37', '40', '46'],
    },
    {
      title: 'Two decimals around zero',
      options: { min: '-1', max: '1', decimals: 2, count: 3 },
      output: ['-0.40', '0.60', '-0.53'],
    },
    {
      title: 'More than there are',
      options: { max: '3', unique: true, sort: 'descending', count: 5 },
      output: ['3', '2', '1'],
      notes: ['Count was reduced to 3: the range has no more different numbers'],
    },
    {
      title: 'Without 4 and 13',
      options: { max: '20', exclude: '4, 13', unique: true, count: 5 },
      output: ['1', '6', '20', '15', '18'],
    },
    {
      title: 'Three dice and two',
      options: { draw: 'dice', count: 2 },
      output: ['14 = (1 + 5 + 6) + 2', '8 = (2 + 2 + 2) + 2'],
    },
    {
      title: 'Flip a coin three times',
      options: { draw: 'coin', count: 3 },
      output: ['Heads', 'Heads', 'Tails'],
    },
    {
      title: 'By weight',
      options: { draw: 'list', list: 'red 3\nblue 1', weights: true, count: 4 },
      output: ['blue', 'red', 'red', 'red'],
    },
  ],
});
