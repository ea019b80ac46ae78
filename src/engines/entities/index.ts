export { type Decoded, decodeEntities, type EntityPlace } from './decode';
export { type EncodeOptions, type EntityForm, type EntityScope, encodeEntities, encodeNumeric } from './encode';
