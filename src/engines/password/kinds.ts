/** What the parts of a password turn out to be. */
export const PIECE_KINDS = {
  own: 'one of your own words',
  password: 'a common password',
  word: 'a word',
  name: 'a name',
  date: 'a date',
  keyboard: 'keys side by side',
  sequence: 'a sequence',
  repeat: 'a repetition',
  separator: 'a separator',
  other: 'no pattern',
} as const;
export type PieceKind = keyof typeof PIECE_KINDS;
