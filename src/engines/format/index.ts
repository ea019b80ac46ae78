export { type FormatLanguage, formatWith, withoutComments } from './format';
