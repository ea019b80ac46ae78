import type { FieldRow } from '@/kit/output';

/** What the estimate reads; what follows adds nothing to it but time. */
const READ = 64;

const JUDGEMENTS = ['Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'] as const;

export interface SecondOpinion {
  /** From 0, very weak, to 4, very strong. */
  score: number;
  /** The power of ten of how many guesses it takes. */
  guessesLog10: number;
  /** How long that takes with a leaked hash, in words. */
  slowHash: string;
  fastHash: string;
  advice: readonly string[];
}

/** Word lists of a megabyte: fetched when first asked for, and unpacked once. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
}
let estimator: ReturnType<typeof loadEstimator> | undefined;

/** An estimate by someone who tries words, names, dates and patterns first. */
export async function secondOpinion(password: string): Promise<SecondOpinion> {
  estimator ??= loadEstimator();
  const zxcvbn = await estimator;
  const { score, guessesLog10, crackTimes, feedback } = zxcvbn.check(password.slice(0, READ));
  return {
    score,
    guessesLog10,
    slowHash: crackTimes.offlineSlowHashingXPerSecond.display,
    fastHash: crackTimes.offlineFastHashingXPerSecond.display,
    advice: [feedback.warning, ...(feedback.suggestions ?? [])].filter((one): one is string => Boolean(one)),
  };
}

export const opinionRows = ({ score, guessesLog10, slowHash, fastHash }: SecondOpinion): FieldRow[] => [
  { label: 'Second opinion', value: JUDGEMENTS[score] ?? 'Unknown', note: `${score} of 4` },
  { label: 'Guesses needed', value: `about 10^${guessesLog10.toFixed(1)}` },
  { label: 'Against a leaked slow hash', value: slowHash, note: '10,000 guesses a second' },
  { label: 'Against a leaked fast hash', value: fastHash, note: '10 billion guesses a second' },
];
