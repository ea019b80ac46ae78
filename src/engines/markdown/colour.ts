import type { Language, StreamParser } from '@codemirror/language';
import { escapeHtml } from './escape';

const grammar = async (load: Promise<{ language: Language }>) => (await load).language.parser;
const stream = async (load: Promise<StreamParser<unknown>>) => {
  const [{ StreamLanguage }, parser] = await Promise.all([import('@codemirror/language'), load]);
  return StreamLanguage.define(parser).parser;
};
const clike = (name: 'c' | 'cpp' | 'java' | 'csharp' | 'kotlin' | 'scala' | 'dart') =>
  stream(import('@codemirror/legacy-modes/mode/clike').then((mode) => mode[name] as StreamParser<unknown>));
const script = (dialect: { jsx?: boolean; typescript?: boolean }) =>
  grammar(import('@codemirror/lang-javascript').then(({ javascript }) => javascript(dialect)));

type Parser = Awaited<ReturnType<typeof grammar>>;

/** Each is fetched when a text has code in it. */
const LANGUAGES: Readonly<Record<string, () => Promise<Parser>>> = {
  c: () => clike('c'),
  cpp: () => clike('cpp'),
  csharp: () => clike('csharp'),
  css: () => grammar(import('@codemirror/lang-css').then(({ css }) => css())),
  dart: () => clike('dart'),
  diff: () => stream(import('@codemirror/legacy-modes/mode/diff').then(({ diff }) => diff)),
  dockerfile: () => stream(import('@codemirror/legacy-modes/mode/dockerfile').then(({ dockerFile }) => dockerFile)),
  go: () => stream(import('@codemirror/legacy-modes/mode/go').then(({ go }) => go)),
  html: () => grammar(import('@codemirror/lang-html').then(({ html }) => html())),
  java: () => clike('java'),
  javascript: () => script({ jsx: true }),
  json: () => grammar(import('@codemirror/lang-json').then(({ json }) => json())),
  kotlin: () => clike('kotlin'),
  markdown: () => grammar(import('@codemirror/lang-markdown').then(({ markdown }) => markdown())),
  python: () => grammar(import('@codemirror/lang-python').then(({ python }) => python())),
  ruby: () => stream(import('@codemirror/legacy-modes/mode/ruby').then(({ ruby }) => ruby)),
  rust: () => stream(import('@codemirror/legacy-modes/mode/rust').then(({ rust }) => rust)),
  scala: () => clike('scala'),
  shell: () => stream(import('@codemirror/legacy-modes/mode/shell').then(({ shell }) => shell)),
  sql: () => grammar(import('@codemirror/lang-sql').then(({ sql }) => sql())),
  toml: () => stream(import('@codemirror/legacy-modes/mode/toml').then(({ toml }) => toml)),
  typescript: () => script({ jsx: true, typescript: true }),
  xml: () => grammar(import('@codemirror/lang-xml').then(({ xml }) => xml())),
  yaml: () => grammar(import('@codemirror/lang-yaml').then(({ yaml }) => yaml())),
};
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'c#': 'csharp',
  bash: 'shell',
  cc: 'cpp',
  cjs: 'javascript',
  console: 'shell',
  cs: 'csharp',
  docker: 'dockerfile',
  golang: 'go',
  h: 'c',
  hpp: 'cpp',
  htm: 'html',
  js: 'javascript',
  jsonc: 'json',
  jsx: 'javascript',
  kt: 'kotlin',
  md: 'markdown',
  mjs: 'javascript',
  mts: 'typescript',
  patch: 'diff',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'shell',
  svg: 'xml',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
  zsh: 'shell',
};

/** Longer code is shown in one colour. */
const LONGEST = 100_000;

function find(name: string): (() => Promise<Parser>) | undefined {
  const small = name.toLowerCase();
  const key = Object.hasOwn(OTHER_NAMES, small) ? OTHER_NAMES[small]! : small;
  return Object.hasOwn(LANGUAGES, key) ? LANGUAGES[key] : undefined;
}

/** Colours code in one of these languages, by the grammars that editors use: elements with classes `hl-…`. */
export async function loadColours(names: readonly string[]): Promise<(code: string, name: string) => string> {
  const known = [...new Set(names)].filter(find);
  if (known.length === 0) return () => '';
  const { highlightCode, tagHighlighter, tags } = await import('@lezer/highlight');
  const parsers = new Map(await Promise.all(known.map(async (name) => [name, await find(name)!()] as const)));
  const classes = tagHighlighter([
    ...[tags.keyword, tags.bool, tags.null, tags.self, tags.atom, tags.operatorKeyword].map((tag) => ({
      tag,
      class: 'hl-keyword',
    })),
    ...[tags.string, tags.regexp, tags.url, tags.attributeValue, tags.inserted].map((tag) => ({
      tag,
      class: 'hl-string',
    })),
    ...[tags.number, tags.unit, tags.color].map((tag) => ({ tag, class: 'hl-number' })),
    ...[tags.propertyName, tags.attributeName, tags.tagName, tags.typeName, tags.className, tags.deleted].map(
      (tag) => ({ tag, class: 'hl-name' }),
    ),
    { tag: tags.function(tags.variableName), class: 'hl-name' },
    { tag: tags.function(tags.propertyName), class: 'hl-name' },
    ...[tags.comment, tags.meta].map((tag) => ({ tag, class: 'hl-comment' })),
    ...[tags.heading, tags.strong].map((tag) => ({ tag, class: 'hl-strong' })),
    { tag: tags.emphasis, class: 'hl-emphasis' },
  ]);
  return (code, name) => {
    const parser = parsers.get(name);
    if (!parser || code.length > LONGEST) return '';
    let html = '';
    const put = (text: string, found: string) => {
      html += found ? `<span class="${found}">${escapeHtml(text)}</span>` : escapeHtml(text);
    };
    highlightCode(code, parser.parse(code), classes, put, () => {
      html += '\n';
    });
    return html;
  };
}
