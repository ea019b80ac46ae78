import type { AST } from '@eslint-community/regexpp';
import { InputError } from '@/engines/input-error';
import { getCaptures, parsePattern } from '../cost/parse';
import { explain } from '../explain/explain';
import type { Explanation } from '../explain/explanation';
import { type Box, choice, framed, repeated, type Shape, sequence, token } from './boxes';

export interface Railroad {
  width: number;
  height: number;
  shapes: readonly Shape[];
  title: string;
  /** The same in words. */
  description: string;
}

const MARGIN = 12;
const MOST_SHAPES = 3_000;
const LONGEST = 3_000;

/** A diagram of a pattern: whatever one can go along from left to right, it matches. */
export function railroad(pattern: string, flags: string): Railroad {
  const tooLarge = new InputError('The pattern is too large to draw', { field: 'pattern' });
  if (pattern.length > LONGEST) throw tooLarge;
  const tree = parsePattern(pattern, flags);
  if (!tree) throw new InputError('Only JavaScript patterns are drawn', { field: 'pattern' });
  const numbers = new Map(getCaptures(tree).map((group, at) => [group, at + 1]));
  const inner = new Drawing(numbers, flags).alternatives(tree.alternatives);
  const y = MARGIN + Math.max(inner.up, 10);
  const x = MARGIN + 20;
  const end = x + inner.width;
  const shapes: Shape[] = [
    { kind: 'box', x: MARGIN, y: y - 5, width: 10, height: 10, part: 'end' },
    { kind: 'path', d: `M${MARGIN + 10} ${y}H${x}` },
    ...inner.draw(x, y),
    { kind: 'path', d: `M${end} ${y}h10` },
    { kind: 'box', x: end + 10, y: y - 5, width: 10, height: 10, part: 'end' },
  ];
  if (shapes.length > MOST_SHAPES) throw tooLarge;
  return {
    width: Math.ceil(end + 20 + MARGIN),
    height: Math.ceil(y + Math.max(inner.down, 10) + MARGIN),
    shapes,
    title: `Railroad diagram of /${pattern}/${flags}`,
    description: outline(explain(pattern, flags)),
  };
}

const outline = ({ text, children }: Explanation): string =>
  [text, ...children.map(outline)].join(children.length > 0 ? ' ' : '').trim();

const SETS = { digit: 'digit', word: 'word character', space: 'white space' } as const;

class Drawing {
  #numbers: ReadonlyMap<AST.CapturingGroup, number>;
  #flags: string;

  constructor(numbers: ReadonlyMap<AST.CapturingGroup, number>, flags: string) {
    this.#numbers = numbers;
    this.#flags = flags;
  }

  alternatives(alternatives: readonly AST.Alternative[]): Box {
    return choice(alternatives.map(({ elements }) => this.#elements(elements)));
  }

  #elements(elements: readonly AST.Element[]): Box {
    const boxes: Box[] = [];
    let text = '';
    const flush = (): void => {
      if (text) boxes.push(token(`“${text}”`, 'text'));
      text = '';
    };
    for (const element of elements) {
      if (element.type === 'Character' && isPlain(element.value)) text += String.fromCodePoint(element.value);
      else {
        flush();
        boxes.push(this.#element(element));
      }
    }
    flush();
    return sequence(boxes);
  }

  #element(element: AST.Element): Box {
    switch (element.type) {
      case 'Assertion':
        return this.#assertion(element);
      case 'Backreference':
        return token(`same as group ${element.ref}`, 'reference');
      case 'CapturingGroup': {
        const number = this.#numbers.get(element)!;
        return framed(
          this.alternatives(element.alternatives),
          `group ${number}${element.name ? ` ${element.name}` : ''}`,
          'group',
        );
      }
      case 'Group': {
        const inner = this.alternatives(element.alternatives);
        return element.modifiers ? framed(inner, `flags ${element.modifiers.raw}`, 'look') : inner;
      }
      case 'Quantifier':
        return this.#quantifier(element);
      case 'Character':
        return token(charText(element.value), 'text');
      case 'CharacterSet':
        return token(this.#setText(element), 'set');
      default:
        return token(element.type === 'CharacterClass' ? this.#classText(element) : element.raw, 'set');
    }
  }

  #quantifier({ element, min, max, greedy }: AST.Quantifier): Box {
    const inner = this.#element(element);
    const lazy = greedy || min === max ? '' : ', as few as possible';
    const endless = max === Number.POSITIVE_INFINITY;
    const times = endless
      ? min > 1
        ? `${min} times or more`
        : ''
      : min === max
        ? `${min} times`
        : max > 1
          ? `${min} to ${max} times`
          : '';
    return repeated(inner, { skips: min === 0, loops: max > 1, label: (times + lazy).replace(/^, /, '') });
  }

  #assertion(element: AST.Assertion): Box {
    switch (element.kind) {
      case 'start':
        return token(this.#flags.includes('m') ? 'start of line' : 'start', 'anchor');
      case 'end':
        return token(this.#flags.includes('m') ? 'end of line' : 'end', 'anchor');
      case 'word':
        return token(element.negate ? 'no word boundary' : 'word boundary', 'anchor');
      default: {
        const side = element.kind === 'lookahead' ? 'followed' : 'preceded';
        return framed(this.alternatives(element.alternatives), `${element.negate ? 'not ' : ''}${side} by`, 'look');
      }
    }
  }

  #setText(element: AST.CharacterSet): string {
    if (element.kind === 'any') return this.#flags.includes('s') ? 'any character' : 'any but line break';
    const text = element.kind === 'property' ? element.raw : SETS[element.kind];
    return element.kind !== 'property' && element.negate ? `no ${text}` : text;
  }

  #classText({ elements, negate, raw }: AST.CharacterClass): string {
    if (elements.length === 0) return negate ? 'any character' : 'nothing';
    const parts = elements.map((part) => {
      if (part.type === 'Character') return charText(part.value);
      if (part.type === 'CharacterClassRange') return `${charText(part.min.value)}–${charText(part.max.value)}`;
      return part.type === 'CharacterSet' ? this.#setText(part) : part.raw;
    });
    const text = parts.join(' ');
    return text.length > 40 ? raw : `${negate ? 'none of ' : parts.length > 1 ? 'one of ' : ''}${text}`;
  }
}

const isPlain = (value: number): boolean => value === 32 || !/[\p{C}\p{Z}\p{M}]/u.test(String.fromCodePoint(value));

const NAMED: Readonly<Record<number, string>> = {
  9: 'tab',
  10: 'line feed',
  13: 'carriage return',
  32: 'space',
  160: 'no-break space',
};
const charText = (value: number): string =>
  NAMED[value] ??
  (isPlain(value) ? `“${String.fromCodePoint(value)}”` : `U+${value.toString(16).toUpperCase().padStart(4, '0')}`);
