import { InputError } from '@/engines/input-error';
import {
  addRatio,
  divideRatio,
  isExactly,
  multiplyRatio,
  parseRatio,
  type Ratio,
  subtractRatio,
  toRatio,
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
    .replaceAll('μ', 'µ')
    .replace(/\.(?=\s|$)/g, '')
    .replace(/(\p{L})\^?([23])(?!\d)/gu, (_, letter: string, power: string) => letter + (power === '2' ? '²' : '³'))
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
  ['sqm', 'm²'],
  ['cuft', 'ft³'],
  ['um', 'µm'],
  ['ug', 'µg'],
  ['mcg', 'µg'],
  ['usec', 'µs'],
  ['msec', 'ms'],
  ['uf', 'µF'],
  ['uh', 'µH'],
  ['ua', 'µA'],
  ['uv', 'µV'],
  ['usv', 'µSv'],
  ['uci', 'µCi'],
  ['amp', 'A'],
  ['amps', 'A'],
  ['milliamps', 'mA'],
  ['kohm', 'kΩ'],
  ['mohm', 'MΩ'],
  ['lightyear', 'ly'],
  ['lightyears', 'ly'],
  ['lyr', 'ly'],
  ['kilo', 'kg'],
  ['kilos', 'kg'],
  ['mpg us', 'mpg'],
  ['us mpg', 'mpg'],
  ['mpg uk', 'mpg imp'],
  ['uk mpg', 'mpg imp'],
  ['imperial mpg', 'mpg imp'],
  ['mpg imperial', 'mpg imp'],
  ['mpg (us)', 'mpg'],
  ['mpg (uk)', 'mpg imp'],
  ['mile per gallon', 'mpg'],
  ['miles per gallon', 'mpg'],
  ['kmpl', 'km/L'],
  ['kpl', 'km/L'],
  ['lpm', 'L/min'],
  ['ft lb', 'ft·lbf'],
  ['ft lbs', 'ft·lbf'],
  ['ft-lb', 'ft·lbf'],
  ['ft-lbs', 'ft·lbf'],
  ['lb ft', 'ft·lbf'],
  ['lb-ft', 'ft·lbf'],
  ['lbft', 'ft·lbf'],
  ['lbf ft', 'ft·lbf'],
  ['lbf-ft', 'ft·lbf'],
  ['deg/s', '°/s'],
  ['deg/min', '°/min'],
  ['deg/h', '°/h'],
  ['foot pounds', 'ft·lbf'],
  ['foot-pounds', 'ft·lbf'],
  ['pound feet', 'ft·lbf'],
  ['in lb', 'in·lbf'],
  ['in-lb', 'in·lbf'],
  ['in-lbs', 'in·lbf'],
  ['g force', 'g₀'],
  ['g-force', 'g₀'],
  ['pixel', 'px'],
  ['pixels', 'px'],
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
const swapsPrefix = (typed: string, { unit: { symbol } }: FoundUnit): boolean =>
  /^m/i.test(typed) &&
  typed.length === symbol.length &&
  typed[0] !== symbol[0] &&
  Object.values(CATEGORIES).some(({ units }) =>
    [symbol, symbol.slice(1)].every((wanted) => (units as readonly Unit[]).some((one) => one.symbol === wanted)),
  );

/** Names of units that stand alone, by their symbols: km/hr and sq ft are told by them. */
const SIMPLE = new Map<string, string>();
for (const { unit } of ALL) {
  const symbol = plain(unit.symbol);
  if (/^[\p{L}µ]+[²³]?$/u.test(symbol) && !SIMPLE.has(symbol)) SIMPLE.set(symbol, plain(unit.name));
}
for (const name of ['gallon', 'quart', 'pint', 'cup', 'fluid ounce']) SIMPLE.set(name, `us ${name}`);

/** "sq ft", "miles/hour" and "kg per m^3" as the name would say it. */
const inWords = (letters: string): string =>
  letters
    .replace(/\bsq\.? (?=\p{L})/gu, 'square ')
    .replace(/\bcu\.? (?=\p{L})/gu, 'cubic ')
    .replace(/\s*\/\s*/g, ' per ')
    .replace(/[\p{L}µ]+[²³]?/gu, (word) => {
      const one = singular(SHORT_FORMS.get(word)?.toLowerCase() ?? word);
      return SIMPLE.get(one) ?? one;
    })
    .replace(/us us/g, 'us');

/** Signs between the parts of a symbol: N·m, N m and Nm are one. */
const joined = (letters: string): string => letters.replace(/[\s·*.]/g, '');
let keys: readonly { found: FoundUnit; symbol: string; name: string }[] | undefined;
const getKeys = () => {
  keys ??= ALL.map((found) => ({
    found,
    symbol: joined(plain(found.unit.symbol)),
    name: singular(plain(found.unit.name)),
  }));
  return keys;
};

/** The units that a text names, at most one in a category; those it names to the letter are ranked first. */
function readings(text: string): ReadonlyMap<CategoryId, { unit: Unit; rank: number }> {
  const symbol = spelled(text);
  const letters = plain(symbol);
  const names = new Set([singular(letters), ...(/[\s/²³]/.test(letters) ? [singular(inWords(letters))] : [])]);
  const symbols = new Set([joined(letters), joined(singular(letters))]);
  const all = new Map<CategoryId, { unit: Unit; rank: number }>();
  for (const { found, ...key } of getKeys()) {
    const { category, unit } = found;
    const isLike = names.has(key.name) || (symbols.has(key.symbol) && !(isMixed(symbol) && swapsPrefix(symbol, found)));
    const rank = unit.symbol === symbol ? 0 : unit.symbol === text.trim() ? 1 : isLike ? 2 : undefined;
    if (rank !== undefined && rank < (all.get(category)?.rank ?? 3)) all.set(category, { unit, rank });
  }
  return all;
}

function lookUp(symbol: string, first?: string): FoundUnit | undefined {
  const [best] = [...readings(symbol)].sort(
    ([one, a], [other, b]) => a.rank - b.rank || Number(other === first) - Number(one === first),
  );
  return best && { category: best[0], unit: best[1].unit };
}

/** What a symbol would mean in another case, where the case it was typed in does not decide: mb, mw. */
function otherReading(text: string, { category, unit }: FoundUnit): Unit | undefined {
  const other = bitsForBytes(text);
  if (other !== undefined) return lookUp(other, category)?.unit;
  const symbol = text.trim();
  if (isMixed(symbol) || symbol === unit.symbol) return undefined;
  return getCategory(category).units.find((one) => one !== unit && one.symbol.toLowerCase() === symbol.toLowerCase());
}

const withOther = (text: string, found: FoundUnit): FoundUnit => {
  const other = otherReading(text, found);
  return other ? { ...found, other } : found;
};

/** A unit by its name or symbol, those of one category first: pt is a point among lengths and a pint among volumes. */
export function findUnit(text: string, first?: string): FoundUnit {
  const found = lookUp(text, first);
  if (!found) {
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    const [near] = searchUnits(text);
    throw new InputError(
      `There’s no unit called ${JSON.stringify(shown)}${near ? `. Did you mean ${near.unit.name}?` : ''}`,
    );
  }
  return withOther(text, found);
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
  if (from.category !== to.category) {
    // C is a degree beside K, and a coulomb beside mAh: together they tell the category.
    const targets = readings(toText);
    const [common] = [...readings(fromText)]
      .flatMap(([of, one]) => {
        const other = targets.get(of);
        return other ? [{ of, unit: one.unit, target: other.unit, rank: one.rank + other.rank }] : [];
      })
      .sort((a, b) => a.rank - b.rank);
    if (common) {
      from = withOther(fromText, { category: common.of, unit: common.unit });
      to = withOther(toText, { category: common.of, unit: common.target });
    }
  }
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
  if (value.top === 0n && from.isReciprocal !== to.isReciprocal)
    throw new InputError(`0 ${from.name} has no value in ${to.name}`);
  const base = from.isReciprocal ? divideRatio(source.factor, value) : multiplyRatio(value, source.factor);
  const shifted = subtractRatio(addRatio(base, source.offset), target.offset);
  // Nothing stays nothing in two reciprocal units, and is divided by nowhere.
  if (to.isReciprocal) return value.top === 0n ? value : divideRatio(target.factor, shifted);
  return divideRatio(shifted, target.factor);
}

/** A number, or a fraction as one measures with: 1/3, 1 1/2. */
export function readValue(text: string): Ratio {
  if (text.length > 200) throw new InputError('Value is limited to 200 characters');
  const [, sign = '', whole, above, below] =
    /^\s*([-−+]?)(?:(\d{1,15})\s+)?(\d{1,15})\/(\d{1,15})\s*$/.exec(text) ?? [];
  if (above && below && Number(below) > 0) {
    const top = BigInt(whole ?? 0) * BigInt(below) + BigInt(above);
    return toRatio(sign === '-' || sign === '−' ? -top : top, BigInt(below));
  }
  return parseRatio(text.includes('/') ? '' : text, 'Value');
}

export function writeResult(value: Ratio, rounding: Rounding): { text: string; exact: boolean } {
  const text =
    rounding === 'decimals6' ? upToDecimals(value, 6) : toSignificant(value, Number(rounding.replace('digits', '')));
  return { text, exact: isExactly(value, text) };
}

/** Units that people tell together with a smaller one. */
const SMALLER: Readonly<Record<string, readonly [unit: string, many: bigint]>> = {
  foot: ['inch', 12n],
  stone: ['pound', 14n],
  pound: ['ounce', 16n],
  day: ['hour', 24n],
  hour: ['minute', 60n],
  minute: ['second', 60n],
};

/** "5 ft 10.866142 in": a value that is not whole, in its unit and the next smaller one. */
export function writeInTwo(value: Ratio, unit: Unit, category: string): string | undefined {
  const [name, many] = SMALLER[unit.id] ?? [];
  const smaller = getCategory(category).units.find(({ id }) => id === name);
  if (!many || !smaller || value.top % value.bottom === 0n) return undefined;
  const size = value.top < 0n ? -value.top : value.top;
  // Rounded before it is divided, so that no 12 inches are left over.
  const rounded = parseRatio(upToDecimals(toRatio(size * many, value.bottom), 6), '');
  const whole = rounded.top / (rounded.bottom * many);
  const rest = upToDecimals(toRatio(rounded.top - whole * many * rounded.bottom, rounded.bottom), 6);
  return `${value.top < 0n ? '-' : ''}${whole} ${unit.symbol} ${rest} ${smaller.symbol}`;
}

/** The value in every unit of a category that has one. */
export const convertToAll = (value: Ratio, from: Unit, category: string, rounding: Rounding) =>
  getCategory(category)
    .units.filter((unit) => value.top !== 0n || unit.isReciprocal === from.isReciprocal)
    .map((unit) => ({ unit, ...writeResult(convert(value, from, unit), rounding) }));
