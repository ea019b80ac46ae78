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
  /** A Unicode property, if it knows that kind. */
  property(key: string, value: string | null): string | undefined;
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
  Mark: 'M',
  Number: 'N',
  Decimal_Number: 'Nd',
  Punctuation: 'P',
  Symbol: 'S',
  Math_Symbol: 'Sm',
  Currency_Symbol: 'Sc',
  Separator: 'Z',
  Space_Separator: 'Zs',
  Other: 'C',
  Control: 'Cc',
};
const categoryOf = (key: string, value: string | null): string | undefined => {
  const name = value === null ? key : /^(?:General_Category|gc)$/.test(key) ? value : '';
  return /^[LMNPSZC][a-z]?$/.test(name) ? name : SHORT[name];
};
const scriptOf = (key: string, value: string | null): string | undefined =>
  value !== null && /^(?:Script|sc)$/.test(key) ? value : undefined;

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
    property: (key, value) => categoryOf(key, value) ?? scriptOf(key, value),
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
      const script = scriptOf(key, value);
      return (
        categoryOf(key, value) ??
        (script ? `IsScript=${script}`.replace('IsScript=', 'script=') : value === null ? `Is${key}` : undefined)
      );
    },
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
    property: categoryOf,
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
    property: (key, value) => categoryOf(key, value) ?? scriptOf(key, value) ?? (value === null ? key : undefined),
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
    property: (key, value) => categoryOf(key, value) ?? scriptOf(key, value) ?? (value === null ? key : undefined),
    sets: 'rust',
    badName: /\W/g,
  },
};
