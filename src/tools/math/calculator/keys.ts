export const SCIENTIFIC = ['sin', 'cos', 'tan', 'log', 'ln', 'x²', 'x³', '√', 'π', 'e', '(', ')', 'xʸ', 'n!', '1/x'];
export const BASIC = [
  'C',
  '±',
  '%',
  '÷',
  '7',
  '8',
  '9',
  '×',
  '4',
  '5',
  '6',
  '−',
  '1',
  '2',
  '3',
  '+',
  '0',
  '.',
  '⌫',
  '=',
];
export const MEMORY = ['MC', 'MR', 'M+', 'M−'];
export const KEY_CLASSES: Readonly<Record<string, string>> = {
  '=': 'calc-equals',
  C: 'calc-clear',
  '÷': 'calc-op',
  '×': 'calc-op',
  '−': 'calc-op',
  '+': 'calc-op',
};

/** Keys of the keyboard by the key of the pad they stand for. */
const TYPED: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '-': '−',
  '^': 'xʸ',
  '!': 'n!',
  ',': '.',
  Enter: '=',
  '=': '=',
  Escape: 'C',
  Delete: 'C',
  Backspace: '⌫',
};
const PLAIN = new Set([...BASIC, ...SCIENTIFIC]);
export const padKey = (key: string): string | undefined => TYPED[key] ?? (PLAIN.has(key) ? key : undefined);
/** After a result these act on it; any other starts anew. */
export const GOES_ON = new Set([
  '+',
  '−',
  '×',
  '÷',
  'xʸ',
  '%',
  'n!',
  'x²',
  'x³',
  '±',
  '1/x',
  '√',
  'sin',
  'cos',
  'tan',
  'log',
  'ln',
]);

/** Keys that compute, by the pad or the keyboard. */
export const COMPUTING = new Set(['=', 'Enter', 'M+', 'M−']);
