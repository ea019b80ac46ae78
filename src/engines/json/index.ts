export type { JsonDocument, JsonOptions } from './document';
export {
  childCount,
  children,
  depthOf,
  indexOf,
  isContainer,
  JsonKind,
  keyOf,
  kindOf,
  pathOf,
  stringValue,
  transferables,
  valueText,
} from './document';

export { formatDocument, formatElements, formatJson, minifyDocument, minifyJson, toJs } from './format';
export { parseJson } from './scan';
export { decodeString } from './strings';
