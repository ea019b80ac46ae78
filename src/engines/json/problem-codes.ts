// What can be wrong with a text, whoever finds it: the scan itself, or who looks at what it gave.
export type JsonProblemCode =
  | 'empty'
  | 'unexpected-end'
  | 'unexpected-character'
  | 'extra-text'
  | 'expected-value'
  | 'expected-key'
  | 'expected-colon'
  | 'expected-comma'
  | 'mismatched-bracket'
  | 'trailing-comma'
  | 'quotes'
  | 'unquoted-key'
  | 'bad-word'
  | 'bad-number'
  | 'bad-escape'
  | 'control-character'
  | 'unclosed-string'
  | 'unclosed-comment'
  | 'comment'
  | 'bom'
  | 'duplicate-key'
  | 'lone-surrogate';

/** Takes a mistake and either throws or lets the scan go on. */
export type Report = (code: JsonProblemCode, message: string, offset: number, end: number) => void;
