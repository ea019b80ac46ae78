/** One expression with a text to try it on. */
export interface SheetRow {
  readonly expression: string;
  readonly flags: string;
  readonly description: string;
  readonly sample: string;
  /** What it finds in the sample. */
  readonly finds: readonly string[];
}

type Row = readonly [expression: string, description: string, sample: string, finds: readonly string[], flags?: string];

const raw = String.raw;

const SHEET: Readonly<Record<string, readonly Row[]>> = {
  'Character Classes': [
    ['.', 'Any character except a line break', 'a1!\n', ['a', '1', '!']],
    [raw`\d`, 'A digit, 0 to 9', 'Room 42b', ['4', '2']],
    [raw`\D`, 'Any character but a digit', '4a2b', ['a', 'b']],
    [raw`\w`, 'A word character: A to Z, a to z, 0 to 9 or _', 'a_1 é!', ['a', '_', '1']],
    [raw`\W`, 'Any character but a word character', 'a_1 é!', [' ', 'é', '!']],
    [raw`\s`, 'White space: space, tab, line break and other Unicode spaces', 'a b\tc', [' ', '\t']],
    [raw`\S+`, 'A run of anything but white space', 'to be or', ['to', 'be', 'or']],
    ['[abc]', 'One of the characters a, b or c', 'aXbYc', ['a', 'b', 'c']],
    ['[^abc]', 'One character that is not a, b or c', 'aXbYc', ['X', 'Y']],
    ['[a-z]', 'One character in the range from a to z', 'aB3z', ['a', 'z']],
    ['[A-Za-z0-9]', 'One Latin letter or digit', 'é_Z9', ['Z', '9']],
    [raw`[\s\S]`, 'Any character, line breaks included', 'a\nb', ['a', '\n', 'b']],
    [raw`[.*+]`, 'In brackets most special characters are plain', '1.5*2', ['.', '*']],
    ['[a-]', 'A hyphen at the end of brackets is plain', 'a-b', ['a', '-']],
  ],
  Anchors: [
    ['^a', 'Start of the text', 'abca', ['a']],
    ['a$', 'End of the text', 'abca', ['a']],
    ['^.', 'Start of each line, with the m flag', 'one\ntwo', ['o', 't'], 'gm'],
    ['.$', 'End of each line, with the m flag', 'one\ntwo', ['e', 'o'], 'gm'],
    [raw`\bcat\b`, 'Word boundaries: only the whole word', 'cat concat cat', ['cat', 'cat']],
    [raw`\Bcat`, 'No word boundary before it', 'cat concat', ['cat']],
    [raw`^$`, 'An empty line, with the m flag', 'a\n\nb', [''], 'gm'],
    [raw`^\s*$`, 'A text of only white space', '  \t ', ['  \t '], 'g'],
  ],
  Quantifiers: [
    ['ab*', 'b zero or more times', 'a ab abb', ['a', 'ab', 'abb']],
    ['ab+', 'b one or more times', 'a ab abb', ['ab', 'abb']],
    ['colou?r', 'u once or not at all', 'color colour', ['color', 'colour']],
    ['a{3}', 'a exactly 3 times', 'aa aaa', ['aaa']],
    ['a{2,}', 'a 2 or more times', 'a aa aaaa', ['aa', 'aaaa']],
    [raw`\ba{2,3}\b`, 'a 2 to 3 times', 'a aa aaa aaaa', ['aa', 'aaa']],
    ['<.+>', 'As much as possible (greedy)', '<b>x</b>', ['<b>x</b>']],
    ['<.+?>', 'As little as possible (lazy)', '<b>x</b>', ['<b>', '</b>']],
    ['ab*?', 'Lazy: zero times if possible', 'abb', ['a']],
    ['a??b', 'Lazy: not at all if possible', 'aab', ['ab']],
    ['(?:ab){2}', 'A group several times', 'ab abab', ['abab']],
  ],
  Groups: [
    ['(ab)c', 'A capture group, number 1', 'abc', ['abc']],
    [raw`(?<year>\d{4})`, 'A named capture group', 'In 2026', ['2026']],
    ['(?:ab)c', 'A group that is not captured', 'abc', ['abc']],
    ['cat|dog', 'Either one or the other', 'cat, dog, cow', ['cat', 'dog']],
    ['gr(?:a|e)y', 'A choice within a word', 'gray grey groy', ['gray', 'grey']],
    [raw`(\w)\1`, 'The same text as group 1 again', 'letter bee', ['tt', 'ee']],
    [raw`(?<q>["']).*?\k<q>`, 'The same text as a named group', `"it's" 'a'`, [`"it's"`, "'a'"]],
    [raw`(\w+) \1`, 'A word that is repeated', 'the the cat', ['the the']],
    [raw`(a(b))c`, 'Groups within groups are numbered by their opening bracket', 'abc', ['abc']],
  ],
  Lookaround: [
    ['q(?=u)', 'Followed by u, which is not part of the match', 'quit Iraq', ['q']],
    ['q(?!u)', 'Not followed by u', 'quit Iraq', ['q']],
    [raw`(?<=\$)\d+`, 'Preceded by $, which is not part of the match', '$42 €7', ['42']],
    [raw`(?<!\$)\b\d+`, 'Not preceded by $', '$42 €7', ['7']],
    [raw`\d(?=(?:\d{3})+$)`, 'Digits followed by groups of three', '1234567', ['1', '4']],
    [raw`^(?=.*\d)(?=.*[a-z]).{6,}$`, 'Several conditions at once', 'abc123', ['abc123']],
    [raw`\b(?!the\b)\w+`, 'Words but not one of them', 'the other cat', ['other', 'cat']],
  ],
  Escapes: [
    [raw`\.`, 'A literal full stop', 'a.b', ['.']],
    [raw`\\`, 'A literal backslash', raw`C:\x`, ['\\']],
    [raw`\/`, 'A slash, escaped for patterns between slashes', 'a/b', ['/']],
    [raw`\(.*\)`, 'Literal brackets', 'f(x)', ['(x)']],
    [raw`\t`, 'A tab', 'a\tb', ['\t']],
    [raw`\n`, 'A line feed', 'a\nb', ['\n']],
    [raw`\r?\n`, 'A line break of Unix or Windows', 'a\r\nb\n', ['\r\n', '\n']],
    [raw`\x41`, 'The character with that hexadecimal code', 'ABA', ['A', 'A']],
    [raw`\u20ac`, 'The character with that code, four digits', '5 €', ['€']],
    [raw`\u{1F600}`, 'The character with that code point (u or v flag)', 'hi 😀', ['😀'], 'gu'],
    [raw`\cJ`, 'A control character, here the line feed', 'a\nb', ['\n']],
    [raw`[\b]`, 'A backspace, only in brackets', 'a\bb', ['\b']],
  ],
  Unicode: [
    [raw`\p{L}+`, 'Letters of any language (u or v flag)', 'né 東京 42', ['né', '東京'], 'gu'],
    [raw`\p{Lu}`, 'A capital letter', 'Ärger Ω x', ['Ä', 'Ω'], 'gu'],
    [raw`\p{N}`, 'A number of any script', '4 ٤ Ⅳ', ['4', '٤', 'Ⅳ'], 'gu'],
    [raw`\p{P}`, 'A punctuation mark', 'Hi! «a»', ['!', '«', '»'], 'gu'],
    [raw`\p{Sc}`, 'A currency sign', '$5 €6', ['$', '€'], 'gu'],
    [raw`\p{Script=Greek}+`, 'Letters of a script', 'abc αβγ', ['αβγ'], 'gu'],
    [raw`\p{Emoji_Presentation}`, 'A character shown as a picture', 'ok 🎉 1', ['🎉'], 'gu'],
    [raw`\p{RGI_Emoji}`, 'A whole emoji, joined ones too (v flag)', '👩‍👧 x', ['👩‍👧'], 'gv'],
    [raw`\P{ASCII}`, 'A character outside ASCII', 'naïve', ['ï'], 'gu'],
    [raw`[\w--\d]`, 'A word character that isn’t a digit (v flag)', 'a1_', ['a', '_'], 'gv'],
    [raw`[\p{L}&&\p{ASCII}]`, 'In both sets (v flag)', 'aé', ['a'], 'gv'],
    [raw`^.$`, 'With the u flag a character is a whole code point', '😀', ['😀'], 'gu'],
  ],
  Flags: [
    ['a', 'g: all matches, not only the first', 'banana', ['a', 'a', 'a'], 'g'],
    ['a', 'Without g: the first match only', 'banana', ['a'], ''],
    ['straße', 'i: upper and lower case are the same', 'Straße', ['Straße'], 'gi'],
    [raw`^\w+$`, 'm: ^ and $ also at each line', 'ab\ncd', ['ab', 'cd'], 'gm'],
    ['a.b', 's: the dot also matches line breaks', 'a\nb', ['a\nb'], 'gs'],
    ['a', 'y: a match must start where the last one ended', 'aaba', ['a', 'a'], 'gy'],
    ['(?<n>b)', 'd: records where each group starts and ends', 'abc', ['b'], 'gd'],
  ],
  'Common Patterns': [
    [raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`, 'Email addresses in a text', 'to ada@example.com, bob', ['ada@example.com']],
    [
      raw`https?:\/\/[^\s<>"]+`,
      'Web addresses in a text',
      'see https://example.com/a?b=1 ok',
      ['https://example.com/a?b=1'],
    ],
    [
      raw`(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?!\.?\d)`,
      'IPv4 addresses',
      'Ping 10.0.0.255. Not 300.1.1.1 or 1.2.3.4.5',
      ['10.0.0.255'],
    ],
    [
      raw`\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b`,
      'Dates like 2026-01-31',
      '2026-01-31 2026-13-01',
      ['2026-01-31'],
    ],
    [
      raw`\b(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?\b`,
      'Times from 00:00 to 23:59:59',
      '09:30 24:00 23:59:59',
      ['09:30', '23:59:59'],
    ],
    [
      raw`\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b`,
      'UUIDs',
      'id 6088c439-f4cb-4a82-8f0c-42b2a21988a6',
      ['6088c439-f4cb-4a82-8f0c-42b2a21988a6'],
      'gi',
    ],
    [
      raw`#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b`,
      'Colors in hexadecimal',
      '#fff #0b6b4d #12345',
      ['#fff', '#0b6b4d'],
      'gi',
    ],
    [
      raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`,
      'Numbers, with decimals and exponent',
      '-1.5 .2 3e8',
      ['-1.5', '.2', '3e8'],
      'gi',
    ],
    [raw`"(?:[^"\\]|\\.)*"`, 'Strings in double quotes, escapes included', raw`say "a \" b" now`, [raw`"a \" b"`]],
    [raw`<([a-z][\w-]*)\b[^>]*>`, 'Opening HTML tags', '<p class="a">x</p>', ['<p class="a">'], 'gi'],
    [raw`^\s+|\s+$`, 'White space at both ends', '  a b ', ['  ', ' ']],
    [raw` {2,}`, 'Several spaces in a row', 'a  b   c', ['  ', '   ']],
    [raw`\b(\w+)\s+\1\b`, 'Doubled words', 'Paris in the the spring', ['the the'], 'gi'],
    [raw`^[a-z0-9]+(?:-[a-z0-9]+)*$`, 'A slug', 'my-post-42', ['my-post-42']],
    [
      raw`\b\d+\.\d+\.\d+(?:-[\w.]+)?(?:\+[\w.]+)?`,
      'Version numbers (SemVer)',
      '1.2.3-beta.1 and 10.0.0',
      ['1.2.3-beta.1', '10.0.0'],
    ],
    [raw`(?<=^|[^\w@])@\w{1,15}\b`, 'Mentions of people', 'hi @ada, bob@x.org', ['@ada']],
    [raw`#[\p{L}\p{N}_]+`, 'Hashtags', 'so #grün #2026', ['#grün', '#2026'], 'gu'],
    [raw`\b(?:\d[ -]?){12,18}\d\b`, 'A possible card number', 'pay 4111 1111 1111 1111 ok', ['4111 1111 1111 1111']],
    [raw`^(?:\+|00)\d[\d ()-]{6,}\d$`, 'A phone number with country code', '+49 30 123456', ['+49 30 123456']],
    [raw`[^/\\]+(?=\.[^.]+$)`, 'A file name without its extension', '/a/b/report.pdf', ['report']],
  ],
};

export const SHEET_CATEGORIES: readonly string[] = Object.keys(SHEET);
const sheetRows = (category: string): readonly SheetRow[] =>
  (SHEET[category] ?? []).map(([expression, description, sample, finds, flags = 'g']) => ({
    expression,
    description,
    sample,
    finds,
    flags,
  }));

export interface FoundRow extends SheetRow {
  readonly category: string;
}

/** Rows that hold every word of a search in their expression or description. */
export function findRows(search: string, category = 'All'): readonly FoundRow[] {
  const words = search.toLowerCase().slice(0, 1000).split(/\s+/).filter(Boolean);
  return SHEET_CATEGORIES.filter((name) => category === 'All' || name === category).flatMap((name) =>
    sheetRows(name)
      .filter(({ expression, description }) => {
        const text = `${expression} ${description}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .map((row) => ({ ...row, category: name })),
  );
}

export const toMarkdown = (rows: readonly FoundRow[]): string =>
  [
    '# Regex Cheatsheet',
    ...SHEET_CATEGORIES.flatMap((category) => {
      const inCategory = rows.filter((row) => row.category === category);
      if (inCategory.length === 0) return [];
      const lines = inCategory.map(
        ({ expression, flags, description }) =>
          `| \`${expression.replaceAll('|', '\\|')}\` | ${flags} | ${description.replaceAll('|', '\\|')} |`,
      );
      return ['', `## ${category}`, '', '| Expression | Flags | Description |', '| --- | --- | --- |', ...lines];
    }),
    '',
  ].join('\n');
