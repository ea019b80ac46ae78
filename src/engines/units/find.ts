import { InputError } from '@/engines/input-error';
import { SHORT_FORMS } from './short-forms';
import { CATEGORIES, type CategoryId, getCategory, type Unit } from './table';

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

/** What a word also stands for beside a unit of that kind: ounces of milk, and a car that brakes with 1 g. */
const ALSO: Readonly<Record<string, Readonly<Partial<Record<CategoryId, string>>>>> = {
  oz: { volume: 'us-fluid-ounce', cooking: 'us-fluid-ounce' },
  ounce: { volume: 'us-fluid-ounce', cooking: 'us-fluid-ounce' },
  g: { acceleration: 'standard-gravity' },
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
  const word = singular(letters);
  for (const [category, id] of Object.entries(Object.hasOwn(ALSO, word) ? ALSO[word]! : {})) {
    const unit = getCategory(category).units.find((one) => one.id === id)!;
    if (!all.has(category as CategoryId)) all.set(category as CategoryId, { unit, rank: 3 });
  }
  return all;
}

function lookUp(symbol: string, first?: string): FoundUnit | undefined {
  const [best] = [...readings(symbol)].sort(
    ([one, a], [other, b]) => a.rank - b.rank || Number(other === first) - Number(one === first),
  );
  return best && { category: best[0], unit: best[1].unit };
}

/** Words of which each country has its own, and the calories of food, which are thousands. */
const OTHERWISE = new Map([
  ['ton', 'short ton'],
  ['tons', 'short ton'],
  ['calorie', 'kilocalorie'],
  ['calories', 'kilocalorie'],
]);

/** What a symbol would mean in another case, where the case it was typed in does not decide: mb, mw. */
function otherReading(text: string, { category, unit }: FoundUnit): Unit | undefined {
  const other = bitsForBytes(text) ?? OTHERWISE.get(text.trim().toLowerCase());
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
  // Beside kilocalories, calories are those.
  if (OTHERWISE.has(plain(fromText)) && from.other === to.unit) from = { category: from.category, unit: from.unit };
  if (OTHERWISE.has(plain(toText)) && to.other === from.unit) to = { category: to.category, unit: to.unit };
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
