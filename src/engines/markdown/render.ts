import type { MarkdownIt } from 'markdown-it';

export interface MarkdownOptions {
  /** Raw HTML as GitHub treats it (tags that take over a page become text), as it stands, or all of it as text. */
  html?: 'filter' | 'keep' | 'escape';
  /** A line break in a paragraph is one in the result. */
  breaks?: boolean;
  /** Curly quotes, dashes and dots. */
  smart?: boolean;
  /** Headings get an id made of their text, as on GitHub. */
  headingIds?: boolean;
}

/** CommonMark with GitHub's tables, task lists, strikethrough, autolinks and footnotes, as HTML. */
export async function renderMarkdown(source: string, options: MarkdownOptions = {}): Promise<string> {
  const [{ default: Markdown }, { default: footnote }, { default: taskLists }] = await Promise.all([
    import('markdown-it'),
    import('markdown-it-footnote'),
    import('markdown-it-task-lists'),
  ]);
  const { html = 'filter', breaks = false, smart = false, headingIds = false } = options;
  const markdown = new Markdown({ html: html !== 'escape', breaks, typographer: smart, linkify: true });
  markdown.use(footnote).use(taskLists);
  linkAsGitHub(markdown);
  markdown.renderer.rules.s_open = () => '<del>';
  markdown.renderer.rules.s_close = () => '</del>';
  if (html === 'filter') filterTags(markdown);
  if (headingIds) addIds(markdown);
  return markdown.render(source);
}

const WWW = /(?:[\p{L}\p{N}_-]+\.)*[\p{L}\p{N}-]+\.[\p{L}\p{N}-]+(?::\d+)?(?:[/?#][^\s<]*)?/uy;

/** Where the punctuation that ends a sentence and not an address begins. */
function addressEnd(text: string): number {
  let end = text.length;
  let open = 0;
  for (const sign of text) open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
  for (; end > 0; end--) {
    const last = text[end - 1]!;
    if (last === ')' && open < 0) open++;
    else if (!/[?!.,:*_~'"]/.test(last)) break;
  }
  return end;
}

/** Addresses that start with a scheme or with www., not every word with a dot in it. */
function linkAsGitHub({ linkify }: MarkdownIt): void {
  linkify.set({ fuzzyLink: false });
  linkify.add('www.', {
    validate(text, at) {
      WWW.lastIndex = at;
      const [found = ''] = WWW.exec(text) ?? [];
      return addressEnd(found);
    },
    normalize(match) {
      match.url = `http://${match.url}`;
    },
  });
}

// GitHub Flavored Markdown, section 6.11.
const FILTERED = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/gi;

function filterTags({ renderer }: MarkdownIt): void {
  renderer.rules.html_block = renderer.rules.html_inline = (tokens, at) =>
    tokens[at]!.content.replace(FILTERED, '&lt;');
}

function addIds(markdown: MarkdownIt): void {
  markdown.core.ruler.push('heading_ids', ({ tokens }) => {
    const used = new Map<string, number>();
    tokens.forEach((token, at) => {
      if (token.type !== 'heading_open') return;
      const text = (tokens[at + 1]?.children ?? [])
        .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ''))
        .join('');
      const id = text
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');
      const count = used.get(id) ?? 0;
      used.set(id, count + 1);
      token.attrSet('id', count === 0 ? id : `${id}-${count}`);
    });
  });
}
