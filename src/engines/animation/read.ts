import { isNumber, splitList, splitWords } from '@/engines/css-value';
import { InputError, placeAt } from '@/engines/input-error';
import { readEasing, writeEasing } from './easing';
import { type Keyframe, MOST_KEYFRAMES, type Pose, sortKeyframes } from './keyframes';

const LONGEST = 20_000;

/** Pixels, and degrees, in a unit. */
const PIXELS: Readonly<Record<string, number>> = { '': 1, px: 1, rem: 16, em: 16 };
const DEGREES: Readonly<Record<string, number>> = { '': 1, deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };
/** The furthest something can be, in px or degrees: browsers draw nothing of what lies beyond. */
const FURTHEST = 10_000;

const quote = (text: string) => `“${text.trim().slice(0, 40)}”`;
const tidy = (value: number) => Math.round(value * 1000) / 1000 + 0;

function measure(text: string, units: Readonly<Record<string, number>>, names: string): number {
  const [, digits = '', unit = ''] = /^([-+.\d]+)([a-z%]*)$/i.exec(text.trim()) ?? [];
  const factor = Object.hasOwn(units, unit.toLowerCase()) ? units[unit.toLowerCase()] : undefined;
  if (!isNumber(digits) || factor === undefined) throw new InputError(`${quote(text)} isn’t in ${names}`);
  const value = tidy(Number(digits) * factor);
  if (Math.abs(value) > FURTHEST) throw new InputError(`${quote(text)} is too far: up to ${FURTHEST} is possible`);
  return value;
}
/** Of the element: what % means. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const length = (text: string, whole?: number) =>
  whole === undefined
    ? measure(text, PIXELS, 'px, rem or em')
    : measure(text, { ...PIXELS, '%': whole / 100 }, 'px, rem, em or %');
const angle = (text: string) => measure(text, DEGREES, 'deg, turn, rad or grad');
const ratio = (text: string) => {
  const isPercent = text.trim().endsWith('%');
  const value = measure(isPercent ? text.trim().slice(0, -1) : text, { '': 1 }, 'numbers or %');
  return isPercent ? tidy(value / 100) : value;
};

type Sets = { -readonly [Name in keyof Pose]?: Pose[Name] };
type Pair = readonly [x: number, y: number];

/** One value, or two, of which the second is this if it is not said. */
function pair(parts: readonly string[], read: (text: string) => number, second: (first: number) => number): Pair {
  if (parts.length < 1 || parts.length > 2) throw new InputError(`${quote(parts.join(' '))} isn’t one value or two`);
  const first = read(parts[0]!);
  return [first, parts[1] === undefined ? second(first) : read(parts[1])];
}
/** One that stands alone. */
function single<Value>(parts: readonly string[], read: (text: string) => Value): Value {
  if (parts.length !== 1) throw new InputError(`${quote(parts.join(', '))} isn’t one value`);
  return read(parts[0]!);
}
const place = (parts: readonly string[], { width, height }: Size): Pair => {
  if (parts.length < 1 || parts.length > 2) throw new InputError(`${quote(parts.join(' '))} isn’t one value or two`);
  return [length(parts[0]!, width), parts[1] === undefined ? 0 : length(parts[1], height)];
};
const same = (value: number) => value;
const zero = () => 0;

/** Functions of `transform`, by what they add to. */
const FUNCTIONS: Readonly<Record<string, (sets: Sets, parts: readonly string[], size: Size) => void>> = {
  translate: (sets, parts, size) => {
    sets.translate = place(parts, size);
  },
  translatex: (sets, parts, { width }) => {
    sets.translate = [single(parts, (text) => length(text, width)), sets.translate?.[1] ?? 0];
  },
  translatey: (sets, parts, { height }) => {
    sets.translate = [sets.translate?.[0] ?? 0, single(parts, (text) => length(text, height))];
  },
  scale: (sets, parts) => {
    sets.scale = pair(parts, ratio, same);
  },
  scalex: (sets, parts) => {
    sets.scale = [single(parts, ratio), sets.scale?.[1] ?? 1];
  },
  scaley: (sets, parts) => {
    sets.scale = [sets.scale?.[0] ?? 1, single(parts, ratio)];
  },
  rotate: (sets, parts) => {
    sets.rotate = single(parts, angle);
  },
  rotatez: (sets, parts) => {
    sets.rotate = single(parts, angle);
  },
  skew: (sets, parts) => {
    sets.skew = pair(parts, angle, zero);
  },
  skewx: (sets, parts) => {
    sets.skew = [single(parts, angle), 0];
  },
  skewy: (sets, parts) => {
    sets.skew = [0, single(parts, angle)];
  },
};
/** The order in which browsers apply what is written here. */
const ORDER = ['translate', 'rotate', 'scale', 'skew'];
const kindOf = (name: string) => ORDER.find((one) => name.startsWith(one))!;

/** Whether the functions, one after the other, give what the properties of their names give. */
function isInOrder(names: readonly string[], hasEvenScale: boolean): boolean {
  for (const kind of ORDER) {
    const same = names.filter((name) => kindOf(name) === kind);
    const isSplit = same.length === 2 && same.includes(`${kind}x`) && same.includes(`${kind}y`) && kind !== 'skew';
    if (same.length > 1 && !isSplit) return false;
  }
  const kinds = names.map(kindOf);
  const firstOther = kinds.findIndex((kind) => kind !== 'translate');
  if (firstOther >= 0 && kinds.lastIndexOf('translate') > firstOther) return false;
  // The same both ways, it may stand before or after a turn.
  const places = kinds.filter((kind) => kind !== 'scale' || !hasEvenScale).map((kind) => ORDER.indexOf(kind));
  return places.every((place, at) => at === 0 || place >= places[at - 1]!);
}

interface Element {
  readColor(text: string): string;
  readonly size: Size;
}

function readTransform(sets: Sets, value: string, { size }: Element): void {
  if (value === 'none') {
    Object.assign(sets, { translate: [0, 0], scale: [1, 1], rotate: 0, skew: [0, 0] });
    return;
  }
  const names = splitWords(value.replace(/\)(?=\S)/g, ') ')).map((call) => {
    const [, name = '', inside = ''] = /^([a-z]+)\(([^()]*)\)$/i.exec(call) ?? [];
    const lower = name.toLowerCase();
    const read = Object.hasOwn(FUNCTIONS, lower) ? FUNCTIONS[lower] : undefined;
    if (!read) throw new InputError(`${quote(call)} can’t be used: translate, rotate, scale and skew can`);
    read(sets, splitList(inside), size);
    return lower;
  });
  if (!isInOrder(names, sets.scale !== undefined && sets.scale[0] === sets.scale[1]))
    throw new InputError(`${quote(value)} isn’t in the order translate, rotate, scale, skew, each once`);
}

/** What a declaration sets. */
const DECLARATIONS: Readonly<Record<string, (sets: Sets, value: string, element: Element) => void>> = {
  transform: readTransform,
  translate: (sets, value, { size }) => {
    sets.translate = value === 'none' ? [0, 0] : place(splitWords(value), size);
  },
  scale: (sets, value) => {
    sets.scale = value === 'none' ? [1, 1] : pair(splitWords(value), ratio, same);
  },
  rotate: (sets, value) => {
    sets.rotate = value === 'none' ? 0 : angle(value);
  },
  skew: (sets, value) => {
    sets.skew = pair(splitWords(value), angle, zero);
  },
  opacity: (sets, value) => {
    sets.opacity = Math.min(1, Math.max(0, ratio(value)));
  },
  'background-color': (sets, value, { readColor }) => {
    sets.color = readColor(value);
  },
  filter: (sets, value) => {
    const [, inside] = /^blur\(([^()]*)\)$/i.exec(value) ?? [];
    if (value !== 'none' && inside === undefined) throw new InputError(`${quote(value)} can’t be used: blur() can`);
    sets.blur = inside?.trim() ? positive(length(inside), value) : 0;
  },
  blur: (sets, value) => {
    sets.blur = positive(length(value), value);
  },
  'border-radius': (sets, value, { size: { width, height } }) => {
    sets.radius = positive(length(value, Math.min(width, height)), value);
  },
};
const OTHER_NAMES: Readonly<Record<string, string>> = {
  background: 'background-color',
  radius: 'border-radius',
  '-webkit-transform': 'transform',
};

function positive(value: number, text: string): number {
  if (value < 0) throw new InputError(`${quote(text)} can’t be less than 0`);
  return value;
}

function readBlock(block: string, element: Element, leaveOut: (name: string) => void) {
  const sets: Sets = {};
  let easing: string | undefined;
  for (const declaration of block.split(';')) {
    if (declaration.trim() === '') continue;
    const colon = declaration.indexOf(':');
    if (colon < 0) throw new InputError(`${quote(declaration)} has no colon`);
    const written = declaration.slice(0, colon).trim().toLowerCase();
    const name = Object.hasOwn(OTHER_NAMES, written) ? OTHER_NAMES[written]! : written;
    const value = declaration
      .slice(colon + 1)
      .replace(/!important\s*$/i, '')
      .trim();
    if (name === 'animation-timing-function' || name === 'easing') easing = writeEasing(readEasing(value));
    else if (Object.hasOwn(DECLARATIONS, name)) DECLARATIONS[name]!(sets, value, element);
    else leaveOut(written);
  }
  return { sets, easing };
}

/** Moments in percent. */
function readSelector(text: string): number[] {
  return splitList(text).map((part) => {
    const word = part.toLowerCase();
    const at = word === 'from' ? 0 : word === 'to' ? 100 : word.endsWith('%') ? Number(word.slice(0, -1)) : Number.NaN;
    if (!(at >= 0 && at <= 100) || word === '%')
      throw new InputError(`${quote(part)} isn’t a moment: write from, to, or 0% to 100%`);
    return tidy(at);
  });
}

export interface ReadKeyframes {
  /** In their order; of those at one moment, one. */
  readonly keyframes: readonly Keyframe[];
  /** The name behind `@keyframes`, if there is one. */
  readonly name?: string;
  /** Properties that cannot be shown here. */
  readonly leftOut: readonly string[];
}

/** The text with comments blanked: everything else stays at its place. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, (comment) => ' '.repeat(comment.length));

/** Reads `@keyframes name { … }`, or what stands within. Percent of a length are those of the element. Beside what browsers know, `skew` and `easing` may stand for the longer forms, and units may be left out. */
export function readKeyframes(
  text: string,
  readColor: (text: string) => string,
  size: Size = { width: 100, height: 100 },
): ReadKeyframes {
  if (text.length > LONGEST) throw new InputError(`Keyframes are limited to ${LONGEST} characters`);
  const plain = withoutComments(text);
  const head = /@(?:-webkit-)?keyframes\s+([^\s{]+)\s*\{/i.exec(plain);
  const leftOut = new Set<string>();
  const found = new Map<number, Keyframe>();
  const block = /([^{}]*)\{([^{}]*)\}/g;
  block.lastIndex = head ? head.index + head[0].length : 0;
  let end = block.lastIndex;
  for (let match = block.exec(plain); match; match = block.exec(plain)) {
    // The bracket that closes the rule.
    if (match.index > end && plain.slice(end, match.index).includes('}')) break;
    end = block.lastIndex;
    try {
      const { sets, easing } = readBlock(match[2]!, { readColor, size }, (name) => leftOut.add(name));
      for (const at of readSelector(match[1]!)) {
        const before = found.get(at);
        const last = easing ?? before?.easing;
        found.set(at, { at, ...(last && { easing: last }), sets: { ...before?.sets, ...sets } });
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const start = match.index + match[1]!.length - match[1]!.trimStart().length;
      throw new InputError(`Keyframe ${quote(match[1]!)}: ${error.message}`, placeAt(text, start));
    }
  }
  if (found.size === 0)
    throw new InputError('There are no keyframes in it: write 0% { opacity: 0 } 100% { opacity: 1 }');
  if (found.size > MOST_KEYFRAMES) throw new InputError(`There can be up to ${MOST_KEYFRAMES} keyframes`);
  return {
    keyframes: sortKeyframes([...found.values()]),
    ...(head && { name: head[1]!.replace(/^["']|["']$/g, '') }),
    leftOut: [...leftOut],
  };
}
