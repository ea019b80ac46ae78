import type { MatchExtended, MatchOptions } from '@zxcvbn-ts/core';
import { findNearWords } from './near-words';
import { easiestPieces, matchPiece, type Piece, type PlacedPiece } from './pieces';
import { DAY, FAST_HASH_RATE, timeInWords, YEAR } from './time-in-words';

/** What the estimate reads; what follows adds nothing to it but time. */
const READ = 64;

const ATTACKERS = [
  { name: 'Online, limited', rate: 100 / 3600, pace: '100 guesses an hour' },
  { name: 'Online, unlimited', rate: 10, pace: '10 guesses a second' },
  { name: 'Stolen, slow hash', rate: 1e4, pace: '10,000 guesses a second' },
  { name: 'Stolen, fast hash', rate: FAST_HASH_RATE, pace: '10 billion guesses a second' },
] as const;

export interface Estimate {
  verdict: 'weak' | 'fair' | 'strong';
  /** The power of ten of how many guesses it takes. */
  guessesLog10: number;
  pieces: Piece[];
  attackers: { name: string; pace: string; seconds: number; time: string }[];
}

/** Word lists of a megabyte: fetched when first asked for, and unpacked once. */
async function loadMatcher() {
  const [{ MatcherBaseClass, Options, ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const dictionary = { ...common.dictionary, ...english.dictionary };
  let all: MatchOptions['omniMatch'] | undefined;
  // The package shows the pieces of its own estimate alone; a matcher of ours is told of the one that finds all.
  class Caller extends MatcherBaseClass {
    match({ omniMatch }: MatchOptions) {
      all = omniMatch;
      return [];
    }
  }
  const settings = { dictionary, graphs: common.adjacencyGraphs };
  new ZxcvbnFactory(settings, { caller: { Matching: Caller, feedback: () => null, scoring: () => 0 } }).check('');
  const options = new Options(settings);
  const ranks = new Map<string, number>();
  for (const list of Object.values(dictionary))
    list.forEach((word, at) => {
      const text = String(word).toLowerCase();
      // The lists have words in the plural alone, too.
      for (const one of new Set([text, text.replace(/s$/, '')]))
        ranks.set(one, Math.min(ranks.get(one) ?? at + 1, at + 1));
    });
  return {
    ranks,
    // None of its matchers is asynchronous.
    match: (password: string, own: readonly string[]) =>
      all!.match(password, options.getUserInputsOptions([...own])) as MatchExtended[],
  };
}
let loaded: ReturnType<typeof loadMatcher> | undefined;

/** How long a password holds against those who try words, names, dates and patterns first. */
export async function estimate(password: string, ownWords: readonly string[] = []): Promise<Estimate> {
  loaded ??= loadMatcher();
  const { match, ranks } = await loaded;
  const measure = (text: string): ReturnType<typeof easiestPieces> => {
    const found = match(text, ownWords).flatMap((one): PlacedPiece[] => {
      const piece = matchPiece(one, (repeated) => measure(repeated).log10);
      return piece ? [{ ...piece, start: one.i }] : [];
    });
    return easiestPieces(text, [...found, ...findNearWords(text, ranks)]);
  };
  const { pieces, log10 } = measure(password.slice(0, READ));
  const attackers = ATTACKERS.map(({ name, rate, pace }) => {
    const seconds = 10 ** (log10 - Math.log10(rate));
    return { name, pace, seconds, time: timeInWords(seconds) };
  });
  const { seconds } = attackers.at(-1)!;
  return {
    verdict: seconds < DAY ? 'weak' : seconds < 10 * YEAR ? 'fair' : 'strong',
    guessesLog10: log10,
    pieces,
    attackers,
  };
}
