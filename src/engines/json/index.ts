export type { JsonDocument, JsonOptions } from './document';
export {
  childCount,
  children,
  depthOf,
  indexOf,
  isContainer,
  JsonKind,
  keyOf,
  keyText,
  kindOf,
  memberNamed,
  nodeAt,
  pathOf,
  stringValue,
  transferables,
  valueText,
} from './document';
export type { FormatOptions, LayoutOptions, MinifyOptions } from './format';
export { formatDocument, formatJson, minifyDocument, minifyJson, toJs } from './format';
export type { JsonProblem, ProblemOptions } from './problems';
export { duplicateKeyNote, findJsonProblems } from './problems';
export type { JsonProblemCode } from './recovery';
export { parseJson } from './scan';
export { decodeString } from './strings';
export type { JsonToken, JsonTokenKind, TokenizeOptions } from './tokens';
export { tokenizeJson } from './tokens';
