import { InputError } from '@/kit';
import { getFlag, initialValues, type OptionValues } from '@/kit/option';
import type { Setting, Settings } from './action';
import { ACTIONS, type ActionName } from './actions';
import { SETTINGS } from './settings';

/** One action with its settings, in a row of several. */
export interface Step {
  action: ActionName;
  settings: Partial<Settings>;
  /** It stays in the list and does nothing. */
  off: boolean;
}

const NAMES = Object.keys(ACTIONS) as ActionName[];
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const BY_NAME = new Map(
  NAMES.flatMap((name) => [kebab(name), getFlag(ACTIONS[name].label)].map((written) => [written, name] as const)),
);
const DEFAULTS = initialValues(SETTINGS) as OptionValues<typeof SETTINGS>;

/** `name`, `name=value` and `name="a value"`, where two quotes stand for one. */
const WORD = /([^\s=";]+)(?:=("(?:[^"]|"")*"?|[^\s;]*))?/gy;

const unquoted = (written: string): string =>
  written.startsWith('"') ? written.slice(1, written.endsWith('"') ? -1 : undefined).replaceAll('""', '"') : written;

/** Steps stand on lines of their own, or between semicolons. */
function* splitSteps(text: string): Generator<{ written: string; at: number }> {
  for (const found of text.matchAll(/(?:"(?:[^"]|"")*(?:"|$)|[^";\n])+/g)) {
    const written = found[0].trim();
    if (written !== '') yield { written, at: found.index + found[0].search(/\S/) };
  }
}

const wrong = (message: string, offset: number): InputError => new InputError(message, { field: 'steps', offset });

function readSetting(name: string, written: string | undefined, at: number): Partial<Settings> {
  const setting = (Object.keys(SETTINGS) as Setting[]).find((one) => kebab(one) === name);
  if (!setting) throw wrong(`Unknown setting “${name}”`, at);
  const option = SETTINGS[setting];
  if (option.kind === 'toggle') return { [setting]: written === undefined || /^(?:true|on|yes|1)$/i.test(written) };
  if (written === undefined) throw wrong(`“${name}” needs a value: ${name}="…"`, at);
  if (option.kind !== 'integer') return { [setting]: unquoted(written) };
  const number = Number(unquoted(written));
  if (!Number.isInteger(number) || number < option.min || number > option.max)
    throw wrong(`“${name}” must be a whole number from ${option.min} to ${option.max}`, at);
  return { [setting]: number };
}

function readStep(written: string, at: number): Step {
  const start = /^[^\s=";]+/.exec(written)?.[0] ?? '';
  const action = BY_NAME.get(start.toLowerCase()) ?? BY_NAME.get(getFlag(start));
  if (!action) throw wrong(`Unknown step “${start || written}”. A step looks like collapse-spaces`, at);
  const settings: Partial<Settings> = {};
  WORD.lastIndex = start.length;
  for (;;) {
    WORD.lastIndex += /^\s*/.exec(written.slice(WORD.lastIndex))![0].length;
    const place = WORD.lastIndex;
    if (place >= written.length) return { action, settings, off: false };
    const found = WORD.exec(written);
    if (!found) throw wrong(`This can’t be read: ${written.slice(place, place + 20)}`, at + place);
    Object.assign(settings, readSetting(found[1]!, found[2], at + place));
  }
}

/** Steps in the order in which they are done. What stands behind # is off, or a remark. */
export function parseSteps(text: string): Step[] {
  const steps: Step[] = [];
  for (const { written, at } of splitSteps(text)) {
    if (!written.startsWith('#')) steps.push(readStep(written, at));
    else {
      try {
        steps.push({ ...readStep(written.replace(/^#\s*/, ''), at), off: true });
      } catch (error) {
        // A remark.
        if (!(error instanceof InputError)) throw error;
      }
    }
  }
  return steps;
}

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** The same as text, which links, commands and chains pass on. */
export const writeSteps = (steps: readonly Step[]): string =>
  steps
    .map(({ action, settings, off }) => {
      const words = ACTIONS[action].takes.flatMap((name) => {
        const value = settings[name] ?? DEFAULTS[name];
        if (value === DEFAULTS[name]) return [];
        if (value === true) return [kebab(name)];
        return [`${kebab(name)}=${typeof value === 'string' ? quoted(value) : value}`];
      });
      return [`${off ? '# ' : ''}${kebab(action)}`, ...words].join(' ');
    })
    .join('\n');

/** What one step left of the text. */
export interface StepResult {
  characters: number;
  lines: number;
}

const countLines = (text: string): number => {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
};

export async function runSteps(
  text: string,
  steps: readonly Step[],
): Promise<{ text: string; after: (StepResult | undefined)[] }> {
  const after: (StepResult | undefined)[] = [];
  let current = text;
  for (const { action, settings, off } of steps) {
    if (!off) current = await ACTIONS[action].apply(current, { ...DEFAULTS, ...settings });
    after.push(off ? undefined : { characters: current.length, lines: countLines(current) });
  }
  return { text: current, after };
}

/** What people clean up most. */
export const RECIPES: Readonly<Record<string, string>> = {
  'Text from a PDF':
    'remove-invisible\nremove-line-breaks\nfind-replace find="(\\p{L})- (\\p{Ll})" replace="$1$2" regex flags="gu"\ncollapse-spaces\ntrim',
  'Text from a web page': 'strip-html\nremove-invisible\ncollapse-spaces\ntrim\ncollapse-blank-lines',
  'A clean list': 'remove-bullets\ntrim\nremove-blank-lines\nremove-duplicates\nsort-lines',
};
