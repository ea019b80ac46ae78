import { type Entry, findEntry, relatedTo } from '../catalogue';
import { definedSlugs } from '../definitions';
import type { Language } from '../input';

const defined = new Set(definedSlugs);

/** Tools by the language they read; what detection will tell more exactly. */
const BY_LANGUAGE: Partial<Record<Language | 'csv' | 'base64' | 'url' | 'toml', readonly string[]>> = {
  json: [
    'json-formatter',
    'json-to-csv',
    'json-yaml',
    'json-path-finder',
    'json-minifier',
    'json-viewer',
    'json-validator',
  ],
  yaml: ['yaml-json', 'yaml-toml'],
  toml: ['toml-converter'],
  xml: ['xml-converter'],
  html: ['html-formatter', 'html-to-markdown', 'html-minifier', 'html-viewer'],
  markdown: ['markdown-html', 'markdown-viewer'],
  css: ['css-formatter', 'css-minifier'],
  sql: ['sql-prettify'],
  javascript: ['javascript-formatter', 'javascript-minifier'],
  csv: ['csv-to-json'],
  base64: ['base64-string'],
  url: ['url-parser', 'url-encoder-decoder'],
};

/** Useful after nearly everything. */
const ALWAYS = [
  'base64-string',
  'hash-text',
  'text-formatter',
  'line-sorter',
  'remove-duplicate-lines',
  'qr-generator',
];

/** What a text looks like at a glance. */
function languageOf(text: string): keyof typeof BY_LANGUAGE | undefined {
  const start = text.trimStart().slice(0, 2000);
  if (/^[[{]/.test(start)) return /^(\{\s*("|\})|\[\s*(["{[\]\d-]|true|false|null))/.test(start) ? 'json' : undefined;
  if (/^<(!doctype html|html|head|body|div|p|h[1-6]|ul|table|span|a)\b/i.test(start)) return 'html';
  if (/^<(\?xml|[a-z][\w:.-]*[\s>])/i.test(start)) return 'xml';
  if (/^(https?|ftp):\/\/\S+$/i.test(start.trim())) return 'url';
  if (/^(select|insert|update|delete|with|create)\s/i.test(start)) return 'sql';
  if (/^[A-Za-z0-9+/_-]{16,}={0,2}\s*$/.test(start) && /[A-Z]/.test(start) && /[a-z]/.test(start)) return 'base64';
  const [first = '', second = ''] = start.split('\n');
  const commas = first.split(',').length;
  if (commas > 1 && second !== '' && second.split(',').length === commas) return 'csv';
  if (/^(#{1,6} |[-*] |```)/m.test(start) && /\n/.test(start)) return 'markdown';
  if (/^[\w"-]+:( |\n)/.test(start) && /\n/.test(start)) return 'yaml';
  return undefined;
}

/** Whether a tool can be a step: one that makes something new only as the first. */
export const canBeStep = (slug: string, isFirst: boolean): boolean =>
  defined.has(slug) && (isFirst || !findEntry(slug)?.generator);

/** The tools that fit this very text, best first, then those that stand near the one it came from. */
export function suggestFor(
  text: string,
  from: string | undefined,
): { fits: readonly Entry[]; related: readonly Entry[] } {
  const language = languageOf(text);
  const known = (slugs: readonly string[]) =>
    slugs.filter((slug) => defined.has(slug)).flatMap((slug) => findEntry(slug) ?? []);
  const entry = from === undefined ? undefined : findEntry(from);
  return {
    fits: known([...((language && BY_LANGUAGE[language]) ?? []), ...ALWAYS]).slice(0, 8),
    related: entry ? relatedTo(entry).filter(({ slug }) => defined.has(slug)) : [],
  };
}
