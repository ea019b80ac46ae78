export { type FormatLanguage, type FormatOptions, formatWith, inputErrorOf, withoutComments } from './format';
export { type MinifiedScript, minifyScript, type ScriptMinifyOptions } from './minify';
