import type { MarkdownIt } from 'markdown-it';
import { addLines, type Heading, readAlerts, readHeadings, readPageBreaks, writeContents } from './blocks';

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
  /** With `gfm`: TeX between dollar signs becomes MathML. */
  formulas?: boolean;
  /** With `gfm`: what to make of YAML or TOML at the start; `text` reads it as Markdown. */
  frontMatter?: 'table' | 'omit' | 'text';
  /** A list of the headings stands before everything, or where `[TOC]` is. */
  contents?: boolean;
  /** Code whose language is known is coloured. */
  colourCode?: boolean;
  /** Blocks tell their line in the source, in `data-line`. */
  sourceLines?: boolean;
}

export interface Rendered {
  html: string;
  headings: Heading[];
}

const CONTENTS_HERE = /<p(?: data-line="\d+")?>\[TOC\]<\/p>\n/i;

/**
 * CommonMark, or with it what GitHub adds: tables, task lists, strikethrough, autolinks, footnotes, alerts and, if asked for, formulas
 * and front matter; as HTML.
 */
export async function renderDocument(source: string, options: MarkdownOptions = {}): Promise<Rendered> {
  const [{ default: Markdown }, { default: footnote }, { default: taskLists }] = await Promise.all([
    import('markdown-it'),
    import('markdown-it-footnote'),
    import('markdown-it-task-lists'),
  ]);
  const { gfm = true, html = 'filter', breaks = false, smart = false, contents = false } = options;
  const markdown = new Markdown({ html: html !== 'escape', breaks, typographer: smart, linkify: gfm });
  if (gfm) {
    markdown.use(footnote).use(taskLists);
    linkAsGitHub(markdown);
    strikeAsGitHub(markdown);
    readAlerts(markdown);
    readPageBreaks(markdown);
    if (options.formulas) {
      const { readFormulas } = await import('./formulas');
      readFormulas(markdown);
    }
  } else markdown.disable(['table', 'strikethrough']);
  const isSafe = markdown.validateLink;
  // Beside what runs, the library also refuses files, which are addresses like any other.
  markdown.validateLink = (url) => /^file:/i.test(url.trim()) || isSafe(url);
  markdown.renderer.rules.s_open = () => '<del>';
  markdown.renderer.rules.s_close = () => '</del>';
  if (html === 'filter') filterTags(markdown);
  const headings: Heading[] = [];
  readHeadings(markdown, headings, options.headingIds || contents);
  if (options.sourceLines) addLines(markdown);

  const front = gfm && (options.frontMatter ?? 'text') !== 'text' ? await findFrontMatter(source) : undefined;
  const env = {};
  const tokens = markdown.parse(front?.rest ?? source, env);
  await prepareRenderer(markdown, tokens, options);
  let body = markdown.renderer.render(tokens, markdown.options, env);
  if (contents) {
    const list = writeContents(headings);
    body = CONTENTS_HERE.test(body) ? body.replace(CONTENTS_HERE, () => list) : list + body;
  }
  return { html: front && options.frontMatter === 'table' ? front.table + body : body, headings };
}

export const renderMarkdown = async (source: string, options?: MarkdownOptions): Promise<string> =>
  (await renderDocument(source, options)).html;

async function findFrontMatter(source: string): Promise<{ rest: string; table: string } | undefined> {
  // The rest is loaded only where there is some.
  if (!/^\uFEFF?(?:---|\+\+\+)/.test(source)) return undefined;
  const { splitFrontMatter, frontMatterTable } = await import('./front-matter');
  const front = splitFrontMatter(source);
  return front && { rest: front.rest, table: await frontMatterTable(front) };
}

type Token = ReturnType<MarkdownIt['parse']>[number];

const isFormulaBlock = ({ type, info }: Token): boolean => type === 'fence' && info.trim() === 'math';

/** Loads what writes formulas and colours code, where there are any. */
async function prepareRenderer(
  { renderer, options: settings }: MarkdownIt,
  tokens: readonly Token[],
  { gfm = true, formulas, colourCode }: MarkdownOptions,
): Promise<void> {
  const { rules } = renderer;
  const all = tokens.flatMap((token) => [token, ...(token.children ?? [])]);
  const hasFormulas = gfm && formulas && all.some((token) => token.type === 'formula' || isFormulaBlock(token));
  if (hasFormulas) {
    const write = await (await import('./formulas')).loadFormulas();
    const { fence } = rules;
    const line = (token: Token) => (token.attrGet('data-line') ? ` data-line="${token.attrGet('data-line')}"` : '');
    const display = (token: Token) => `<p class="formula"${line(token)}>${write(token.content.trim(), true)}</p>\n`;
    rules.formula = (list, at) =>
      list[at]!.block ? display(list[at]!) : write(list[at]!.content, (list[at]!.meta as { block: boolean }).block);
    rules.fence = (list, at, ...rest) => (isFormulaBlock(list[at]!) ? display(list[at]!) : fence!(list, at, ...rest));
  }
  if (colourCode) {
    const names = tokens.flatMap(({ type, info }) => (type === 'fence' ? [info.trim().split(/\s+/)[0]!] : []));
    if (names.length > 0) settings.highlight = await (await import('./colour')).loadColours(names);
  }
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
  const atStart = linkify.matchAtStart.bind(linkify);
  linkify.matchAtStart = (text) => {
    const found = atStart(text);
    // What ends strikethrough is none of the address.
    if (found) found.url = found.url.replace(/~+$/, '');
    return found;
  };
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
