export type { CompareOptions } from './compare';
export { diffLines } from './diff-lines';
export { HUNK_FIELDS, lineAt } from './layout';
export { lineCount } from './lines';
export { type LineDiff, loudHunks } from './model';
export { splitRows, unifiedRows } from './rows';
export { type Similarity, similarity } from './similarity';
export { diffWords, type WordDiff, type WordDiffOptions } from './words';
export { cutLine, isPlain, lineHeights, wrapSplit, wrapUnified } from './wrap';
