import { InputError } from '@/engines/input-error';

/** Shows an option only while other options have one of the given values. Plain data, so the command line can say it too. */
export type When = Readonly<Record<string, string | boolean | readonly (string | boolean)[]>>;

interface Described<Kind extends string, Value> {
  readonly kind: Kind;
  /** The control's accessible name; its kebab case is the command-line flag and the name in a link. */
  readonly label: string;
  readonly initial: Value;
  readonly hint?: string;
  readonly when?: When;
  /** Nothing can be made without it: it stands before the button where the others come after the result. */
  readonly needed?: boolean;
  /** Few need it: on a page it waits behind “More” until it is set. */
  readonly extra?: boolean;
  /** Set by an action button or a view instead of a control of its own. */
  readonly hidden?: boolean;
  /** Too large for links and storage: like a secret it lasts as long as the visit. */
  readonly notSaved?: boolean;
}

export interface Toggle extends Described<'toggle', boolean> {
  /** A switch unless it says otherwise. */
  readonly control?: 'checkbox';
}
export interface Choice<Value extends string = string> extends Described<'choice', Value> {
  readonly choices: Readonly<Record<Value, string>>;
  readonly control: 'select' | 'tabs' | 'radio';
}
export interface Numeric extends Described<'integer' | 'number', number> {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly slider: boolean;
  /** Values between two steps become the nearest. */
  readonly snaps?: boolean;
  readonly unit?: string;
  /** Where the limit is the page's alone: how far the command line may go. */
  readonly commandMax?: number;
}
export interface Line extends Described<'line', string> {
  /** The keyboard a phone should show. */
  readonly inputMode?: 'numeric' | 'decimal';
  readonly placeholder?: string;
  readonly maxLength?: number;
}
export interface Area extends Described<'area', string> {
  readonly placeholder?: string;
  readonly maxLength?: number;
}
export interface Color extends Described<'color', string> {}
export interface Moment extends Described<'date', string> {
  readonly precision: 'date' | 'time' | 'datetime-local';
  /** Seconds between the values a time can take; 1 shows seconds. */
  readonly step?: number;
}
/** Never in a link, in storage, in history or in a log. */
export interface Secret extends Described<'secret', string> {
  readonly placeholder?: string;
}

export type Option = Toggle | Choice | Numeric | Line | Area | Color | Moment | Secret;
export type OptionShape = Readonly<Record<string, Option>>;
export type OptionValue = boolean | string | number;
export type OptionValues<Shape extends OptionShape> = { [Name in keyof Shape]: Shape[Name]['initial'] };

type Extra<Kind extends Option> = Partial<Omit<Kind, 'kind' | 'label' | 'initial'>>;

export const toggle = (label: string, initial: boolean, extra: Extra<Toggle> = {}): Toggle => ({
  kind: 'toggle',
  label,
  initial,
  ...extra,
});

export const choice = <const Choices extends Readonly<Record<string, string>>>(
  label: string,
  choices: Choices,
  initial: NoInfer<keyof Choices & string>,
  extra: Omit<Extra<Choice>, 'choices'> = {},
): Choice<keyof Choices & string> => ({ kind: 'choice', label, initial, control: 'select', ...extra, choices });

/** A choice between modes (Encode/Decode), drawn as a pair of tabs above everything else. */
export const tabs: typeof choice = (label, choices, initial, extra) =>
  choice(label, choices, initial, { control: 'tabs', ...extra });

const numeric =
  (kind: 'integer' | 'number') =>
  (label: string, initial: number, extra: Extra<Numeric> = {}): Numeric => ({
    kind,
    label,
    initial,
    min: Number.NEGATIVE_INFINITY,
    max: Number.POSITIVE_INFINITY,
    step: 1,
    slider: false,
    ...extra,
  });
export const integer = numeric('integer');
export const number = numeric('number');

export const line = (label: string, initial = '', extra: Extra<Line> = {}): Line => ({
  kind: 'line',
  label,
  initial,
  ...extra,
});
export const area = (label: string, initial = '', extra: Extra<Area> = {}): Area => ({
  kind: 'area',
  label,
  initial,
  ...extra,
});
export const color = (label: string, initial: string, extra: Extra<Color> = {}): Color => ({
  kind: 'color',
  label,
  initial,
  ...extra,
});
export const date = (label: string, initial = '', extra: Extra<Moment> = {}): Moment => ({
  kind: 'date',
  label,
  initial,
  precision: 'date',
  ...extra,
});
export const secret = (label: string, extra: Extra<Secret> = {}): Secret => ({
  kind: 'secret',
  label,
  initial: '',
  ...extra,
});

/** "Indent Size" → "indent-size": the flag on the command line and the name in a link. */
export function getFlag(label: string): string {
  const lower = label.toLowerCase();
  // All letters of the world take a command longer to compile than most take to run.
  const others = /^[ -~]*$/.test(lower) ? /[^a-z\d]+/g : /[^\p{L}\p{N}]+/gu;
  return lower.replace(others, '-').replace(/^-|-$/g, '');
}

export const initialValues = <Shape extends OptionShape>(shape: Shape): OptionValues<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, option]) => [name, option.initial]),
  ) as unknown as OptionValues<Shape>;

export const DATE_FORMS = {
  date: /^\d{4,6}-\d\d-\d\d$/,
  time: /^\d\d:\d\d(:\d\d)?$/,
  'datetime-local': /^\d{4,6}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/,
} as const;

function readNumber(option: Numeric, raw: unknown, max: number): number {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof value !== 'number' || Number.isNaN(value)) throw new InputError(`${option.label} must be a number`);
  if (option.kind === 'integer' && !Number.isInteger(value))
    throw new InputError(`${option.label} must be a whole number`);
  if (value < option.min || value > max) {
    const range =
      max === Number.POSITIVE_INFINITY
        ? `at least ${option.min}`
        : option.min === Number.NEGATIVE_INFINITY
          ? `at most ${max}`
          : `from ${option.min} to ${max}`;
    throw new InputError(`${option.label} must be ${range}`);
  }
  return option.snaps ? option.min + Math.round((value - option.min) / option.step) * option.step : value;
}

/** Without capitals and signs, and without the v of a version: SHA-256 is SHA256, and 7 is v7. */
const looseChoice = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_./-]+/g, '')
    .replace(/^v(?=\d)/, '');

/** People type what they read on the page, or nearly so: a choice by its label, or with other signs, is taken where it can mean only one. */
function readChoice({ choices }: Choice, raw: string): string | undefined {
  if (Object.hasOwn(choices, raw)) return raw;
  const typed = raw.toLowerCase();
  const exact = Object.entries(choices).find(
    ([value, label]) => label.toLowerCase() === typed || value.toLowerCase() === typed,
  );
  if (exact) return exact[0];
  const wanted = looseChoice(raw);
  const near = wanted === '' ? [] : Object.keys(choices).filter((value) => looseChoice(value) === wanted);
  return near.length === 1 ? near[0] : undefined;
}

/** A number is as good as its digits: people write `seed: 42`. */
function readText({ label }: Option, raw: unknown): string {
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  throw new InputError(`${label} must be text`);
}

/** Reads a value that came from a link, from storage, from a control or from the command line; throws `InputError` when it is not one. */
export function readOption<One extends Option>(option: One, raw: unknown, from?: 'page' | 'command'): One['initial'];
export function readOption(option: Option, raw: unknown, from: 'page' | 'command' = 'page'): OptionValue {
  switch (option.kind) {
    case 'toggle':
      if (typeof raw === 'boolean') return raw;
      if (typeof raw === 'string' || typeof raw === 'number') {
        if (/^(true|1|on|yes|)$/i.test(String(raw))) return true;
        if (/^(false|0|off|no)$/i.test(String(raw))) return false;
      }
      throw new InputError(`${option.label} must be on or off`);
    case 'choice': {
      const chosen = typeof raw === 'string' || typeof raw === 'number' ? readChoice(option, String(raw)) : undefined;
      if (chosen !== undefined) return chosen;
      throw new InputError(`${option.label} must be one of: ${Object.keys(option.choices).join(', ')}`);
    }
    case 'integer':
    case 'number':
      return readNumber(option, raw, from === 'command' ? (option.commandMax ?? option.max) : option.max);
    case 'date':
      if (typeof raw === 'string' && (raw === '' || DATE_FORMS[option.precision].test(raw))) return raw;
      throw new InputError(
        `${option.label} must look like ${{ date: '2026-01-31', time: '23:59', 'datetime-local': '2026-01-31T23:59' }[option.precision]}`,
      );
    case 'line':
    case 'area': {
      const text = readText(option, raw);
      if (option.maxLength !== undefined && text.length > option.maxLength)
        throw new InputError(`${option.label} is limited to ${option.maxLength} characters`);
      return text;
    }
    default:
      return readText(option, raw);
  }
}

/** Whether it may stand in links and in storage. */
export const isSaved = ({ kind, notSaved }: Option): boolean => kind !== 'secret' && !notSaved;

/** Keeps what can be read and drops the rest: for links and stored settings, which may be old or edited by hand. */
export function readKnown(
  shape: OptionShape,
  raw: Readonly<Record<string, unknown>>,
  getName: (name: string, option: Option) => string = (name) => name,
): Record<string, OptionValue> {
  const values: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(shape)) {
    const key = getName(name, option);
    if (!isSaved(option) || !Object.hasOwn(raw, key)) continue;
    try {
      values[name] = readOption(option, raw[key]);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  return values;
}

/** The options that differ from their defaults and may leave the page: never secrets, nor what is too large. */
export function changedOptions(
  shape: OptionShape,
  values: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, option]) => {
      const value = values[name];
      return !isSaved(option) || value === undefined || value === option.initial ? [] : [[name, value]];
    }),
  );
}

/** Whether the options have the values that are wanted of them. */
export const fitsWhen = (when: When, values: Readonly<Record<string, OptionValue>>): boolean =>
  Object.entries(when).every(([name, wanted]) => {
    const value = values[name] as string | boolean;
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  });

export const isShown = (option: Option, values: Readonly<Record<string, OptionValue>>): boolean =>
  !option.hidden && fitsWhen(option.when ?? {}, values);
