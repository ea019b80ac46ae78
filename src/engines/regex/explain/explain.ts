import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { InputError, placeAt } from '@/engines/input-error';
import { caseNote, getName, isPlain } from './characters';
import { type Explanation, list, type Mode, node } from './explanation';
import { explainSet } from './sets';

/** Groups are numbered as they are met, which is the order in which they open. */
type Numbers = Map<AST.CapturingGroup, number>;

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
    const what = run.length === 1 ? `The character ${getName(element)}` : `The text "${text}"`;
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
      return node(element, `The character ${getName(element)}${caseNote(text, mode)}`);
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
  if (typeof element.ref === 'number') return `The same text that capture group ${element.ref} matched`;
  const first = Array.isArray(element.resolved) ? element.resolved : [element.resolved];
  const number = first.length === 1 ? numbers.get(first[0]!) : undefined;
  const which = number === undefined ? '' : ` (${number})`;
  return `The same text that the group named "${element.ref}"${which} matched`;
}

function quantifierText({ min, max, greedy }: AST.Quantifier): string {
  if (max === 0) return 'Never (zero times):';
  if (min === max) return min === 1 ? 'Exactly once:' : `Exactly ${min} times:`;
  const most = greedy ? 'as often as possible' : 'as rarely as possible (lazy)';
  if (max === 1) return greedy ? 'Optional (zero times or once):' : 'Optional, left out if possible (lazy):';
  if (max === Number.POSITIVE_INFINITY) {
    const least = min === 0 ? 'Zero or more times' : min === 1 ? 'One or more times' : `${min} or more times`;
    return `${least}, ${most}:`;
  }
  return `Between ${min} and ${max} times, ${most}:`;
}
