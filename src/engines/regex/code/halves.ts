import type { AST } from '@eslint-community/regexpp';

/** Characters from one code point to another. */
export type PointRange = readonly [from: number, to: number];

const isHigh = ([from, to]: PointRange): boolean => from >= 0xd800 && to <= 0xdbff;
const isLow = ([from, to]: PointRange): boolean => from >= 0xdc00 && to <= 0xdfff;
export const isHalf = (value: number): boolean => value >= 0xd800 && value <= 0xdfff;
const joined = (high: number, low: number): number => 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);

/** More ranges than this are not worth reading. */
const MOST_RANGES = 200;

/** The code units an element takes, if it takes exactly one out of a plain set. */
function getUnits(element: AST.Element): readonly PointRange[] | undefined {
  switch (element.type) {
    case 'Character':
      return [[element.value, element.value]];
    case 'CharacterClass': {
      if (element.negate || element.elements.length === 0) return undefined;
      const ranges = element.elements.map((part): PointRange | undefined =>
        part.type === 'Character'
          ? [part.value, part.value]
          : part.type === 'CharacterClassRange'
            ? [part.min.value, part.max.value]
            : undefined,
      );
      return ranges.every((range) => range !== undefined) ? ranges : undefined;
    }
    case 'Group': {
      if (element.modifiers) return undefined;
      const each = element.alternatives.map(({ elements }) =>
        elements.length === 1 ? getUnits(elements[0]!) : undefined,
      );
      return each.every((ranges) => ranges !== undefined) ? each.flat() : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Without the u flag JavaScript sees a character beyond U+FFFF as two halves. The whole characters that two elements
 * behind each other take, where the first takes a high half and the second a low one.
 */
export function wholeCharacters(
  first: AST.Element,
  second: AST.Element | undefined,
): readonly PointRange[] | undefined {
  // A quantifier behind an emoji repeats its second half alone: of that there is one in a text that is whole.
  const isRepeated = second?.type === 'Quantifier' && second.min === 1;
  const highs = getUnits(first);
  const lows = second && getUnits(isRepeated ? second.element : second);
  if (!highs?.every(isHigh) || !lows?.every(isLow)) return undefined;
  const isAnyLow = lows.some(([from, to]) => from === 0xdc00 && to === 0xdfff);
  if (isAnyLow) return highs.map(([from, to]) => [joined(from, 0xdc00), joined(to, 0xdfff)]);
  const whole: PointRange[] = [];
  for (const [from, to] of highs)
    for (let high = from; high <= to; high++)
      for (const [least, most] of lows) {
        if (whole.length === MOST_RANGES) return undefined;
        whole.push([joined(high, least), joined(high, most)]);
      }
  return whole;
}

const highSurrogate = (point: number): number => 0xd800 + ((point - 0x10000) >> 10);
const lowSurrogate = (point: number): number => 0xdc00 + ((point - 0x10000) & 0x3ff);

/** Pairs of halves that make the characters of a range beyond U+FFFF: each a set of high and a set of low ones. */
function surrogates([from, to]: PointRange): readonly (readonly [high: PointRange, low: PointRange])[] {
  const [first, last] = [highSurrogate(from), highSurrogate(to)];
  if (first === last)
    return [
      [
        [first, first],
        [lowSurrogate(from), lowSurrogate(to)],
      ],
    ];
  const between: PointRange = [
    lowSurrogate(from) === 0xdc00 ? first : first + 1,
    lowSurrogate(to) === 0xdfff ? last : last - 1,
  ];
  return [
    ...(between[0] > first
      ? [
          [
            [first, first],
            [lowSurrogate(from), 0xdfff],
          ] as const,
        ]
      : []),
    ...(between[0] <= between[1] ? [[between, [0xdc00, 0xdfff]] as const] : []),
    ...(between[1] < last
      ? [
          [
            [last, last],
            [0xdc00, lowSurrogate(to)],
          ] as const,
        ]
      : []),
  ];
}

/** The parts of a set, with the two halves of a character as one. */
export function wholeParts(elements: readonly AST.CharacterClassElement[]): (AST.CharacterClassElement | number)[] {
  const parts: (AST.CharacterClassElement | number)[] = [];
  for (let at = 0; at < elements.length; at++) {
    const [part, next] = [elements[at]!, elements[at + 1]];
    const whole =
      part.type === 'Character' && next?.type === 'Character' ? wholeCharacters(part, next)?.[0]?.[0] : undefined;
    parts.push(whole ?? part);
    if (whole !== undefined) at++;
  }
  return parts;
}

/** A set for a language that sees halves: characters beyond U+FFFF stand beside it, as pairs of them. */
export function setOfPairs(
  elements: readonly AST.CharacterClassElement[],
  negate: boolean,
  write: (part: AST.CharacterClassElement) => string,
  number: (value: number) => string,
): { source: string; hasPairs: boolean } {
  const pairs: string[] = [];
  const inner: string[] = [];
  const set = ([from, to]: PointRange): string => (from === to ? number(from) : `[${number(from)}-${number(to)}]`);
  for (const part of elements) {
    const [from, to] =
      part.type === 'Character'
        ? [part.value, part.value]
        : part.type === 'CharacterClassRange'
          ? [part.min.value, part.max.value]
          : [0, 0];
    if (to <= 0xffff) {
      inner.push(write(part));
      continue;
    }
    if (from <= 0xffff) inner.push(`${number(from)}-${number(0xffff)}`);
    for (const [high, low] of surrogates([Math.max(from, 0x10000), to])) pairs.push(set(high) + set(low));
  }
  const plain = inner.length > 0 ? `[${negate ? '^' : ''}${inner.join('')}]` : '';
  if (pairs.length === 0) return { source: plain, hasPairs: false };
  const source = negate
    ? `(?:(?!${pairs.join('|')})(?:[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|${plain || '[\\s\\S]'}))`
    : `(?:${[...(plain ? [plain] : []), ...pairs].join('|')})`;
  return { source, hasPairs: true };
}
