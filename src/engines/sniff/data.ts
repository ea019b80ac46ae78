import { once } from './once';

const KEY = /^(\s*)(?:- )?(?:"[^"\n]+"|'[^'\n]+'|[A-Za-z_$./][\w.$/@-]*(?: [\w-]+)?)\s*:(?:\s|$)/;
/** Keys as programs have them, where people write "Name" and "Phone number". */
const PLAIN_KEY = /^\s*(?:- )?["']?[a-z_$./][\w.$/@-]*["']?\s*:(?:\s|$)/;
const ITEM = /^\s*- \S|^\s*-$/;

export interface SniffedYaml {
  readonly lines: number;
  /** So few keys that a note would look the same. */
  readonly isShort?: true;
}

/** Whether lines are YAML: keys and lists, by indentation. Notes that people write with colons are not. */
export const sniffYaml = once((text, isCut): SniffedYaml | undefined => {
  if (/^[[{<]/.test(text) || /^\t/m.test(text.slice(0, 5000))) return undefined;
  const all = text.split(/\r\n?|\n/);
  if (isCut) all.pop();
  const lines = all.filter((line) => line.trim() !== '' && !/^\s*#/.test(line) && !/^(?:---|\.\.\.)\s*$/.test(line));
  const isMarked = /^(?:%YAML|---\s*$)/m.test(text);
  if (lines.length < 2 || !/^\S/.test(lines[0]!) || !(KEY.test(lines[0]!) || ITEM.test(lines[0]!))) return undefined;
  const keys = lines.filter((line) => KEY.test(line));
  const plain = keys.filter((line) => PLAIN_KEY.test(line));
  const deeper = lines.filter((line) => /^\s+\S/.test(line));
  const structural = lines.filter((line) => KEY.test(line) || ITEM.test(line));
  if (keys.length === 0 || structural.length + deeper.length < lines.length) return undefined;
  // Blocks of text stand deeper than their key, whatever is in them.
  const isBlock = lines.some((line) => /:\s*[|>][-+]?\d?\s*$/.test(line));
  if (!isBlock && structural.length < lines.length * 0.7) return undefined;
  if (/[;{]\s*$/m.test(text) && !isBlock && lines.filter((line) => /[;{]\s*$/.test(line)).length > lines.length * 0.2)
    return undefined;
  if (plain.length < keys.length * 0.5 && !(isMarked || deeper.some((line) => KEY.test(line) && PLAIN_KEY.test(line))))
    return undefined;
  // Two keys with nothing below them are a note as well.
  const isDeep = deeper.length > 0 || (keys.length > 0 && lines.some((line) => ITEM.test(line)));
  if (isDeep || isMarked || plain.length >= 3) return { lines: lines.length };
  return plain.length === lines.length ? { lines: lines.length, isShort: true } : undefined;
});

const TOML_VALUE = String.raw`(?:"|'|\[|\{|[-+]?(?:\d|inf\b|nan\b)|true\b|false\b)`;
const TOML_LINE = new RegExp(
  String.raw`^\s*(?:[\w-]+|"[^"\n]+"|'[^'\n]+')(?:\s*\.\s*(?:[\w-]+|"[^"\n]+"))*\s*=\s*${TOML_VALUE}`,
);
const TOML_TABLE = /^\s*\[\[?\s*(?:[\w-]+|"[^"\n]+")(?:\s*\.\s*(?:[\w-]+|"[^"\n]+"))*\s*\]\]?\s*(?:#.*)?$/;

/** Whether a text is TOML: tables and keys with values that say their type. */
export const sniffToml = once((text): { tables: number; keys: number } | undefined => {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  if (!lines[0] || !(TOML_LINE.test(lines[0]) || TOML_TABLE.test(lines[0]))) return undefined;
  const tables = lines.filter((line) => TOML_TABLE.test(line)).length;
  const keys = lines.filter((line) => TOML_LINE.test(line)).length;
  if (/;\s*$/m.test(text) || /^\s*(?:const|let|var)\b/m.test(text)) return undefined;
  return keys > 0 && (tables > 0 || keys >= 2) && tables + keys >= lines.length * 0.4 ? { tables, keys } : undefined;
});

const MARKS: readonly (readonly [weight: number, pattern: RegExp])[] = [
  [2, /^#{1,6} \S[^\n]*\n(?:\s*\n|[^#\n])/m],
  [2, /^(?:```|~~~)[\w-]*\s*\n[\s\S]*?\S[\s\S]*?^(?:```|~~~)\s*$/m],
  [2, /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+(?:\s*:?-{3,}:?\s*)?\|?\s*$/m],
  [2, /!?\[[^\]\n]+\]\((?:https?:\/\/|\.{0,2}\/|#|[\w-]+\.)[^)\s]*(?:\s+"[^"]*")?\)/],
  [1, /^(?:[-*+] |\d+\. )\S[^\n]*\n(?:\s*\n)?(?:[-*+] |\d+\. |\s+)\S/m],
  [1, /(?:^|[\s(])\*\*[^*\s][^*\n]*\*\*|(?:^|\s)__[^_\s][^_\n]*__/m],
  [1, /(?:^|\s)`[^`\n]+`/],
  [1, /^> \S/m],
  [2, /^[-*] \[[ xX]\] \S/m],
  [1, /(?:^|\s)[*_][^*_\s][^*_\n]*[*_](?=[\s.,;:!?)]|$)/m],
  [1, /^(?:-{3,}|\*{3,}|={3,})\s*$/m],
];

/** How much of Markdown a text has; nothing where it has too little to be sure. */
export const sniffMarkdown = once((whole): { weight: number } | undefined => {
  const text = whole.slice(0, 20_000);
  if (/^[[{<]/.test(text) && !/^\[[^\]\n]+\]\(|^\[!\[/.test(text)) return undefined;
  if (/^(?:#!|\/\/|\/\*)/.test(text)) return undefined;
  const weight = MARKS.reduce((sum, [worth, pattern]) => sum + (pattern.test(`${text}\n`) ? worth : 0), 0);
  return weight >= 2 ? { weight } : undefined;
});
