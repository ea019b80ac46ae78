export interface CheatsheetRow {
  expression: string;
  description: string;
}

export const CHEATSHEET: readonly CheatsheetRow[] = [
  { expression: '.', description: 'Any character except a line break (with the s flag any character)' },
  { expression: '\\d', description: 'A digit, 0 to 9' },
  { expression: '\\D', description: 'Any character but a digit' },
  { expression: '\\w', description: 'A word character: A to Z, a to z, 0 to 9 or _' },
  { expression: '\\W', description: 'Any character but a word character' },
  { expression: '\\s', description: 'White space: space, tab, line break and other Unicode spaces' },
  { expression: '\\S', description: 'Any character but white space' },
  { expression: '\\n, \\r, \\t', description: 'Line feed, carriage return, tab' },
  { expression: '\\u{1F600}', description: 'The character with that code point (u or v flag)' },
  { expression: '\\p{L}', description: 'A character with a Unicode property, here any letter (u or v flag)' },
  { expression: '\\P{L}', description: 'A character without that property (u or v flag)' },
  { expression: '\\. \\* \\\\', description: 'A special character taken literally' },
  { expression: '[abc]', description: 'One of the characters a, b or c' },
  { expression: '[^abc]', description: 'One character that is not a, b or c' },
  { expression: '[a-z]', description: 'One character in the range from a to z' },
  { expression: '[\\w--\\d]', description: 'A word character that is not a digit (v flag)' },
  { expression: '[\\p{L}&&\\p{ASCII}]', description: 'A character in both sets (v flag)' },
  { expression: 'a|b', description: 'Either a or b' },
  { expression: '^', description: 'Start of the text (with the m flag of each line)' },
  { expression: '$', description: 'End of the text (with the m flag of each line)' },
  { expression: '\\b', description: 'A word boundary' },
  { expression: '\\B', description: 'A position that isn’t a word boundary' },
  { expression: 'a*', description: 'a zero or more times' },
  { expression: 'a+', description: 'a one or more times' },
  { expression: 'a?', description: 'a once or not at all' },
  { expression: 'a{3}', description: 'a exactly 3 times' },
  { expression: 'a{2,}', description: 'a 2 or more times' },
  { expression: 'a{2,4}', description: 'a 2 to 4 times' },
  { expression: 'a*?', description: 'As few times as possible (lazy), after any of the above' },
  { expression: '(abc)', description: 'A capture group' },
  { expression: '(?<name>abc)', description: 'A named capture group' },
  { expression: '(?:abc)', description: 'A group that is not captured' },
  { expression: '\\1, \\k<name>', description: 'The same text that a group matched before' },
  { expression: '(?=abc)', description: 'Followed by abc, which is not part of the match' },
  { expression: '(?!abc)', description: 'Not followed by abc' },
  { expression: '(?<=abc)', description: 'Preceded by abc, which is not part of the match' },
  { expression: '(?<!abc)', description: 'Not preceded by abc' },
];

/** What a replacement text can refer to. */
export const REPLACEMENT_CHEATSHEET: readonly CheatsheetRow[] = [
  { expression: '$&', description: 'The whole match' },
  { expression: '$1', description: 'The text of the first capture group' },
  { expression: '$<name>', description: 'The text of a named capture group' },
  { expression: '$`', description: 'The text before the match' },
  { expression: "$'", description: 'The text after the match' },
  { expression: '$$', description: 'A dollar sign' },
];
