// Whatever stands for one character out of many: classes, escapes such as \d, properties, and what the v flag makes of them.
import type { AST } from '@eslint-community/regexpp';
import { caseNote, getName, shown } from './characters';
import { type Explanation, list, type Mode, node } from './explanation';
import { propertyText } from './properties';

type SetElement =
  | AST.CharacterSet
  | AST.CharacterClass
  | AST.ExpressionCharacterClass
  | AST.ClassIntersection
  | AST.ClassSubtraction
  | AST.CharacterClassElement;

export function explainSet(element: SetElement, mode: Mode): Explanation {
  switch (element.type) {
    case 'Character':
      return node(element, capital(getName(element)) + caseNote(String.fromCodePoint(element.value), mode));
    case 'CharacterClassRange':
      return node(element, `From ${getName(element.min)} to ${getName(element.max)}`);
    case 'CharacterSet':
      return node(element, setText(element, mode));
    case 'CharacterClass': {
      if (element.elements.length === 0) {
        return node(element, element.negate ? 'Any character, line breaks included' : 'An empty set: never matches');
      }
      const text = element.negate
        ? 'One character that is not any of:'
        : mayHoldStrings(element)
          ? 'One of these characters or strings:'
          : 'One of these characters:';
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
