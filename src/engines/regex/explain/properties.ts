// What \p{…} stands for: the properties people write in words, the others by the names that Unicode gives them.
import type { AST } from '@eslint-community/regexpp';

const CATEGORIES: Record<string, string> = {
  L: 'a letter',
  Letter: 'a letter',
  Lu: 'a capital letter',
  Uppercase_Letter: 'a capital letter',
  Ll: 'a small letter',
  Lowercase_Letter: 'a small letter',
  Lt: 'a titlecase letter',
  Lm: 'a modifier letter',
  Lo: 'a letter without case',
  M: 'a combining mark',
  Mark: 'a combining mark',
  Mn: 'a nonspacing mark',
  N: 'a number',
  Number: 'a number',
  Nd: 'a decimal digit of any script',
  Decimal_Number: 'a decimal digit of any script',
  P: 'a punctuation mark',
  Punctuation: 'a punctuation mark',
  S: 'a symbol',
  Symbol: 'a symbol',
  Sc: 'a currency sign',
  Currency_Symbol: 'a currency sign',
  Sm: 'a mathematical sign',
  Math_Symbol: 'a mathematical sign',
  Z: 'a separator',
  Separator: 'a separator',
  Zs: 'a space',
  Space_Separator: 'a space',
  C: 'a control, format, private or unassigned character',
  Cc: 'a control character',
  Alphabetic: 'an alphabetic character',
  Uppercase: 'an uppercase character',
  Lowercase: 'a lowercase character',
  White_Space: 'white space',
  Emoji: 'a character that can be an emoji (digits included)',
  Emoji_Presentation: 'an emoji',
  Extended_Pictographic: 'a pictograph',
  ASCII: 'an ASCII character',
  Any: 'any code point',
  ID_Start: 'a character that can start an identifier',
  ID_Continue: 'a character that can be part of an identifier',
};

export function propertyText({ key, value, strings }: AST.UnicodePropertyCharacterSet): string {
  if (strings) return `a character or sequence with the Unicode property ${key}`;
  if (value === null) return CATEGORIES[key] ?? `a character with the Unicode property ${key}`;
  if (key === 'General_Category' || key === 'gc') {
    return CATEGORIES[value] ?? `a character of the Unicode category ${value}`;
  }
  if (key === 'Script' || key === 'sc') return `a character of the ${value.replaceAll('_', ' ')} script`;
  if (key === 'Script_Extensions' || key === 'scx') {
    return `a character used with the ${value.replaceAll('_', ' ')} script`;
  }
  return `a character with the Unicode property ${key} = ${value}`;
}
