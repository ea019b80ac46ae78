/** The words in which a tool is defined. */
export { InputError, placeAt } from '@/engines/input-error';
export { file, readBytes, source, text } from './input';
export { area, choice, color, date, integer, line, number, secret, tabs, toggle } from './option';
export {
  code,
  diff,
  factValue,
  fields,
  image,
  list,
  plain,
  result,
  resultAs,
  rowValue,
  summary,
  table,
} from './output';
export { type Context, defineTool } from './tool';
