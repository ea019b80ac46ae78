import { InputError } from '@/engines/input-error';
import { bigintBelow, pick, shuffle } from './draw';
import { CHARACTER_CLASSES, type CharacterClass } from './passwords';
import type { RandomSource } from './source';

/** Characters of one kind, of which a password has at least so many. They share none with another kind. */
export interface CharacterSet {
  readonly characters: readonly string[];
  readonly least: number;
}

export interface Composition {
  readonly sets: readonly CharacterSet[];
  readonly length: number;
  /** No character comes twice. */
  readonly isDistinct?: boolean;
}

/** In how many orders so many characters of a set can be taken. */
function taken(size: number, count: number, isDistinct: boolean): bigint {
  if (!isDistinct) return BigInt(size) ** BigInt(count);
  let ways = 1n;
  for (let at = 0; at < count; at++) ways *= BigInt(Math.max(0, size - at));
  return ways;
}

function binomials(most: number): bigint[][] {
  const rows: bigint[][] = [];
  for (let n = 0; n <= most; n++)
    rows.push(
      Array.from({ length: n + 1 }, (_, k) => (k === 0 || k === n ? 1n : rows[n - 1]![k - 1]! + rows[n - 1]![k]!)),
    );
  return rows;
}

/** For every set from one on and every number of places left: how many fillings there are. */
class Counts {
  private readonly rows: bigint[][];
  private readonly choose: bigint[][];

  constructor(private readonly of: Composition) {
    const { sets, length } = of;
    this.choose = binomials(length);
    this.rows = [[1n, ...Array.from({ length }, () => 0n)]];
    for (let at = sets.length - 1; at >= 0; at--) {
      const rest = this.rows[0]!;
      this.rows.unshift(
        Array.from({ length: length + 1 }, (_, places) =>
          this.weights(at, places, rest).reduce((sum, weight) => sum + weight, 0n),
        ),
      );
    }
  }

  get all(): bigint {
    return this.rows[0]![this.of.length]!;
  }

  /** Of the fillings with so many places left: how many have 0, 1, 2 … characters of this set. */
  weights(at: number, places: number, rest = this.rows[at + 1]!): bigint[] {
    const { characters, least } = this.of.sets[at]!;
    return Array.from({ length: places + 1 }, (_, count) =>
      count < least
        ? 0n
        : this.choose[places]![count]! *
          taken(characters.length, count, this.of.isDistinct ?? false) *
          rest[places - count]!,
    );
  }
}

export const countComposed = (composition: Composition): bigint => new Counts(composition).all;

/** Draws passwords, each that fits equally likely: first how many characters of each kind, by how many passwords have so many. */
export function composer(composition: Composition): (source: RandomSource) => string {
  const { sets, length, isDistinct } = composition;
  const counts = new Counts(composition);
  if (counts.all === 0n) throw new InputError(whyNone(composition));
  return (source) => {
    const characters: string[] = [];
    for (const [at, set] of sets.entries()) {
      const places = length - characters.length;
      const weights = counts.weights(at, places);
      let left = bigintBelow(
        source,
        weights.reduce((sum, weight) => sum + weight, 0n),
      );
      const count = weights.findIndex((weight) => {
        left -= weight;
        return left < 0n;
      });
      if (isDistinct) characters.push(...shuffle(source, set.characters).slice(0, count));
      else for (let one = 0; one < count; one++) characters.push(pick(source, set.characters));
    }
    return shuffle(source, characters).join('');
  };
}

function whyNone({ sets, length, isDistinct }: Composition): string {
  const least = sets.reduce((sum, set) => sum + set.least, 0);
  if (least > length) return `The minimums add up to ${least} characters, more than the length of ${length}`;
  if (isDistinct) return `There are too few different characters for ${length} without repeats`;
  return 'There are no characters to choose from';
}

export interface CharacterChoice extends Partial<Record<CharacterClass, boolean>> {
  /** In place of the usual symbols. */
  readonly ownSymbols?: string;
  /** Characters that are left out. */
  readonly excluded?: string;
  readonly least?: Partial<Record<CharacterClass, number>>;
}

const KIND_NAMES: Readonly<Record<CharacterClass, string>> = {
  uppercase: 'uppercase letters',
  lowercase: 'lowercase letters',
  numbers: 'numbers',
  symbols: 'symbols',
};

/** The kinds of characters that are chosen, without those that are left out. */
export function chooseSets({ ownSymbols = '', excluded = '', least, ...chosen }: CharacterChoice): CharacterSet[] {
  const names = (Object.keys(CHARACTER_CLASSES) as CharacterClass[]).filter((name) => chosen[name]);
  if (names.length === 0) throw new InputError('Choose at least one kind of character');
  const out = new Set(excluded.normalize());
  const own = [...new Set(ownSymbols.normalize().replace(/\s/g, ''))];
  const letter = own.find((one) => /^[A-Za-z\d]$/.test(one));
  if (letter)
    throw new InputError(`Own Symbols can’t have ${letter}: letters and digits have switches of their own`, {
      field: 'ownSymbols',
    });
  return names.map((name) => {
    const all = name === 'symbols' && own.length > 0 ? own : [...CHARACTER_CLASSES[name]];
    const characters = all.filter((one) => !out.has(one));
    const wanted = least?.[name] ?? 1;
    if (characters.length === 0 && wanted > 0)
      throw new InputError(`No ${KIND_NAMES[name]} are left: all of them are left out`);
    return { characters, least: wanted };
  });
}
