export { formatJson, minifyJson } from './format';
export { parseJson } from './scan';
