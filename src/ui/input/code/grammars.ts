import { type LanguageSupport, StreamLanguage, LanguageSupport as Support } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import type { Language } from '@/kit/input';

/** Each grammar is fetched when first needed. */
export const GRAMMARS: Readonly<Record<Language, () => Promise<LanguageSupport>>> = {
  json: async () => (await import('@codemirror/lang-json')).json(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
  toml: async () => new Support(StreamLanguage.define((await import('@codemirror/legacy-modes/mode/toml')).toml)),
  xml: async () => (await import('@codemirror/lang-xml')).xml(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  python: async () => (await import('@codemirror/lang-python')).python(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true, typescript: true }),
  html: async () => (await import('@codemirror/lang-html')).html(),
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
  go: async () => new Support(StreamLanguage.define((await import('@codemirror/legacy-modes/mode/go')).go)),
};

/** What of a grammar is drawn how; code looks the same in editors and in results. */
export const PARTS = {
  literal: [tags.keyword, tags.bool, tags.null, tags.self, tags.atom],
  string: [tags.string, tags.regexp, tags.url, tags.attributeValue],
  number: [tags.number, tags.unit, tags.color],
  key: [tags.propertyName, tags.attributeName, tags.tagName, tags.typeName, tags.className],
  comment: [tags.comment],
  heading: [tags.heading, tags.strong],
  emphasis: [tags.emphasis],
} as const;
