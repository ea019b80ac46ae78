import type { MarkdownIt } from 'markdown-it';
import { escapeHtml } from './escape';

const KINDS = 'note|tip|important|warning|caution';
const MARK = new RegExp(`^\\[!(${KINDS})\\][ \\t]*(?:\\n|$)`, 'i');

/** GitHub's alerts: a quote whose first line is `[!NOTE]` or the like, and which holds something else. */
export function readAlerts({ core }: MarkdownIt): void {
  core.ruler.after('block', 'alerts', ({ tokens, Token }) => {
    for (let at = 0; at < tokens.length - 2; at++) {
      const quote = tokens[at]!;
      const [paragraph, inline] = [tokens[at + 1]!, tokens[at + 2]!];
      if (quote.type !== 'blockquote_open' || quote.level !== 0 || paragraph.type !== 'paragraph_open') continue;
      const [mark, kind] = MARK.exec(inline.content) ?? [];
      if (mark === undefined) continue;
      const isAlone = inline.content.length === mark.length;
      if (isAlone && tokens[at + 4]!.type === 'blockquote_close') continue;
      const name = kind!.toLowerCase();
      let close = at;
      while (tokens[close]!.type !== 'blockquote_close' || tokens[close]!.level !== 0) close++;
      quote.tag = tokens[close]!.tag = 'div';
      quote.attrSet('class', `markdown-alert markdown-alert-${name}`);
      const title = new Token('html_block', '', 0);
      title.content = `<p class="markdown-alert-title">${name[0]!.toUpperCase()}${name.slice(1)}</p>\n`;
      title.level = 1;
      if (isAlone) tokens.splice(at + 1, 3, title);
      else {
        inline.content = inline.content.slice(mark.length);
        tokens.splice(at + 1, 0, title);
      }
    }
  });
}

const BREAK = /^(?:\\(?:newpage|pagebreak)|<!--\s*pagebreak\s*-->)\s*$/i;

/** `\newpage`, `\pagebreak` or `<!-- pagebreak -->` on a line of its own begins a page where the text is printed. */
export function readPageBreaks({ core }: MarkdownIt): void {
  core.ruler.after('block', 'page_breaks', ({ tokens, Token }) => {
    for (let at = 0; at < tokens.length; at++) {
      const isParagraph = tokens[at]!.type === 'paragraph_open';
      const { type, content, map, level } = tokens[isParagraph ? at + 1 : at]!;
      if ((!isParagraph && type !== 'html_block') || !BREAK.test(content)) continue;
      const made = new Token('page_break', 'div', 0);
      Object.assign(made, { block: true, map, level, attrs: [['class', 'page-break']] });
      tokens.splice(at, isParagraph ? 3 : 1, made);
    }
  });
}

export interface Heading {
  level: number;
  text: string;
  id: string;
  /** Its line in the source, counted from 1. */
  line: number;
}

/** Lists the headings, each with an id made of its text as GitHub does, which they get if asked for. */
export function readHeadings({ core }: MarkdownIt, headings: Heading[], withIds: boolean): void {
  core.ruler.push('heading_ids', ({ tokens }) => {
    const used = new Map<string, number>();
    tokens.forEach((token, at) => {
      if (token.type !== 'heading_open') return;
      const parts = tokens[at + 1]?.children ?? [];
      const text = parts
        .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ''))
        .join('')
        .trim();
      const plain = text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');
      let id = plain;
      for (let count = used.get(plain) ?? 0; used.has(id); ) {
        id = `${plain}-${++count}`;
        used.set(plain, count);
      }
      used.set(id, 0);
      if (withIds) token.attrSet('id', id);
      const shown = parts
        .map(({ type, content }) =>
          /^(?:text|code_inline|formula|emoji)$/.test(type) ? content : /break$/.test(type) ? ' ' : '',
        )
        .join('')
        .trim();
      headings.push({ level: Number(token.tag.slice(1)), text: shown, id, line: (token.map?.[0] ?? 0) + 1 });
    });
  });
}

/** Tells of each block in which line of the source it starts, counted from 1. */
export function addLines({ core }: MarkdownIt): void {
  core.ruler.push('source_lines', ({ tokens }) => {
    for (const token of tokens)
      if (token.map && token.nesting >= 0 && token.type !== 'inline' && !token.hidden)
        token.attrSet('data-line', String(token.map[0] + 1));
  });
}

/** Headings as a list of links, each below the nearest heading of a higher level. */
export function writeContents(headings: readonly Heading[]): string {
  let html = '';
  const open: number[] = [];
  for (const { level, text, id } of headings) {
    while (open.length > 1 && open.at(-2)! >= level) {
      open.pop();
      html += '</li></ul>';
    }
    if (open.length === 0 || open.at(-1)! < level) {
      open.push(level);
      html += '<ul>';
    } else {
      open[open.length - 1] = level;
      html += '</li>';
    }
    html += `<li><a href="#${encodeURIComponent(id)}">${escapeHtml(text)}</a>`;
  }
  if (html === '') return '';
  return `<nav class="contents">${html}${'</li></ul>'.repeat(open.length)}</nav>\n`;
}
