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
const LONGEST = 100;

const lettered = (text: string) => text.split('_').filter((part) => /[a-z]/i.test(part)).length;

/** A name as programs have them: of several words joined by their case or by underscores. */
export function sniffName(text: string): SniffedName | undefined {
  if (text.length < 6 || text.length > LONGEST) return undefined;
  if (CONSTANT.test(text) && lettered(text) > 1) return { style: 'CONSTANT_CASE', score: 0.75 };
  if (SNAKE.test(text) && lettered(text) > 1) return { style: 'snake_case', score: 0.75 };
  if (CAMEL.test(text) && /[A-Z][a-z]{2}/.test(text)) return { style: 'camelCase', score: 0.7 };
  return PASCAL.test(text) ? { style: 'PascalCase', score: 0.6 } : undefined;
}
