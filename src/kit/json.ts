import { choice, toggle } from './option';

/** What several documents become, or an array, where the result is JSON. */
export const documents = choice(
  'Documents',
  { each: 'As they come', array: 'As one array', lines: 'As JSON Lines' },
  'each',
  { hint: 'JSON Lines has one document per line; it’s detected automatically' },
);

/** For tools that read JSON as its standard has it. */
export const jsonc = toggle('Allow JSONC', false, {
  hint: 'Accepts comments and trailing commas',
});

export const repair = toggle('Repair', false, {
  hint: 'Fixes common mistakes, such as single quotes, and lists the changes',
});

const SPACES = {
  '1': '1 space',
  '2': '2 spaces',
  '3': '3 spaces',
  '4': '4 spaces',
  '5': '5 spaces',
  '6': '6 spaces',
  '7': '7 spaces',
  '8': '8 spaces',
  '9': '9 spaces',
  '10': '10 spaces',
} as const;

/** YAML knows no tabs and no single line. */
export const spaces = choice('Indent Size', SPACES, '2');
export const spacesOrTab = choice('Indent Size', { ...SPACES, tab: 'Tab' }, '2');
export const spacesTabOrNone = choice('Indent Size', { ...SPACES, tab: 'Tab', none: 'One line' }, '2');

export type IndentSize = (typeof spacesTabOrNone)['initial'];

/** What a level is indented by. */
export const getIndent = (size: IndentSize): string =>
  size === 'tab' ? '\t' : size === 'none' ? '' : ' '.repeat(Number(size));
