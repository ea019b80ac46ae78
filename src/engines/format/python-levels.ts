import type { PythonToken } from './python-tokens';

/**
 * How tightly things bind, https://docs.python.org/3/reference/expressions.html#operator-precedence. `EDGE` is around whole expressions:
 * there a tuple needs no brackets. `PART` is around parts of lists, calls and statements: there it needs them.
 */
export const Level = {
  EDGE: 0,
  YIELD: 1,
  PART: 2,
  AS: 3,
  WALRUS: 4,
  LAMBDA: 5,
  TERNARY: 6,
  OR: 7,
  AND: 8,
  NOT: 9,
  COMPARE: 10,
  UNARY: 17,
  POWER: 18,
  AWAIT: 19,
  PRIMARY: 20,
  ATOM: 21,
} as const;

export const BINARY: ReadonlyMap<string, number> = new Map<string, number>([
  ...['<', '>', '<=', '>=', '==', '!=', '<>', 'in', 'is', 'not'].map((sign) => [sign, Level.COMPARE] as const),
  ['or', Level.OR],
  ['and', Level.AND],
  ['|', 11],
  ['^', 12],
  ['&', 13],
  ['<<', 14],
  ['>>', 14],
  ['+', 15],
  ['-', 15],
  ['*', 16],
  ['/', 16],
  ['//', 16],
  ['%', 16],
  ['@', 16],
  ['**', Level.POWER],
  [':=', Level.WALRUS],
  ['if', Level.TERNARY],
  ['else', Level.TERNARY],
  ['as', Level.AS],
]);

export const isAssignment = (sign: string): boolean => /^(?:[-+*/%@&|^]|\*\*|\/\/|>>|<<)=$/.test(sign);

/** A line, or what stands in a pair of brackets. */
export interface Frame {
  kind: 'line' | 'group' | 'call' | 'subscript' | 'display' | 'field';
  /** Where its bracket is in the output. */
  at: number;
  /** The operator in it that binds least. */
  loosest: number;
  /** How tightly the operator or word before binds what comes next. */
  left: number;
  afterOperand: boolean;
  /** The operator or word before. */
  before: string;
  commas: number;
  /** How many lambdas are still in their parameters. */
  lambdas: number;
  /** Between `for` and its `in`. */
  isTarget: boolean;
  isGenerator: boolean;
  /** These brackets stood around others. */
  isDouble: boolean;
  /** Holds what cannot stand in a list of context managers. */
  isExpression: boolean;
  /** Strings side by side, which are one. */
  run: { at: number; kind: string; text: string; raw: string; prefix: string } | undefined;
}

export function newFrame(kind: Frame['kind'], at: number): Frame {
  const isOpen = kind === 'subscript' || kind === 'field';
  return {
    kind,
    at,
    loosest: Level.ATOM,
    left: kind === 'line' ? Level.EDGE : isOpen ? Level.YIELD : Level.PART,
    afterOperand: false,
    before: '',
    commas: 0,
    lambdas: 0,
    isTarget: false,
    isGenerator: false,
    isDouble: false,
    isExpression: false,
    run: undefined,
  };
}

export function setOperand(frame: Frame): void {
  frame.afterOperand = true;
  frame.before = '';
}

/** Where the reading of a line is. */
export interface Walk {
  /** What the program says. Tokens that say nothing are emptied, so that the places of the others stay. */
  out: string[];
  tokens: PythonToken[];
  index: number;
  frames: Frame[];
  /** First word of the statement, empty where it begins with something else; and where it starts in the output. */
  statement: string | undefined;
  start: number;
  /** The colon that opens a block is still to come. */
  isHead: boolean;
}

/** Whether `if` is the guard of a pattern. */
export const isGuard = (walk: Walk, frame: Frame): boolean =>
  frame.kind === 'line' && walk.statement === 'case' && walk.isHead;
