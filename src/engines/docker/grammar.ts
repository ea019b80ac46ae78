/** How an option is written in a Compose file. */
export type Place =
  /** One value under a key; `a.b` is `b` within `a`. */
  | { as: 'text'; key: string; only?: RegExp }
  | { as: 'number'; key: string; from?: number; to?: number; whole?: boolean }
  | { as: 'list'; key: string; quoted?: boolean }
  /** `name=value` as a pair of a table. */
  | { as: 'pair'; key: string }
  | { as: 'switch'; key: string }
  /** `/dev/sda:1mb` as a device and a figure. */
  | { as: 'device'; key: string; figure: 'rate' | 'weight' }
  /** Needs more than one key, or a look at the rest. */
  | { as: 'special' }
  /** Compose has nothing for it; what to do instead. */
  | { as: 'none'; why: string; takesValue: boolean };

export const text = (key: string, only?: RegExp): Place => ({ as: 'text', key, only });
export const number = (key: string, from?: number, to?: number): Place => ({ as: 'number', key, from, to });
export const list = (key: string): Place => ({ as: 'list', key });
export const quoted = (key: string): Place => ({ as: 'list', key, quoted: true });
export const on = (key: string): Place => ({ as: 'switch', key });
export const none = (why: string, takesValue = false): Place => ({ as: 'none', why, takesValue });
export const special: Place = { as: 'special' };

export const NO_KEY = 'Compose has no key for it';

/** The options of one command of docker. */
export interface Grammar {
  readonly flags: Readonly<Record<string, Place>>;
  readonly short: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, string>>;
  /** The name is that of a container and not of a service of Swarm. */
  readonly isContainer: boolean;
}

export const takesValue = (place: Place): boolean => (place.as === 'none' ? place.takesValue : place.as !== 'switch');

const lookUp = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The name of an option as the table has it, where it is one. */
export function longName({ flags, aliases }: Grammar, written: string): string | undefined {
  const name = lookUp(aliases, written) ?? written;
  return Object.hasOwn(flags, name) ? name : undefined;
}
export const shortName = ({ short }: Grammar, letter: string): string | undefined => lookUp(short, letter);

export function isKnown(grammar: Grammar, word: string | undefined): boolean {
  const [, long, letter] = /^(?:--([^=]+)|-([A-Za-z]))/.exec(word ?? '') ?? [];
  if (long) return longName(grammar, long) !== undefined;
  return letter !== undefined && shortName(grammar, letter) !== undefined;
}

/** Whether the word after this one is its value. */
export function wantsNext(grammar: Grammar, word: string): boolean {
  if (word.startsWith('--')) {
    const name = word.includes('=') ? undefined : longName(grammar, word.slice(2));
    return name !== undefined && takesValue(grammar.flags[name]!);
  }
  for (const [at, letter] of [...word.slice(1)].entries()) {
    const name = shortName(grammar, letter);
    if (name && takesValue(grammar.flags[name]!)) return at + 2 === word.length;
  }
  return false;
}
