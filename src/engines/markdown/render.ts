import type { MarkdownIt } from 'markdown-it';

export interface MarkdownOptions {
  /** What GitHub adds to CommonMark. */
  gfm?: boolean;
  /** Raw HTML as GitHub treats it (tags that take over a page become text), as it stands, or all of it as text. */
  html?: 'filter' | 'keep' | 'escape';
  /** A line break in a paragraph is one in the result. */
  breaks?: boolean;
  /** Curly quotes, dashes and dots. */
  smart?: boolean;
  /** Headings get an id made of their text, as on GitHub. */
  headingIds?: boolean;
}

/** CommonMark with GitHub's tables, task lists, strikethrough, autolinks and footnotes, or without, as HTML. */
export async function renderMarkdown(source: string, options: MarkdownOptions = {}): Promise<string> {
  const [{ default: Markdown }, { default: footnote }, { default: taskLists }] = await Promise.all([
    import('markdown-it'),
    import('markdown-it-footnote'),
    import('markdown-it-task-lists'),
  ]);
  const { gfm = true, html = 'filter', breaks = false, smart = false, headingIds = false } = options;
  const markdown = new Markdown({ html: html !== 'escape', breaks, typographer: smart, linkify: gfm });
  if (gfm) {
    markdown.use(footnote).use(taskLists);
    linkAsGitHub(markdown);
    strikeAsGitHub(markdown);
  } else markdown.disable(['table', 'strikethrough']);
  const isSafe = markdown.validateLink;
  // Beside what runs, the library also refuses files, which are addresses like any other.
  markdown.validateLink = (url) => /^file:/i.test(url.trim()) || isSafe(url);
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
    else if (last === ';') {
      // What looks like an entity is none of the address.
      const at = text.lastIndexOf('&', end);
      if (at === -1 || !/^[a-z\d]+;$/i.test(text.slice(at + 1, end))) break;
      end = at + 1;
    } else if (!/[?!.,:*_~'"]/.test(last)) break;
  }
  return end;
}

/** Addresses that start with a scheme or with www., not every word with a dot in it. */
function linkAsGitHub({ linkify }: MarkdownIt): void {
  linkify.set({ fuzzyLink: false });
  linkify.add('//', null);
  const match = linkify.match.bind(linkify);
  linkify.match = (text) =>
    match(text)?.filter(({ url }) => !/^mailto:/i.test(url) || /@[\p{L}\p{N}._-]+(?:\?|$)/u.test(url)) ?? null;
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

const TILDE = 0x7e;
/** The pairs of one tilde and of two do not close each other. */
const LONE_TILDE = -TILDE;

/** One or two tildes on each side; the library knows two alone. */
function strikeAsGitHub({ inline }: MarkdownIt): void {
  inline.ruler.at('strikethrough', (state, silent) => {
    if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false;
    const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, true);
    const token = state.push('text', '', 0);
    token.content = '~'.repeat(length);
    if (length <= 2) {
      const marker = length === 1 ? LONE_TILDE : TILDE;
      state.delimiters.push({ marker, length: 0, token: state.tokens.length - 1, end: -1, open, close });
    }
    state.pos += length;
    return true;
  });
  inline.ruler2.at('strikethrough', (state) => {
    for (const delimiters of [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])])
      for (const { marker, end, token } of delimiters) {
        if ((marker !== TILDE && marker !== LONE_TILDE) || end === -1) continue;
        for (const [at, nesting] of [
          [token, 1],
          [delimiters[end]!.token, -1],
        ] as const)
          Object.assign(state.tokens[at]!, {
            type: nesting === 1 ? 's_open' : 's_close',
            tag: 's',
            nesting,
            content: '',
          });
      }
    return true;
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
