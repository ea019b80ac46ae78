export interface SniffedName {
  /** "camelCase". */
  readonly style: string;
  readonly score: number;
}

const CONSTANT = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
const SNAKE = /^[a-z][a-z\d]*(?:_[a-z\d]+)+$/;
/** Brands such as iPhone and eBay begin with one small letter, macOS goes on in capitals alone. */
const CAMEL = /^[a-z]{2,}[a-z\d]*(?:[A-Z]+[a-z\d]*)+$/;
/** Of three parts or more: names of products such as GitHub have two. */
const PASCAL = /^(?:[A-Z]+[a-z\d]+){3,}$|^[A-Z]{2,}[a-z]+(?:[A-Z][a-z\d]+)+$/;
/** So short or so plain that it can be the name of anything: what it is stays open, though its style can be changed. */
const PLAIN: readonly (readonly [string, RegExp])[] = [
  ['kebab-case', /^[a-z][a-z\d]*(?:-[a-z\d]+){2,}$/],
  ['Train-Case', /^[A-Z][a-z\d]+(?:-[A-Z][a-z\d]+){2,}$/],
  ['dot.case', /^[a-z][a-z\d]*(?:\.[a-z][a-z\d]*){3,}$/],
  ['camelCase', /^[a-z]{2,}[a-z\d]*(?:[A-Z]+[a-z\d]*)+$|^[a-z](?:[A-Z][a-z\d]+){2,}$/],
  ['PascalCase', /^(?=.{10})(?:[A-Z][a-z\d]{3,}){2}$/],
];
const PLAIN_SCORE = 0.42;
/** What some languages put around a name. */
const AROUND = /^[_$]{1,2}|_{1,2}$/g;
/** iPadOS, watchOS. */
const SYSTEM = /^[a-z]{1,6}(?:[A-Z][a-z]+)?OS$/;
const LONGEST = 100;

const lettered = (text: string) => text.split('_').filter((part) => /[a-z]/i.test(part)).length;

/** A name as programs have them: of several words joined by their case or by underscores. */
export function sniffName(written: string): SniffedName | undefined {
  if (written.length < 6 || written.length > LONGEST) return undefined;
  const text = written.replace(AROUND, '');
  if (CONSTANT.test(text) && lettered(text) > 1) return { style: 'CONSTANT_CASE', score: 0.75 };
  if (SNAKE.test(text) && lettered(text) > 1) return { style: 'snake_case', score: 0.75 };
  if (CAMEL.test(text) && /[A-Z][a-z]{2}/.test(text)) return { style: 'camelCase', score: 0.7 };
  // innerHTML: brands such as macOS end in two capitals at most.
  if (CAMEL.test(text) && /[A-Z]{3,}$/.test(text)) return { style: 'camelCase', score: 0.6 };
  if (PASCAL.test(text)) return { style: 'PascalCase', score: 0.6 };
  const [style] = PLAIN.find(([, pattern]) => pattern.test(text)) ?? [];
  return style && !SYSTEM.test(text) ? { style, score: PLAIN_SCORE } : undefined;
}
