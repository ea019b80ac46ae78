import { InputError } from '../input-error';
import { escapeHtml } from './escape';

export interface FrontMatter {
  language: 'yaml' | 'toml';
  text: string;
  /** The rest, with an empty line in place of each line before it, so that lines keep their numbers. */
  rest: string;
  /** The line of `text`, counted from 0. */
  line: number;
}

const BLOCK = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)^(---|\.\.\.|\+\+\+)[ \t]*(?:\r?\n|$)/m;
const KEY = { yaml: /^(?:[\w"'].*?|\?.*):(?:[ \t\r]|$)/m, toml: /^\s*(?:[\w"'.-]+\s*=|\[)/m };

/** What stands between two lines of `---` (YAML) or `+++` (TOML) at the very start, if it has keys. */
export function splitFrontMatter(source: string): FrontMatter | undefined {
  if (!/^\uFEFF?(?:---|\+\+\+)[ \t]*\r?\n/.test(source)) return undefined;
  const [whole = '', open, text = '', close] = BLOCK.exec(source) ?? [];
  const language = open === '+++' ? 'toml' : 'yaml';
  if (whole === '' || (open === '+++') !== (close === '+++') || !KEY[language].test(text)) return undefined;
  return { language, text, rest: whole.replace(/[^\n]/g, '') + source.slice(whole.length), line: 1 };
}

/** A table of the keys and their values; text that cannot be read is shown with what is wrong with it. */
export async function frontMatterTable({ language, text, line }: FrontMatter): Promise<string> {
  try {
    const data = await import('../data');
    const { data: read } = await (language === 'yaml' ? data.readYaml(text) : data.readToml(text));
    if (read.kind === 'table') return `${writeValue(read, 'front-matter')}\n`;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const place = error.details.line === undefined ? '' : ` in line ${error.details.line + line}`;
    return `<div class="front-matter-error"><p>Front matter${place}: ${escapeHtml(error.message)}</p>\n<pre><code>${escapeHtml(text)}</code></pre>\n</div>\n`;
  }
  return `<pre class="front-matter"><code>${escapeHtml(text)}</code></pre>\n`;
}

/** Deeper than this nobody reads. */
const DEEPEST = 20;

function writeValue(data: import('../data').Data, name = '', depth = 0): string {
  if (depth > DEEPEST) return '…';
  switch (data.kind) {
    case 'table': {
      const rows = [...data.entries].map(
        ([key, value]) =>
          `<tr><th scope="row">${escapeHtml(key)}</th><td>${writeValue(value, '', depth + 1)}</td></tr>`,
      );
      return `<table${name && ` class="${name}"`}><tbody>${rows.join('')}</tbody></table>`;
    }
    case 'list':
      return data.items.every(({ kind }) => kind !== 'list' && kind !== 'table')
        ? data.items.map((item) => writeValue(item)).join(', ')
        : `<ul>${data.items.map((item) => `<li>${writeValue(item, '', depth + 1)}</li>`).join('')}</ul>`;
    case 'null':
      return '';
    case 'date':
      return escapeHtml(data.provided);
    case 'number':
      return data.text;
    default:
      return escapeHtml(String(data.value)).replace(/\r?\n/g, '<br>');
  }
}
