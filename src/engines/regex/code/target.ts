/** What a language's regular expressions can do, as far as it differs between them. */
export interface Target {
  name: string;
  /** `(?P<n>…)` or `(?<n>…)`. */
  named: 'P' | '';
  /** A back-reference by name. */
  again?: (name: string) => string;
  references: boolean;
  /** Look-behind of any, of bounded, of one length; or no look-around at all. */
  lookaround: 'any' | 'bounded' | 'fixed' | 'none';
  /** The end of the text where `$` would also hold before a last line break. */
  end: string;
  /** `\d`, `\w` and `\b` mean ASCII, or are made to by a flag. */
  ascii: boolean;
  /** A character by its number. */
  number(point: number): string;
  /** Sees a character beyond U+FFFF as two, as JavaScript does without the u flag. */
  halves?: true;
  /** Takes half of such a character for none, and refuses a pattern with one. */
  refusesHalves?: true;
  /** Places in a text are counted in bytes, or in whole characters. */
  counts?: 'bytes' | 'characters';
  /** An empty match right behind another one is left out. */
  skipsEmpty?: true;
  /** The i flag does not reach `\p{Lu}`. */
  strictCase?: true;
  /** A Unicode property, if it knows that kind; with what else is to be told of it. */
  property(key: string, value: string | null): string | undefined;
  propertyNote?(key: string, value: string | null): string | undefined;
  /** Set operations: Rust's, Java's, .NET's. */
  sets?: 'rust' | 'java' | 'net';
  /** Characters that a name of a group may not have. */
  badName: RegExp;
  /** The start of a search, for the sticky flag. */
  sticky?: string;
}

const hex = (point: number, digits: number): string => point.toString(16).toUpperCase().padStart(digits, '0');
const braced = (point: number): string => `\\x{${hex(point, 2)}}`;
const units = (point: number): string =>
  Array.from(
    { length: point > 0xffff ? 2 : 1 },
    (_, at) => `\\u${hex(String.fromCodePoint(point).charCodeAt(at), 4)}`,
  ).join('');

const SHORT: Readonly<Record<string, string>> = {
  Letter: 'L',
  Uppercase_Letter: 'Lu',
  Lowercase_Letter: 'Ll',
  Titlecase_Letter: 'Lt',
  Modifier_Letter: 'Lm',
  Other_Letter: 'Lo',
  Cased_Letter: 'LC',
  Mark: 'M',
  Combining_Mark: 'M',
  Nonspacing_Mark: 'Mn',
  Spacing_Mark: 'Mc',
  Enclosing_Mark: 'Me',
  Number: 'N',
  Decimal_Number: 'Nd',
  digit: 'Nd',
  Letter_Number: 'Nl',
  Other_Number: 'No',
  Punctuation: 'P',
  punct: 'P',
  Connector_Punctuation: 'Pc',
  Dash_Punctuation: 'Pd',
  Open_Punctuation: 'Ps',
  Close_Punctuation: 'Pe',
  Initial_Punctuation: 'Pi',
  Final_Punctuation: 'Pf',
  Other_Punctuation: 'Po',
  Symbol: 'S',
  Math_Symbol: 'Sm',
  Currency_Symbol: 'Sc',
  Modifier_Symbol: 'Sk',
  Other_Symbol: 'So',
  Separator: 'Z',
  Space_Separator: 'Zs',
  Line_Separator: 'Zl',
  Paragraph_Separator: 'Zp',
  Other: 'C',
  Control: 'Cc',
  cntrl: 'Cc',
  Format: 'Cf',
  Surrogate: 'Cs',
  Private_Use: 'Co',
  Unassigned: 'Cn',
};
/** The short name of a general category; LC is known to some only. */
const anyCategory = (key: string, value: string | null): string | undefined => {
  const name = value === null ? key : /^(?:General_Category|gc)$/.test(key) ? value : '';
  return /^(?:[LMNPSZC][a-z]?|LC)$/.test(name) ? name : SHORT[name];
};
const getCategory = (key: string, value: string | null): string | undefined => {
  const name = anyCategory(key, value);
  return name === 'LC' ? undefined : name;
};
const getScript = (key: string, value: string | null): string | undefined =>
  value !== null && /^(?:Script|sc)$/.test(key) ? value : undefined;
const getExtensions = (key: string, value: string | null): string | undefined =>
  value !== null && /^(?:Script_Extensions|scx)$/.test(key) ? value : undefined;
/** Scripts whose full name has four letters, as all short names have, which Go does not know. */
const FOUR_LETTERS = /^(?:Ahom|Cham|Kawi|Lisu|Thai|Toto)$/;

/** Properties that Java knows as they are called in JavaScript, those of emoji since version 21. */
const JAVA_PROPERTIES =
  /^(?:ASCII|Alphabetic|Alpha|Assigned|Hex_Digit|Ideographic|Join_Control|Lowercase|Lower|Noncharacter_Code_Point|Uppercase|Upper|White_Space|space)$/;
const JAVA_EMOJI = /^(?:Emoji(?:_Presentation|_Modifier|_Modifier_Base|_Component)?|Extended_Pictographic)$/;

export type CodeLanguage = 'javascript' | 'python' | 'go' | 'java' | 'csharp' | 'php' | 'rust';

export const TARGETS: Readonly<Record<Exclude<CodeLanguage, 'javascript'>, Target>> = {
  python: {
    name: 'Python',
    named: 'P',
    again: (name) => `(?P=${name})`,
    references: true,
    lookaround: 'fixed',
    end: '\\Z',
    ascii: true,
    number: (point) =>
      point < 0x100 ? `\\x${hex(point, 2)}` : point < 0x10000 ? `\\u${hex(point, 4)}` : `\\U${hex(point, 8)}`,
    property: () => undefined,
    counts: 'characters',
    badName: /\W/g,
  },
  go: {
    name: 'Go',
    named: 'P',
    references: false,
    lookaround: 'none',
    end: '\\z',
    ascii: true,
    number: braced,
    property(key, value) {
      const category = getCategory(key, value);
      const script = getScript(key, value);
      if (category === 'Cn') return undefined;
      if (script !== undefined && /^\w{4}$/.test(script) && !FOUR_LETTERS.test(script)) return undefined;
      return category ?? script ?? (key === 'Any' ? key : undefined);
    },
    propertyNote: (key, value) =>
      getCategory(key, value) === 'C' ? '\\p{C} has no unassigned characters in Go.' : undefined,
    refusesHalves: true,
    counts: 'bytes',
    skipsEmpty: true,
    badName: /\W/g,
  },
  java: {
    name: 'Java',
    named: '',
    again: (name) => `\\k<${name}>`,
    references: true,
    lookaround: 'bounded',
    end: '\\z',
    ascii: true,
    number: braced,
    property: (key, value) => {
      const script = getScript(key, value);
      return (
        anyCategory(key, value) ??
        (script ? `script=${script}` : JAVA_PROPERTIES.test(key) || JAVA_EMOJI.test(key) ? `Is${key}` : undefined)
      );
    },
    propertyNote: (key) => (JAVA_EMOJI.test(key) ? `\\p{Is${key}} needs Java 21 or later.` : undefined),
    sets: 'java',
    badName: /[^A-Za-z0-9]/g,
    sticky: '\\G',
  },
  csharp: {
    name: 'C#',
    named: '',
    again: (name) => `\\k<${name}>`,
    references: true,
    lookaround: 'any',
    end: '\\z',
    ascii: false,
    number: units,
    property: getCategory,
    strictCase: true,
    halves: true,
    sets: 'net',
    badName: /\W/g,
    sticky: '\\G',
  },
  php: {
    name: 'PHP',
    named: '',
    again: (name) => `\\k<${name}>`,
    references: true,
    lookaround: 'fixed',
    end: '\\z',
    ascii: false,
    number: braced,
    property(key, value) {
      const extended = getExtensions(key, value);
      const category = anyCategory(key, value);
      if (/^(?:Assigned|Changes_When_NFKC_Casefolded|CWKCF)$/.test(key)) return undefined;
      return (
        (category === 'LC' ? 'L&' : category) ??
        getScript(key, value) ??
        (extended ? `scx:${extended}` : value === null ? key : undefined)
      );
    },
    propertyNote(key, value) {
      if (getCategory(key, value) !== undefined || /^(?:General_Category|gc)$/.test(key) || key === 'Any')
        return undefined;
      return getScript(key, value)
        ? `\\p{${value}} means Script_Extensions from PCRE2 10.40 (PHP 8.2) on.`
        : `\\p{${value ?? key}} needs PCRE2 10.40 or later (PHP 8.2).`;
    },
    refusesHalves: true,
    counts: 'bytes',
    strictCase: true,
    badName: /\W/g,
    sticky: '\\G',
  },
  rust: {
    name: 'Rust',
    named: 'P',
    references: false,
    lookaround: 'none',
    end: '\\z',
    ascii: false,
    number: braced,
    property(key, value) {
      const extended = getExtensions(key, value);
      return (
        anyCategory(key, value) ??
        getScript(key, value) ??
        (extended ? `scx=${extended}` : value === null ? key : undefined)
      );
    },
    refusesHalves: true,
    counts: 'bytes',
    skipsEmpty: true,
    sets: 'rust',
    badName: /\W/g,
  },
};
