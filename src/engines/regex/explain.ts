import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { InputError, placeAt } from '@/engines/input-error';

/** A part of a pattern in words. Offsets are UTF-16 units of the pattern. */
export interface Explanation {
  start: number;
  end: number;
  text: string;
  children: Explanation[];
}

/** What the flags and the modifiers around a part make of it. */
interface Mode {
  ignoreCase: boolean;
  multiline: boolean;
  dotAll: boolean;
}

export function explain(pattern: string, flags: string): Explanation {
  const tree = parse(pattern, flags);
  const numbers = new Map<AST.CapturingGroup, number>();
  const mode = { ignoreCase: flags.includes('i'), multiline: flags.includes('m'), dotAll: flags.includes('s') };
  const children = explainAlternatives(tree.alternatives, mode, numbers);
  const text = pattern === '' ? 'Nothing: matches at every position' : 'Matches, in this order:';
  return node(tree, tree.alternatives.length > 1 ? 'Matches one of these, the first that fits:' : text, children);
}

function parse(pattern: string, flags: string): AST.Pattern {
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
  } catch (error) {
    if (error instanceof RegExpSyntaxError) {
      throw new InputError(error.message, { field: 'pattern', ...placeAt(pattern, error.index) });
    }
    if (error instanceof RangeError) throw new InputError('The pattern is nested too deeply to explain');
    throw error;
  }
}

function node({ start, end }: AST.Node, text: string, children: Explanation[] = []): Explanation {
  return { start, end, text, children };
}

type Numbers = Map<AST.CapturingGroup, number>;

function explainAlternatives(alternatives: AST.Alternative[], mode: Mode, numbers: Numbers): Explanation[] {
  if (alternatives.length === 1) return explainElements(alternatives[0]!.elements, mode, numbers);
  return alternatives.map((alternative, i) => {
    const children = explainElements(alternative.elements, mode, numbers);
    return node(
      alternative,
      `Alternative ${i + 1}${children.length === 0 ? ': nothing, always matches' : ':'}`,
      children,
    );
  });
}

function explainElements(elements: AST.Element[], mode: Mode, numbers: Numbers): Explanation[] {
  const out: Explanation[] = [];
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    if (element.type !== 'Character' || !isPlain(element)) {
      out.push(explainElement(element, mode, numbers));
      continue;
    }
    const run = [element];
    for (let next = elements[i + 1]; next?.type === 'Character' && isPlain(next); next = elements[i + 1]) {
      run.push(next);
      i++;
    }
    const text = run.map(({ value }) => String.fromCodePoint(value)).join('');
    const what = run.length === 1 ? `The character ${nameOf(element)}` : `The text "${text}"`;
    out.push({ start: element.start, end: run.at(-1)!.end, text: what + caseNote(text, mode), children: [] });
  }
  return out;
}

function explainElement(element: AST.Element, mode: Mode, numbers: Numbers): Explanation {
  switch (element.type) {
    case 'Assertion':
      return explainAssertion(element, mode, numbers);
    case 'Backreference':
      return node(element, backreferenceText(element, numbers));
    case 'CapturingGroup': {
      const number = numbers.size + 1;
      numbers.set(element, number);
      const name = element.name === null ? '' : `, named "${element.name}"`;
      return group(element, `Capture group ${number}${name}`, mode, numbers);
    }
    case 'Group':
      return explainGroup(element, mode, numbers);
    case 'Quantifier':
      return node(element, quantifierText(element), [explainElement(element.element, mode, numbers)]);
    case 'Character': {
      const text = String.fromCodePoint(element.value);
      return node(element, `The character ${nameOf(element)}${caseNote(text, mode)}`);
    }
    default:
      return explainSet(element, mode);
  }
}

function group(
  element: AST.CapturingGroup | AST.Group | AST.LookaroundAssertion,
  text: string,
  mode: Mode,
  numbers: Numbers,
): Explanation {
  const { alternatives } = element;
  const children = explainAlternatives(alternatives, mode, numbers);
  if (alternatives.length > 1) return node(element, `${text}, one of:`, children);
  return node(element, children.length === 0 ? `${text}, empty` : `${text}:`, children);
}

const MODIFIERS = [
  ['ignoreCase', 'case ignored', 'case respected'],
  ['multiline', '^ and $ matching at each line', '^ and $ matching at the ends of the text only'],
  ['dotAll', 'the dot matching line breaks', 'the dot not matching line breaks'],
] as const;

function explainGroup(element: AST.Group, mode: Mode, numbers: Numbers): Explanation {
  const { modifiers } = element;
  if (!modifiers) return group(element, 'Group, not captured', mode, numbers);
  const inside = { ...mode };
  const changes: string[] = [];
  for (const [key, on, off] of MODIFIERS) {
    if (modifiers.add[key]) {
      inside[key] = true;
      changes.push(on);
    } else if (modifiers.remove?.[key]) {
      inside[key] = false;
      changes.push(off);
    }
  }
  const how = changes.length > 0 ? `, with ${list(changes)}` : '';
  return group(element, `Group, not captured${how}`, inside, numbers);
}

function explainAssertion(element: AST.Assertion, mode: Mode, numbers: Numbers): Explanation {
  switch (element.kind) {
    case 'start':
      return node(element, mode.multiline ? 'Start of a line' : 'Start of the text');
    case 'end':
      return node(element, mode.multiline ? 'End of a line' : 'End of the text');
    case 'word':
      return node(
        element,
        element.negate
          ? 'Not a word boundary: word characters on both sides, or on neither'
          : 'Word boundary: a word character on one side only',
      );
    case 'lookahead':
      return group(element, element.negate ? 'Not followed by' : 'Followed by (not part of the match)', mode, numbers);
    case 'lookbehind':
      return group(element, element.negate ? 'Not preceded by' : 'Preceded by (not part of the match)', mode, numbers);
  }
}

function backreferenceText(element: AST.Backreference, numbers: Numbers): string {
  if (typeof element.ref === 'number') return `The same text as capture group ${element.ref} matched`;
  const first = Array.isArray(element.resolved) ? element.resolved : [element.resolved];
  const number = first.length === 1 ? numbers.get(first[0]!) : undefined;
  const which = number === undefined ? '' : ` (${number})`;
  return `The same text as the group named "${element.ref}"${which} matched`;
}

function quantifierText({ min, max, greedy }: AST.Quantifier): string {
  if (max === 0) return 'Never (zero times):';
  if (min === max) return min === 1 ? 'Exactly once:' : `Exactly ${min} times:`;
  const most = greedy ? 'as often as possible' : 'as seldom as possible (lazy)';
  if (max === 1) return greedy ? 'Optional (zero times or once):' : 'Optional, left out if possible (lazy):';
  if (max === Number.POSITIVE_INFINITY) {
    const least = min === 0 ? 'Zero or more times' : min === 1 ? 'One or more times' : `${min} or more times`;
    return `${least}, ${most}:`;
  }
  return `Between ${min} and ${max} times, ${most}:`;
}

type SetElement =
  | AST.CharacterSet
  | AST.CharacterClass
  | AST.ExpressionCharacterClass
  | AST.ClassIntersection
  | AST.ClassSubtraction
  | AST.CharacterClassElement;

function explainSet(element: SetElement, mode: Mode): Explanation {
  switch (element.type) {
    case 'Character':
      return node(element, capital(nameOf(element)) + caseNote(String.fromCodePoint(element.value), mode));
    case 'CharacterClassRange':
      return node(element, `From ${nameOf(element.min)} to ${nameOf(element.max)}`);
    case 'CharacterSet':
      return node(element, setText(element, mode));
    case 'CharacterClass': {
      if (element.elements.length === 0) {
        return node(element, element.negate ? 'Any character, line breaks included' : 'An empty set: never matches');
      }
      const text = element.negate
        ? 'One character that is none of:'
        : mayHoldStrings(element)
          ? 'One character or string out of:'
          : 'One character out of:';
      return node(
        element,
        text,
        element.elements.map((part) => explainSet(part, mode)),
      );
    }
    case 'ExpressionCharacterClass': {
      const { expression, negate } = element;
      const inner = explainSet(expression, mode);
      const text = negate
        ? `One character but not: ${inner.text.charAt(0).toLowerCase()}${inner.text.slice(1)}`
        : inner.text;
      return node(element, text, inner.children);
    }
    case 'ClassIntersection':
      return node(element, 'What is in both of:', [explainSet(element.left, mode), explainSet(element.right, mode)]);
    case 'ClassSubtraction':
      return node(element, 'What is in the first but not in the second of:', [
        explainSet(element.left, mode),
        explainSet(element.right, mode),
      ]);
    case 'ClassStringDisjunction': {
      const strings = element.alternatives.map(({ elements }) =>
        elements.length === 0 ? 'the empty string' : `"${elements.map(({ value }) => shown(value)).join('')}"`,
      );
      return node(
        element,
        strings.length === 1 ? `The string ${strings[0]}` : `One of the strings ${list(strings, 'or')}`,
      );
    }
  }
}

function mayHoldStrings(element: AST.CharacterClass): boolean {
  return element.elements.some(
    (part) =>
      part.type === 'ClassStringDisjunction' ||
      (part.type === 'CharacterSet' && part.kind === 'property' && part.strings),
  );
}

function setText(element: AST.CharacterSet, mode: Mode): string {
  switch (element.kind) {
    case 'any':
      return mode.dotAll ? 'Any character, line breaks included' : 'Any character except a line break';
    case 'digit':
      return element.negate ? 'Any character but a digit (0 to 9)' : 'A digit (0 to 9)';
    case 'space':
      return element.negate
        ? 'Any character but white space'
        : 'White space: a space, tab, line break or another Unicode space';
    case 'word':
      return element.negate
        ? 'Any character but a word character (A to Z, a to z, 0 to 9, _)'
        : 'A word character (A to Z, a to z, 0 to 9, _)';
    case 'property': {
      const what = propertyText(element);
      return element.negate ? `Any character but ${what}` : capital(what);
    }
  }
}

const CATEGORIES: Record<string, string> = {
  L: 'a letter',
  Letter: 'a letter',
  Lu: 'a capital letter',
  Uppercase_Letter: 'a capital letter',
  Ll: 'a small letter',
  Lowercase_Letter: 'a small letter',
  Lt: 'a titlecase letter',
  Lm: 'a modifier letter',
  Lo: 'a letter without case',
  M: 'a combining mark',
  Mark: 'a combining mark',
  Mn: 'a nonspacing mark',
  N: 'a number',
  Number: 'a number',
  Nd: 'a decimal digit of any script',
  Decimal_Number: 'a decimal digit of any script',
  P: 'a punctuation mark',
  Punctuation: 'a punctuation mark',
  S: 'a symbol',
  Symbol: 'a symbol',
  Sc: 'a currency sign',
  Currency_Symbol: 'a currency sign',
  Sm: 'a mathematical sign',
  Math_Symbol: 'a mathematical sign',
  Z: 'a separator',
  Separator: 'a separator',
  Zs: 'a space',
  Space_Separator: 'a space',
  C: 'a control, format, private or unassigned character',
  Cc: 'a control character',
  Alphabetic: 'an alphabetic character',
  Uppercase: 'an uppercase character',
  Lowercase: 'a lowercase character',
  White_Space: 'white space',
  Emoji: 'a character that can be an emoji (digits included)',
  Emoji_Presentation: 'an emoji',
  Extended_Pictographic: 'a pictograph',
  ASCII: 'an ASCII character',
  Any: 'any code point',
  ID_Start: 'a character that can start an identifier',
  ID_Continue: 'a character that can be part of an identifier',
};

function propertyText({ key, value, strings }: AST.UnicodePropertyCharacterSet): string {
  if (strings) return `a character or sequence with the Unicode property ${key}`;
  if (value === null) return CATEGORIES[key] ?? `a character with the Unicode property ${key}`;
  if (key === 'General_Category' || key === 'gc') {
    return CATEGORIES[value] ?? `a character of the Unicode category ${value}`;
  }
  if (key === 'Script' || key === 'sc') return `a character of the ${value.replaceAll('_', ' ')} script`;
  if (key === 'Script_Extensions' || key === 'scx') {
    return `a character used with the ${value.replaceAll('_', ' ')} script`;
  }
  return `a character with the Unicode property ${key} = ${value}`;
}

const NAMES: Record<number, string> = {
  0: 'null (U+0000)',
  8: 'backspace (U+0008)',
  9: 'tab (U+0009)',
  10: 'line feed (U+000A)',
  11: 'vertical tab (U+000B)',
  12: 'form feed (U+000C)',
  13: 'carriage return (U+000D)',
  32: 'space',
  160: 'no-break space (U+00A0)',
  8203: 'zero width space (U+200B)',
  8205: 'zero width joiner (U+200D)',
  65279: 'byte order mark (U+FEFF)',
};

/** Characters that cannot be told from the screen get a name or a number. */
function nameOf({ value, raw }: AST.Character): string {
  const name = NAMES[value];
  if (name) return name;
  const number = `U+${value.toString(16).toUpperCase().padStart(4, '0')}`;
  if (!isVisible(value)) return number;
  return /^\\[xuc0-7]/.test(raw) ? `"${String.fromCodePoint(value)}" (${number})` : `"${String.fromCodePoint(value)}"`;
}

function shown(value: number): string {
  return isVisible(value) || value === 32 ? String.fromCodePoint(value) : `\\u{${value.toString(16).toUpperCase()}}`;
}

function isVisible(value: number): boolean {
  return !/[\p{C}\p{Z}\p{M}]/u.test(String.fromCodePoint(value));
}

/** Fit to be joined with its neighbours into a text. */
function isPlain({ value, raw }: AST.Character): boolean {
  return (isVisible(value) || value === 32) && !/^\\[xuc0-7]/.test(raw);
}

function caseNote(text: string, mode: Mode): string {
  return mode.ignoreCase && text.toLowerCase() !== text.toUpperCase() ? ', in capital or small letters' : '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function list(items: string[], word = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
