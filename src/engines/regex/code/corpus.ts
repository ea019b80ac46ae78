/** Patterns, flags, texts and replacements that mean the same everywhere once translated. Only tests read them. */
export const CASES: readonly (readonly [pattern: string, flags: string, text: string, replacement: string])[] = [
  ['(?<year>\\d{4})-(\\d\\d)', 'g', 'x 2026-01 y 1999-12', '$2/$<year> $& $$1'],
  ['a.c$', 'gi', 'abc\nABC', '[$&]'],
  ['^\\w+', 'gm', 'one two\nthree é', '<$&>'],
  ['\\bfoo\\b', 'g', 'foo food xfoo foo', 'b\\ar'],
  ['[\\]\\-^\\\\a-c]+', 'g', 'x]-^\\abc d', '$0 $1'],
  ['"([^"\\\\]|\\\\.)*"', 'g', 'say "a \\" b" and "c"', "'$1'"],
  ["it's `(x|y)+`/", 'g', "it's `xyx`/ it's `z`/", '$1$1'],
  ['(a)(?!b)|(?<=c)(d)', 'g', 'ab ac cd', '[$1|$2]'],
  ['(\\w)\\1', '', 'hello book', '<$1>'],
  ['(?<q>[\'"])(.*?)\\k<q>', 'g', "'a' \"b'c\"", '$<q>'],
  ['x{2,3}?', 'g', 'xxxxx', '$$'],
  ['\\t|\\x41|\\u00e9|\\/', 'g', 'a\tA é /', '_'],
  ['.+', 'gs', 'a\nb', '($&)'],
  ['(?:ab|c)*d', 'g', 'ababd cd d', '-'],
  ['[^\\d\\s]+', 'g', 'a1 b2', '$&$&'],
  ['\\$\\{(\\w+)\\}', 'g', `a $\{name} b`, '{$1}0'],
  ['[&~]|a&&b', 'g', 'a&&b ~', '#'],
  ['\\D\\W', 'g', '1a-2', '.'],
  // Characters beyond U+FFFF: without the u flag JavaScript sees two halves, others one character.
  ['😀', 'g', 'a😀b😁😀', '[$&]'],
  ['[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]', 'g', 'x😀y𝒳z', '<$&>'],
  ['\\ud83d[\\ude00-\\ude4f]+', 'g', '😀😁 🚀 é😎', '_'],
  ['(?:\\ud83c|\\ud83d)[\\udc00-\\udeff]', 'g', '🌍😀𝒳', '$&!'],
  ['(👍🏽|👍)x?', 'g', '👍🏽x 👍 👎', '{$1}'],
  ['[😀-😎]+|é', 'gu', '😀😁z😎 é', '-'],
  ['(😀+)-[^😀]', 'gu', '😀😀-a 😀-😀', '$1'],
  ['a.b', 'gu', 'a😀b a\nb', '$&'],
];

/** The same with properties, which Python does not have. */
export const PROPERTY_CASES: typeof CASES = [
  ['\\p{Lu}+', 'gu', 'aÉB c Ω𝒳', '[$&]'],
  ['\\p{Lu}', 'giu', 'aÉ1ω', '[$&]'],
  ['[\\p{Ll}\\d]+', 'giu', 'aÉ1ω-', '[$&]'],
  ['\\p{Script=Greek}+|\\p{sc=Cyrillic}', 'gu', 'αβ a ж', '[$&]'],
  ['\\p{Uppercase_Letter}\\p{Nonspacing_Mark}', 'gu', 'E\u0301 e\u0301', '[$&]'],
  ['[^\\p{L}\\s]', 'gu', 'a1 😀', '#'],
];
