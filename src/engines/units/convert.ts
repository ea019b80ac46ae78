import { InputError } from '@/engines/input-error';
import {
  addRatio,
  divideRatio,
  isExactly,
  multiplyRatio,
  parseRatio,
  type Ratio,
  subtractRatio,
  toSignificant,
  upToDecimals,
} from '@/engines/number/ratio';
import { CATEGORIES, type CategoryId, categoryOf, type Unit } from './table';

/** How a result is written. The exact one has no end for some, hence the limit. */
export const ROUNDINGS = {
  decimals6: 'Up to 6 decimals',
  digits6: '6 significant digits',
  digits10: '10 significant digits',
  digits15: '15 significant digits',
  digits30: '30 significant digits',
} as const;
export type Rounding = keyof typeof ROUNDINGS;

export interface FoundUnit {
  category: CategoryId;
  unit: Unit;
}
const ALL: readonly FoundUnit[] = Object.entries(CATEGORIES).flatMap(([category, { units }]) =>
  (units as readonly Unit[]).map((unit) => ({ category: category as CategoryId, unit })),
);

/** No unit has a longer name. */
const LONGEST = 100;
const plain = (text: string): string =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('metre', 'meter')
    .replaceAll('litre', 'liter')
    .replace(/[\s_-]+/g, ' ')
    .trim();
const PLURALS: Readonly<Record<string, string>> = {
  feet: 'foot',
  inches: 'inch',
  centuries: 'century',
  henries: 'henry',
};
const singular = (text: string): string =>
  text.replace(
    /\p{L}+/gu,
    (word) => PLURALS[word] ?? (word.length > 3 && !/(ss|us|hertz)$/.test(word) ? word.replace(/s$/, '') : word),
  );

/** Symbols of which only the case tells what is meant: Mb is a megabit, MB a megabyte; C is a degree, c the speed of light. */
const spelled = (text: string): string =>
  text
    .trim()
    .replace(/^[CF]$/, '°$&')
    .replace(/^(k|[KMGTPE]i?)b$/, '$1bit');

/** A unit by its name or symbol, those of one category first: pt is a point among lengths and a pint among volumes. */
export function findUnit(text: string, first?: string): FoundUnit {
  const symbol = spelled(text);
  const wanted = singular(plain(symbol));
  const order = [...ALL].sort((a, b) => Number(b.category === first) - Number(a.category === first));
  const found =
    order.find(({ unit }) => unit.symbol === symbol) ??
    order.find(({ unit }) => singular(plain(unit.name)) === wanted || plain(unit.symbol) === plain(symbol));
  if (!found) {
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    const [near] = searchUnits(text);
    throw new InputError(
      `There is no unit called ${JSON.stringify(shown)}${near ? `. Did you mean ${near.unit.name}?` : ''}`,
    );
  }
  return found;
}

/** Units whose name, symbol or category begins with what was typed, or has it inside. */
export function searchUnits(text: string): FoundUnit[] {
  const wanted = singular(plain(text));
  if (wanted === '') return [];
  const rank = ({ unit, category }: FoundUnit): number => {
    const name = singular(plain(unit.name));
    const symbol = plain(unit.symbol);
    if (unit.symbol === spelled(text)) return 0;
    if (name === wanted || symbol === wanted) return 1;
    if (name.startsWith(wanted)) return 2;
    if (` ${name}`.includes(` ${wanted}`)) return 3;
    if (name.includes(wanted)) return 4;
    return category.startsWith(wanted) ? 5 : 6;
  };
  return ALL.map((found) => ({ found, rank: rank(found) }))
    .filter(({ rank: place }) => place < 6)
    .sort((a, b) => a.rank - b.rank)
    .map(({ found }) => found);
}

const scaleOf = ({ factor, offset = '0' }: Unit) => ({
  factor: parseRatio(factor, ''),
  offset: parseRatio(offset, ''),
});

/** Without rounding; of angles in radians, to a hundred digits. */
export function convert(value: Ratio, from: Unit, to: Unit): Ratio {
  const source = scaleOf(from);
  const target = scaleOf(to);
  return divideRatio(
    subtractRatio(addRatio(multiplyRatio(value, source.factor), source.offset), target.offset),
    target.factor,
  );
}

export function readValue(text: string): Ratio {
  if (text.length > 200) throw new InputError('Value is limited to 200 characters');
  return parseRatio(text.includes('/') ? '' : text, 'Value');
}

export function writeResult(value: Ratio, rounding: Rounding): { text: string; exact: boolean } {
  const text =
    rounding === 'decimals6' ? upToDecimals(value, 6) : toSignificant(value, Number(rounding.replace('digits', '')));
  return { text, exact: isExactly(value, text) };
}

/** The value in every unit of a category. */
export const convertToAll = (value: Ratio, from: Unit, category: string, rounding: Rounding) =>
  categoryOf(category).units.map((unit) => ({ unit, ...writeResult(convert(value, from, unit), rounding) }));
