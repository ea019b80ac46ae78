export { type CompareOptions, comparable, comparableText } from './compare';
export { type DiffControl, diffLines } from './diff-lines';
export { lineAt, lineCount } from './lines';
export { BLOCK_FIELDS, Block, HUNK_FIELDS, type LineDiff } from './model';
export { type Rows, type SplitRow, splitRows, type UnifiedRow, unifiedRows } from './rows';
export { editDistance, type Similarity, similarity } from './similarity';
export { type Keyword, type Readability, readability, topKeywords, wordsOf } from './text-stats';
export { diffWords, type WordDiff, type WordDiffOptions } from './words';
export { cutLine, isPlain, lineHeights, type WrappedRows, wrapSplit, wrapUnified } from './wrap';
