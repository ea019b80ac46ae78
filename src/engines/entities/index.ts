export { decodeEntities } from './decode';
export { type EntityForm, type EntityScope, encodeEntities, encodeNumeric } from './encode';
