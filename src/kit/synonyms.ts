import { didYouMean } from '@/engines/text/nearest';
import { getFlag, type Option, type OptionShape } from './option';
import type { Guesses } from './read-named';

/** Words that people use for one another in the names of options and their values. */
const ALIKE = [
  'algorithm algo function hash digest method',
  'delimiter separator sep comma',
  'timezone tz zone',
  'indent indentation tab spaces',
  'count amount number quantity many times n limit rows',
  'length len size chars characters long',
  'cost rounds work iterations saltrounds',
  'mode direction operation action way',
  'duplicates duplicate unique uniq distinct dedupe dedup',
  'case casing ignorecase insensitive',
  'reverse reversed desc descending order',
  'sort sorted order by type',
  'trim strip',
  'correction ecc ecl',
  'level compression strength',
  'decimals precision digits places',
  'min minimum from start lower',
  'max maximum to end upper',
  'color colour foreground fg',
  'background bg',
  'language lang locale dialect',
  'header headers',
  'key secret password passphrase',
  'encoding format output',
  'dialect language database flavor flavour',
  'minify minified compact compress',
  'prettyprint pretty beautify format',
  'symbols special punctuation',
  'lowercase lower small',
  'uppercase upper capitals',
  'numbers digits numeric',
  'expected expect verify check compare',
  'transactsql tsql mssql sqlserver',
  'postgresql postgres pg psql',
  'plsql oracle',
].map((words) => new Set(words.split(' ')));

/** indentSize as `indent` and `size`, and as `indentsize`. */
const wordsOf = (name: string): string[] => {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words ? [...words, words.join('')] : [];
};

/** How many words of a name are common by one that was written, itself or in another word. */
const shared = (written: readonly string[], names: readonly string[]): number =>
  written.filter((word) => names.some((name) => word === name || ALIKE.some((one) => one.has(word) && one.has(name))))
    .length;

/** The options that have to do with a word, most of all first: by their names, or by a value that one may be set to. */
function findOptions(written: string, shape: OptionShape): readonly (readonly [name: string, choice?: string])[] {
  const words = wordsOf(written);
  const valueIn = (option: Option) =>
    option.kind === 'choice'
      ? Object.keys(option.choices).find((value) => wordsOf(value).at(-1) === words.at(-1))
      : undefined;
  return Object.entries(shape)
    .map(([name, option]) => {
      const choice = valueIn(option);
      const common = shared(words, [...wordsOf(name), ...wordsOf(option.label)]);
      return { name, choice, rank: choice === undefined ? common : common + 10 };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 2)
    .map(({ name, choice }) => [name, choice]);
}

/** " Did you mean a?", for the name of an option that there is not. `show` writes one as the caller would. */
export function didYouMeanOption(
  written: string,
  shape: OptionShape,
  show: (name: string, choice?: string) => string,
  others: readonly string[] = [],
): string {
  const near = didYouMean(written, [...new Set([...Object.keys(shape).map((name) => show(name)), ...others])]);
  if (near !== '') return near;
  const meant = findOptions(written, shape).map(([name, choice]) => show(name, choice));
  return meant.length > 0 ? ` Did you mean ${meant.join(' or ')}?` : '';
}

/** " Did you mean b?", for a value that is none of the choices. */
function didYouMeanChoice(written: string, choices: Readonly<Record<string, string>>): string {
  const words = wordsOf(written);
  const meant = Object.entries(choices).filter(
    ([value, label]) => shared(words.slice(-1), [...wordsOf(value), ...wordsOf(label)]) > 0,
  );
  return meant.length > 0 && meant.length < 4
    ? ` Did you mean ${meant.map(([value]) => value).join(' or ')}?`
    : didYouMean(written, Object.keys(choices));
}

/** Of other words for the same, too. */
export const BY_MEANING: Guesses = {
  option: (written, known, { options }) =>
    didYouMeanOption(
      written,
      options,
      (name, choice) => `--${getFlag(options[name]!.label)}${choice === undefined ? '' : ` ${choice}`}`,
      known,
    ),
  choice: didYouMeanChoice,
};
