export const MARKS = {
  bold: 'B',
  italic: 'I',
  underline: 'U',
  strike: 'S',
  code: 'CODE',
  sub: 'SUB',
  sup: 'SUP',
} as const;
export type Mark = keyof typeof MARKS;
export type BlockTag = 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
export type Command =
  | Mark
  | BlockTag
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'pre'
  | 'left'
  | 'center'
  | 'right'
  | 'indent'
  | 'outdent'
  | 'rule'
  | 'plain'
  | 'undo'
  | 'redo';

/** What is true where the cursor stands. */
export interface Status {
  on: readonly Command[];
  /** In a cell of a table, where a block cannot become another. */
  inTable: boolean;
  /** Several of its cells are selected. */
  canMerge: boolean;
  /** The cell covers several. */
  canSplit: boolean;
  inList: boolean;
  inLink: boolean;
  onImage: boolean;
  canUndo: boolean;
  canRedo: boolean;
}
export interface ImageFacts {
  src: string;
  alt: string;
  width: string;
}
