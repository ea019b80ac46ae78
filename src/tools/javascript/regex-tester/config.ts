import { REGEX_FLAGS } from '@/engines/regex/flags';
import { InputError } from '@/kit';

/** The exported file. */
export interface Config {
  regex: string;
  flags: string;
  text: string;
  replacementText: string;
  shouldMatch?: string;
  shouldNotMatch?: string;
}

/** Test cases as they are kept: none are not written. */
export function readCases(raw: Readonly<Record<string, unknown>>): Pick<Config, 'shouldMatch' | 'shouldNotMatch'> {
  const { shouldMatch, shouldNotMatch } = raw;
  return {
    ...(typeof shouldMatch === 'string' && shouldMatch !== '' && { shouldMatch }),
    ...(typeof shouldNotMatch === 'string' && shouldNotMatch !== '' && { shouldNotMatch }),
  };
}

export const CONFIG_FILE = 'regex-config.json';

export const writeConfig = ({ regex, flags, text, replacementText, ...cases }: Config): string =>
  JSON.stringify({ regex, flags, text, replacementText, ...readCases(cases) }, null, 2);

/** Flags in their usual order, each once; other programs write them as an object of switches. */
export function readFlags(raw: unknown): string {
  const isOn = (flag: string): boolean =>
    typeof raw === 'string'
      ? raw.includes(flag)
      : typeof raw === 'object' && raw !== null && (raw as Record<string, unknown>)[flag] === true;
  return REGEX_FLAGS.map(({ flag }) => flag)
    .filter(isOn)
    .join('');
}

const EXCLUDED: Readonly<Record<string, string>> = { u: 'v', v: 'u' };

/** `u` and `v` exclude each other: the one chosen last stays. */
export const toggleFlag = (flags: string, flag: string, on: boolean): string =>
  readFlags(on ? flags.replaceAll(EXCLUDED[flag] ?? '', '') + flag : flags.replaceAll(flag, ''));

export function readConfig(json: string): Config {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    throw new InputError('The file isn’t JSON');
  }
  if (typeof raw !== 'object' || raw === null || !('regex' in raw) || typeof raw.regex !== 'string')
    throw new InputError('The file contains no regex');
  const { regex, flags = '', text = '', replacementText = '' } = raw as Record<string, unknown>;
  return {
    regex: regex as string,
    flags: readFlags(flags),
    text: String(text),
    replacementText: String(replacementText),
    ...readCases(raw as Record<string, unknown>),
  };
}
