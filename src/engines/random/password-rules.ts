import { InputError } from '@/engines/input-error';
import { stringFrom } from './draw';
import { CHARACTER_CLASSES } from './passwords';
import type { RandomSource } from './source';

/** What a site asks of passwords, in the words of Apple's `passwordrules` attribute. */
export interface PasswordRules {
  readonly minLength?: number;
  readonly maxLength?: number;
  /** How often a character may stand in a row. */
  readonly maxConsecutive?: number;
  /** Of each of these sets at least one. */
  readonly required: readonly (readonly string[])[];
  readonly alphabet: readonly string[];
}

const { uppercase, lowercase, numbers, symbols } = CHARACTER_CLASSES;
const CLASSES: Readonly<Record<string, string>> = {
  upper: uppercase,
  lower: lowercase,
  digit: numbers,
  // The published list of special characters has the space, which gets lost at an end.
  special: '-~!@#$%^&*_+=`|(){}[:;"\'<>,.?]/\\',
  'ascii-printable': uppercase + lowercase + numbers + symbols,
  unicode: uppercase + lowercase + numbers + symbols,
};
const NUMBERS = new Set(['minlength', 'maxlength', 'max-consecutive']);
const LONGEST = 128;

const fail = (message: string, at: number): never => {
  throw new InputError(message, { field: 'rules', offset: at, line: 1, column: at + 1 });
};

/** The characters of `upper, digit, [-().&@?'#,/"+]`. */
function readSet(text: string, at: number): string[] {
  const found = new Set<string>();
  const pattern = /\s*(?:(?<name>[a-z-]+)|\[(?<own>(?:[^\]]|\](?=\s*\]))*)\])\s*(?:,|$)/giy;
  for (let end = 0; end < text.length; end = pattern.lastIndex) {
    const match = pattern.exec(text);
    if (!match)
      return fail(
        `These characters can’t be read: ${text.slice(end).trim()}. Use upper, lower, digit, special or [characters]`,
        at + end,
      );
    const { name, own } = match.groups!;
    const characters = name ? CLASSES[name.toLowerCase()] : own!.replace(/[^\x21-\x7e]/g, '');
    if (characters === undefined)
      return fail(
        `${name} isn’t a kind of character: use upper, lower, digit, special, ascii-printable or [characters]`,
        at + end,
      );
    for (const one of characters) found.add(one);
  }
  return [...found];
}

/** Parts between semicolons that stand in no brackets. */
function* partsOf(text: string): Generator<{ part: string; at: number }> {
  let start = 0;
  let isInside = false;
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at];
    if (sign === '[' && !isInside) isInside = true;
    else if (sign === ']' && text[at + 1] !== ']') isInside = false;
    else if (sign === undefined || (sign === ';' && !isInside)) {
      yield { part: text.slice(start, at), at: start };
      start = at + 1;
    }
  }
}

/** Reads "minlength: 20; required: lower; required: upper; required: digit; allowed: [-]; max-consecutive: 2;". */
export function readPasswordRules(text: string, excluded = ''): PasswordRules {
  const limits: Record<string, number> = {};
  const required: string[][] = [];
  const allowed = new Set<string>();
  const out = new Set(excluded);
  for (const { part, at } of partsOf(text)) {
    if (part.trim() === '') continue;
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*(.*?)\s*$/is.exec(part) ?? [];
    const key = name.toLowerCase();
    const from = at + part.length - part.trimStart().length;
    if (NUMBERS.has(key)) {
      const number = Number(value);
      if (!/^\d{1,6}$/.test(value) || number < 1) fail(`${key} needs a number from 1 on`, from);
      // Of several, the strictest.
      limits[key] = Math[key === 'minlength' ? 'max' : 'min'](limits[key] ?? number, number);
    } else if (key === 'required' || key === 'allowed') {
      const set = readSet(value, at + part.indexOf(value)).filter((one) => !out.has(one));
      if (set.length === 0) fail(`${key} has no characters${excluded ? ' that aren’t left out' : ''}`, from);
      if (key === 'required') required.push(set);
      else for (const one of set) allowed.add(one);
    } else
      fail(
        `${part.trim().slice(0, 40)} isn’t a rule: use minlength, maxlength, required, allowed or max-consecutive`,
        from,
      );
  }
  const named = new Set([...required.flat(), ...allowed]);
  const alphabet = named.size > 0 ? [...named] : [...CLASSES['ascii-printable']!].filter((one) => !out.has(one));
  const { minlength, maxlength, 'max-consecutive': maxConsecutive } = limits;
  if (minlength && maxlength && minlength > maxlength)
    throw new InputError('minlength can’t be greater than maxlength', { field: 'rules' });
  if ((minlength ?? 0) > LONGEST) throw new InputError(`minlength can be up to ${LONGEST}`, { field: 'rules' });
  return { minLength: minlength, maxLength: maxlength, maxConsecutive, required, alphabet };
}

/** The length that fits the rules, nearest to the one that is wanted. */
export const fittingLength = ({ minLength = 1, maxLength = LONGEST }: PasswordRules, wanted: number): number =>
  Math.min(Math.max(wanted, minLength), maxLength);

const MOST_SETS = 10;
/** By inclusion and exclusion over the sets of which one is required. */
export function countByRules({ required, alphabet }: PasswordRules, length: number): bigint {
  if (required.length > MOST_SETS)
    throw new InputError(`Rules can have up to ${MOST_SETS} required sets`, { field: 'rules' });
  let count = 0n;
  for (let absent = 0; absent < 1 << required.length; absent++) {
    const missing = required.filter((_, at) => absent & (1 << at));
    const gone = new Set(missing.flat());
    const term = BigInt(alphabet.filter((one) => !gone.has(one)).length) ** BigInt(length);
    count += missing.length % 2 === 0 ? term : -term;
  }
  return count;
}

/** Candidates that do not fit are thrown away whole; so many at most. */
const MOST_TRIES = 100_000;

export function drawByRules(source: RandomSource, rules: PasswordRules, length: number): string {
  const { required, alphabet, maxConsecutive = Number.POSITIVE_INFINITY } = rules;
  const sets = required.map((set) => new Set(set));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const candidate = stringFrom(source, alphabet, length);
    if (sets.every((set) => [...candidate].some((one) => set.has(one))) && longestRun(candidate) <= maxConsecutive)
      return candidate;
  }
  throw new InputError('The rules leave hardly any password of this length: make it longer, or ask for less', {
    field: 'rules',
  });
}

function longestRun(text: string): number {
  let longest = 0;
  for (let at = 0, run = 0; at < text.length; at++) {
    run = text[at] === text[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
