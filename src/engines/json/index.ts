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
export { parseJson } from './scan';
export { decodeString } from './strings';
