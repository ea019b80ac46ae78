export type { JsonDocument, JsonOptions } from './document';
export {
  childCount,
  children,
  getDepth,
  getKey,
  getKind,
  getPath,
  indexOf,
  isContainer,
  JsonKind,
  stringValue,
  transferables,
  valueText,
} from './document';

export { formatDocument, formatElements, formatJson, minifyDocument, minifyJson, toJs } from './format';
export { parseJson } from './scan';
export { decodeString } from './strings';
