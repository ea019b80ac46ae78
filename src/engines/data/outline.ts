/** What a document of data is made of, in a few words. */
export interface Outline {
  /** "3 keys", "12 items with 4 keys each". */
  readonly size: string;
  /** The first names in it. */
  readonly names: string;
}

/** More than this is not looked at: it would take longer than a glance is worth. */
const MOST = 100_000;
const NAMES = 6;
const LONGEST_HEADING = 200;

const count = (amount: number, what: string) => `${amount} ${what}${amount === 1 ? '' : 's'}`;
const list = (names: readonly string[]) => names.slice(0, NAMES).join(', ') + (names.length > NAMES ? ', …' : '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function outlineJson(text: string): Outline | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (isRecord(value)) return ofKeys(Object.keys(value));
  if (!Array.isArray(value)) return undefined;
  const keys = value.length > 0 && value.every(isRecord) ? [...new Set(value.flatMap((one) => Object.keys(one)))] : [];
  const each = keys.length > 0 ? ` with ${count(keys.length, 'key')}` : '';
  return { size: `List of ${count(value.length, 'item')}${each}`, names: list(keys) };
}

const ofKeys = (keys: readonly string[]): Outline => ({ size: count(keys.length, 'key'), names: list(keys) });

const unquoted = (name: string) => name.trim().replace(/^(["'])(.*)\1$/s, '$2');

/** By what stands at the beginning of its lines: keys, or the items of a list. */
function outlineYaml(text: string): Outline | undefined {
  const keys = new Set<string>();
  let items = 0;
  for (const line of text.split('\n')) {
    if (/^- |^-$/.test(line)) items++;
    const [, key] = /^("[^"]*"|'[^']*'|[^\s#\-[{&*!|>%@`"'][^#]*?):(?:\s|$)/.exec(line) ?? [];
    if (key !== undefined) keys.add(unquoted(key));
  }
  if (keys.size > 0) return ofKeys([...keys]);
  return items > 0 ? { size: `List of ${count(items, 'item')}`, names: '' } : undefined;
}

/** The keys and tables at its top, each once. */
function outlineToml(text: string): Outline | undefined {
  const names = new Set<string>();
  let isTop = true;
  for (const line of text.split('\n')) {
    const [, table] = /^\[\[?\s*("[^"]*"|'[^']*'|[\w-]+)/.exec(line) ?? [];
    // A list over several lines looks so too.
    if (table !== undefined && /\]\s*(?:#.*)?$/.test(line)) {
      isTop = false;
      names.add(unquoted(table));
      continue;
    }
    const [, key] = /^("[^"]*"|'[^']*'|[\w-]+)\s*[.=]/.exec(line) ?? [];
    if (key !== undefined && isTop) names.add(unquoted(key));
  }
  return names.size > 0 ? ofKeys([...names]) : undefined;
}

/** Without what stands between these marks. A pattern would look for the end of each beginning that has none. */
function without(text: string, start: string, end: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const from = text.indexOf(start, at);
    const to = from < 0 ? -1 : text.indexOf(end, from + start.length);
    if (to < 0) return kept + text.slice(at);
    kept += text.slice(at, from);
    at = to + end.length;
  }
}

function outlineXml(text: string): Outline | undefined {
  const plain = without(without(text, '<!--', '-->'), '<![CDATA[', ']]>');
  const [root, ...names] = [...plain.matchAll(/<([A-Za-z_][\w.:-]*)/g)].map(([, name]) => name!);
  if (root === undefined) return undefined;
  return { size: `<${root}> with ${count(names.length, 'element')}`, names: list([...new Set(names)]) };
}

const inWords = (counts: readonly (readonly [number, string])[]) =>
  counts.flatMap(([amount, what]) => (amount > 0 ? [count(amount, what)] : [])).join(', ');
const matches = (text: string, form: RegExp) => text.match(form)?.length ?? 0;

/** What the page is called, or its first heading says, and how much of what is in it. */
function outlineHtml(text: string): Outline | undefined {
  const [, , heading = ''] = /<(title|h[1-6])\b[^>]{0,200}>([\s\S]{1,300}?)<\/\1>/i.exec(text) ?? [];
  const name = heading
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, one: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[one] ?? '')
    .trim();
  const names = inWords([
    [matches(text, /<h[1-6]\b/gi), 'heading'],
    [matches(text, /<p\b/gi), 'paragraph'],
    [matches(text, /<(?:ul|ol)\b/gi), 'list'],
    [matches(text, /<table\b/gi), 'table'],
    [matches(text, /<img\b/gi), 'image'],
    [matches(text, /<a\b/gi), 'link'],
  ]);
  return name === '' ? undefined : { size: name, names };
}

/** Its first heading, and how much of what is in it. */
function outlineMarkdown(text: string): Outline | undefined {
  const prose = without(without(text, '\n```', '\n```'), '\n~~~', '\n~~~');
  const heading = /^#{1,6} +(\S.*)$/m
    .exec(prose)?.[1]
    ?.slice(0, LONGEST_HEADING)
    .replace(/ +#+ *$/, '');
  if (heading === undefined) return undefined;
  const names = inWords([
    [matches(prose, /^#{1,6} /gm), 'heading'],
    [matches(prose, /^ {0,3}(?:[-*+]|\d+[.)]) /gm), 'list item'],
    [prose.split('](').length - 1, 'link'],
    [matches(text, /^(?:```|~~~)/gm) >> 1, 'code block'],
  ]);
  return { size: heading.replace(/[*_`]/g, ''), names };
}

/** Its rules, by what stands before the brackets. */
function outlineCss(text: string): Outline | undefined {
  const parts = without(text, '/*', '*/').split('{').slice(0, -1);
  const names = parts.map((part) => part.split(/[};]/).at(-1)!.replace(/\s+/g, ' ').trim());
  return names.length > 0 ? { size: count(names.length, 'rule'), names: list(names) } : undefined;
}

const OUTLINES: Readonly<Record<string, (text: string) => Outline | undefined>> = {
  json: outlineJson,
  yaml: outlineYaml,
  toml: outlineToml,
  xml: outlineXml,
  html: outlineHtml,
  markdown: outlineMarkdown,
  css: outlineCss,
};

/** What a text of this language holds; nothing where it is long, or no data. */
export const outline = (text: string, language: string): Outline | undefined =>
  text.length > MOST ? undefined : OUTLINES[language]?.(text);
