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
import { CATEGORIES, type CategoryId, getCategory, type Unit } from './table';

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
  /** What the same letters also stand for, where nothing tells which is meant. */
  other?: Unit;
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

/** Short forms that people write for symbols. */
const SHORT_FORMS = new Map([
  ['lbs', 'lb'],
  ['kgs', 'kg'],
  ['kms', 'km'],
  ['cms', 'cm'],
  ['yds', 'yd'],
  ['ozs', 'oz'],
  ['mls', 'mL'],
  ['gals', 'gal'],
  ['tbs', 'tbsp'],
  ['hr', 'h'],
  ['hrs', 'h'],
  ['mins', 'min'],
  ['sec', 's'],
  ['secs', 's'],
  ['kmh', 'km/h'],
  ['kph', 'km/h'],
  ['km/hr', 'km/h'],
  ['kmph', 'km/h'],
  ['mps', 'm/s'],
  ['cc', 'cm³'],
  ['sqft', 'ft²'],
  ['sq ft', 'ft²'],
  ['sqm', 'm²'],
  ['sq m', 'm²'],
  ['m2', 'm²'],
  ['ft2', 'ft²'],
  ['km2', 'km²'],
  ['m3', 'm³'],
  ['cm3', 'cm³'],
]);

/** What prefixes of data are written before: b and B alone tell a bit from a byte. */
const DATA = /^([kmgtpe]i?)?b(?:(ps)|(\/s))?$/i;

/**
 * Symbols of which only the case tells what is meant: Mb is a megabit, MB a megabyte; C is a degree, c the speed of light.
 * All in lower case, kb and kb/s are bytes, as most people mean them; kbps is bits, as line speeds are told.
 */
function spelled(text: string): string {
  const symbol = SHORT_FORMS.get(text.trim().toLowerCase()) ?? text.trim();
  const [, prefix = '', each, slash] = DATA.exec(symbol) ?? [];
  const rate = each ?? slash;
  if (/^[CF]$/.test(symbol)) return `°${symbol}`;
  if (!DATA.test(symbol) || (prefix === '' && rate === undefined)) return symbol;
  const isLower = symbol === symbol.toLowerCase();
  const isByte = symbol[prefix.length] === 'B' || (isLower && each === undefined);
  const scale = /^k$/i.test(prefix) ? 'k' : prefix.slice(0, 1).toUpperCase() + prefix.slice(1).toLowerCase();
  return `${scale}${isByte ? 'B' : 'bit'}${rate ? '/s' : ''}`;
}

/** The same letters with bits for bytes, or the other way round. */
function bitsForBytes(text: string): string | undefined {
  const symbol = spelled(text);
  if (symbol === text.trim() || !/^[kmgtpe]i?(?:b|b\/s|bps)$|^[KMGTPE]BPS$/.test(text.trim())) return undefined;
  return /B(\/s)?$/.test(symbol) ? symbol.replace('B', 'bit') : symbol.replace('bit', 'B');
}

const isMixed = (text: string): boolean => text !== text.toLowerCase() && text !== text.toUpperCase();
/** Milli for mega or the other way round: mJ is not the MJ there is. Mi is still a mile: i is no unit. */
const swapsPrefix = (typed: string, { category, unit: { symbol } }: FoundUnit): boolean =>
  /^m/i.test(typed) &&
  typed.length === symbol.length &&
  typed[0] !== symbol[0] &&
  getCategory(category).units.some((one) => one.symbol === symbol.slice(1));

function lookUp(symbol: string, first?: string): FoundUnit | undefined {
  const letters = plain(symbol);
  const wanted = singular(letters);
  const order = [...ALL].sort((a, b) => Number(b.category === first) - Number(a.category === first));
  return (
    order.find(({ unit }) => unit.symbol === symbol) ??
    order.find(
      (found) =>
        singular(plain(found.unit.name)) === wanted ||
        ([letters, wanted].includes(plain(found.unit.symbol)) && !(isMixed(symbol) && swapsPrefix(symbol, found))),
    )
  );
}

/** What a symbol would mean in another case, where the case it was typed in does not decide: mb, mw. */
function otherReading(text: string, { category, unit }: FoundUnit): Unit | undefined {
  const other = bitsForBytes(text);
  if (other !== undefined) return lookUp(other, category)?.unit;
  const symbol = text.trim();
  if (isMixed(symbol) || symbol === unit.symbol) return undefined;
  return getCategory(category).units.find((one) => one !== unit && one.symbol.toLowerCase() === symbol.toLowerCase());
}

/** A unit by its name or symbol, those of one category first: pt is a point among lengths and a pint among volumes. */
export function findUnit(text: string, first?: string): FoundUnit {
  const found = lookUp(spelled(text), first);
  if (!found) {
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    const [near] = searchUnits(text);
    throw new InputError(
      `There’s no unit called ${JSON.stringify(shown)}${near ? `. Did you mean ${near.unit.name}?` : ''}`,
    );
  }
  const other = otherReading(text, found);
  return other ? { ...found, other } : found;
}

const isBitSymbol = (text: string): boolean => /^[KMGTPE]i?b$/.test(text.trim());
const shownAs = ({ name, symbol }: Unit): string => `${name} (${symbol})`;

export interface UnitPair {
  from: FoundUnit;
  to: FoundUnit;
  /** How symbols were read that could mean something else, if there are any. */
  reading?: string;
  /** The other reading of both. */
  other?: { from: Unit; to: Unit };
}

/** Both units of a conversion: what the one is tells how the other is read. */
export function findPair(fromText: string, toText: string, category?: string): UnitPair {
  let from = findUnit(fromText, category);
  let to = findUnit(toText, from.category);
  // Beside Mb, kb can only be meant as bits: nobody mixes both in one question.
  if (isBitSymbol(toText) && from.other) from = { category: from.category, unit: from.other };
  if (isBitSymbol(fromText) && to.other) to = { category: to.category, unit: to.other };
  const unsure = [[fromText, from] as const, [toText, to] as const].filter(
    ([text, found]) => found.other ?? swapsPrefix(spelled(text), found),
  );
  if (unsure.length === 0) return { from, to };
  const units = unsure.map(([, { unit }]) => shownAs(unit));
  const others = unsure.flatMap(([, { other }]) => (other ? [shownAs(other)] : []));
  const not = others.length > 0 ? `, not ${[...new Set(others)].join(' and ')}` : '';
  return {
    from,
    to,
    reading: `Read as ${[...new Set(units)].join(' and ')}${not}`,
    ...(others.length > 0 && { other: { from: from.other ?? from.unit, to: to.other ?? to.unit } }),
  };
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

const getScale = ({ factor, offset = '0' }: Unit) => ({
  factor: parseRatio(factor, ''),
  offset: parseRatio(offset, ''),
});

/** Without rounding; of angles in radians, to a hundred digits. */
export function convert(value: Ratio, from: Unit, to: Unit): Ratio {
  const source = getScale(from);
  const target = getScale(to);
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
  getCategory(category).units.map((unit) => ({ unit, ...writeResult(convert(value, from, unit), rounding) }));
