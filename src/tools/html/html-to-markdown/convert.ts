import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Html, List, ListItem, Nodes as MdastNodes, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { InputError } from '@/engines/input-error';
import { readPage } from '@/engines/markup/read';

export interface ConvertOptions {
  preserveComments: boolean;
  convertDivs: boolean;
  bullet: '-' | '*' | '+';
}

/** A page that brings its own frame is read as one, anything else as a piece of one. */
const IS_PAGE = /<!doctype|<(?:html|head|body)[\s/>]/i;
/** The most columns that browsers let a cell span, and more rows than a table of Markdown should have. */
const WIDEST = 1000;

function* elementsIn(root: Nodes): Generator<Element> {
  const stack: Nodes[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'element') yield node;
    if ('children' in node) stack.push(...node.children);
  }
}

/** A span of a billion would become a billion cells. */
function clampSpans(root: Root): void {
  for (const { properties } of elementsIn(root))
    for (const name of ['colSpan', 'rowSpan'] as const)
      if (Number(properties[name]) > WIDEST) properties[name] = WIDEST;
}

/**
 * Takes out what Markdown has nothing for: comments that are not wanted, and elements in a line with nothing in them.
 * What collapses white space would look through all that follow each of them.
 */
function dropNothings(parent: Root | Element, keepsComments: boolean): void {
  parent.children = (parent.children as ElementContent[]).filter((child) => {
    if (child.type === 'comment') return keepsComments;
    if (child.type !== 'element') return true;
    dropNothings(child, keepsComments);
    return child.children.length > 0 || !IN_LINE.has(child.tagName) || child.properties.href !== undefined;
  });
}

const words = (text: string) => text.trim().split(/\s+/);
/** What browsers draw on lines of its own (HTML, 15.3: display is block), full or empty. */
const BLOCKS = new Set(
  words(`address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2
    h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table ul`),
);
/** What Markdown writes in one line, and what it marks within a paragraph: blocks in them would run into each other. */
const ONE_LINE = new Set(words('h1 h2 h3 h4 h5 h6 td th'));
const MARKS = new Set(words('b cite code del em i mark s strike strong u'));
/** What is set apart by itself, wherever it stands. */
const APART = new Set(words('dl menu ol table ul'));

/** What shows nothing but its content. */
const IN_LINE = new Set(
  words('a abbr acronym b bdi bdo big cite del dfn em font i ins s small span strike strong sub sup tt u'),
);

type Around = 'flow' | 'link' | 'marks' | 'line';
const aroundChildren = ({ tagName }: Element, around: Around): Around =>
  APART.has(tagName)
    ? 'flow'
    : around === 'line' || ONE_LINE.has(tagName)
      ? 'line'
      : MARKS.has(tagName)
        ? 'marks'
        : around === 'flow' && tagName === 'a'
          ? 'link'
          : around;

const isBare = ({ children }: Element): boolean =>
  children.every((child) =>
    child.type === 'element'
      ? isBare(child) && BLOCKS.has(child.tagName)
      : child.type !== 'text' || /^\s*$/.test(child.value),
  );

/** What is put there; two in a row are one. */
const PUT = 'x-break';
const isPut = (node: MdastNodes | undefined) => node?.type === 'break' && node.data !== undefined;
const isSpace = (node: MdastNodes) => isPut(node) && 'space' in (node.data ?? {});
const putBreak: Handle = (_, { properties: { space } }) => ({ type: 'break', data: space ? { space } : {} });

/** Puts something between blocks where they would run into each other, and marks those that separate by themselves. */
function separateBlocks(root: Root): void {
  const stack: { parent: Root | Element; around: Around }[] = [{ parent: root, around: 'flow' }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { parent, around } = next;
    const between = (): Element => ({
      type: 'element',
      tagName: PUT,
      properties: { space: around === 'line' },
      children: [],
    });
    parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      stack.push({ parent: child, around: aroundChildren(child, around) });
      if (!BLOCKS.has(child.tagName) || child.properties.hidden) return [child];
      // A link is split at the blocks in it, which an empty one would leave a link without text for.
      if (around === 'link' && isBare(child)) return [between()];
      if (around === 'line' || around === 'marks') return [between(), child, between()];
      child.data = { ...child.data, separates: true } as Element['data'];
      return [child];
    });
  }
}

/** A block without content still separates what is before it from what is behind it. */
const separating =
  (handle: Handle | undefined): Handle =>
  (state, node, parent) => {
    const content = handle ? handle(state, node, parent) : state.all(node);
    const nodes = content === undefined ? [] : Array.isArray(content) ? content : [content];
    const isEmpty = nodes.every((one) => one.type === 'list' && one.children.length === 0);
    return isEmpty && node.data && 'separates' in node.data ? { type: 'paragraph', children: [] } : content;
  };

/** What ends by itself, so that anything can follow on the next line. */
const ENDED = new Set(['code', 'heading', 'thematicBreak']);
/** What cannot be taken for a part of what stands on the line above it. */
const BEGUN = new Set(['blockquote', 'code', 'heading', 'list']);
const needsBlank = (above: MdastNodes, below: MdastNodes) =>
  !ENDED.has(above.type) && (!BEGUN.has(below.type) || above.type === below.type || above.type === 'table');
/** Paragraphs in these make nothing around them loose. */
const CLOSED = new Set(words('blockquote dl menu ol table ul'));

const hasParagraph = ({ children }: Element): boolean =>
  children.some(
    (child) =>
      child.type === 'element' && (child.tagName === 'p' || (!CLOSED.has(child.tagName) && hasParagraph(child))),
  );

/**
 * Blank lines within an item make the whole list loose, and each of its items a paragraph: only an item that has
 * paragraphs in its HTML, or content that would run together without the blank lines, is written with them. The library
 * asks the lists within an item too.
 */
const listItem: Handle = (state, node) => {
  const item = defaultHandlers.li!(state, node) as ListItem;
  const parts = item.children;
  item.spread = hasParagraph(node) || parts.some((part, at) => at > 0 && needsBlank(parts[at - 1]!, part));
  return item;
};

/** The library takes a start of 0 for none. */
const orderedList: Handle = (state, node) => {
  const list = defaultHandlers.ol!(state, node) as List;
  return node.properties.start === 0 ? { ...list, start: 0 } : list;
};

const handlers: Record<string, Handle | undefined> = { ...defaultHandlers, li: listItem, ol: orderedList };
const blockHandlers = Object.fromEntries(Array.from(BLOCKS, (name) => [name, separating(handlers[name])]));

/** A div as its own tags with Markdown between them. A blank line would end the HTML, so its tag takes one line. */
const keepDiv =
  (source: string): Handle =>
  (state, node) => {
    const content = state.all(node);
    const { opening } = (node.data?.position ?? {}) as {
      opening?: { start: { offset: number }; end: { offset: number } };
    };
    if (!opening || ('inTable' in state && state.inTable)) return content;
    const tag = source.slice(opening.start.offset, opening.end.offset).replace(/\s+/g, ' ');
    const html = (value: string): Html => ({ type: 'html', value });
    return [html(tag), ...(state.toFlow(content as RootContent[]) as RootContent[]), html('</div>')];
  };

const MARKED = new Set(['emphasis', 'strong', 'delete', 'link']);

/** Blocks in which a break at an end separates nothing, and would be written as a backslash that shows. */
const LINES = new Set(['root', 'paragraph', 'heading', 'tableCell']);

/** Takes blanks and breaks off the start of what is in a line, or off its end. */
function takeBlanks(children: MdastNodes[], blank: RegExp, end: 'shift' | 'pop'): MdastNodes[] {
  const taken: MdastNodes[] = [];
  const put = (node: MdastNodes) => (end === 'shift' ? taken.push(node) : taken.unshift(node));
  for (let node = children[end](); node; node = children[end]()) {
    if (node.type === 'break') put(node);
    else {
      const blanks = node.type === 'text' ? (blank.exec(node.value)?.[0] ?? '') : '';
      if (node.type === 'text' && blanks) {
        put({ type: 'text', value: blanks });
        node.value = end === 'shift' ? node.value.slice(blanks.length) : node.value.slice(0, -blanks.length);
      }
      if (node.type === 'text' && node.value === '') continue;
      if (end === 'shift') children.unshift(node);
      else children.push(node);
      break;
    }
  }
  return taken;
}

/** The signs of Markdown must touch words: blanks and breaks at the ends of what they mark go outside. */
function liftBlanks(parent: { type: string; children: MdastNodes[] }): void {
  const lifted: MdastNodes[] = [];
  const add = (node: MdastNodes) => {
    const last = lifted.at(-1);
    if (isPut(node) && isPut(last)) return;
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else lifted.push(node);
  };
  for (const node of parent.children) {
    if (!('children' in node)) {
      add(node);
      continue;
    }
    const wasEmpty = node.children.length === 0;
    liftBlanks(node);
    const children = node.children as MdastNodes[];
    const isMarked = MARKED.has(node.type);
    const before = isMarked ? takeBlanks(children, /^\s+/, 'shift') : [];
    const after = isMarked ? takeBlanks(children, /\s+$/, 'pop') : [];
    before.forEach(add);
    const isEmpty =
      children.length === 0 && (node.type === 'paragraph' || (isMarked && (node.type !== 'link' || !wasEmpty)));
    if (!isEmpty) add(node);
    after.forEach(add);
  }
  if (LINES.has(parent.type)) {
    takeBlanks(lifted, /^[ \t\r\n]+/, 'shift');
    takeBlanks(lifted, /[ \t\r\n]+$/, 'pop');
  }
  parent.children = lifted.map((node) => (isSpace(node) ? { type: 'text', value: ' ' } : node));
}

/** A place to jump to is no link. */
const linkOrContent: Handle = (state, node) =>
  node.properties.href === undefined ? state.all(node) : defaultHandlers.a!(state, node);

/** Markdown, with what GitHub adds, of any HTML. */
export function convertHtml(source: string, { preserveComments, convertDivs, bullet }: ConvertOptions): string {
  // Refuses what nests too deeply for those who walk the tree after it.
  readPage(source);
  try {
    const fragment = !IS_PAGE.test(source);
    // Without a doctype a paragraph could hold a table, as it could in very old browsers.
    const page = fragment || /<!doctype/i.test(source) ? source : `<!doctype html>${source}`;
    const root = fromHtml(page, { fragment, verbose: true });
    clampSpans(root);
    dropNothings(root, preserveComments);
    separateBlocks(root);
    const tree = toMdast(root, {
      handlers: {
        ...blockHandlers,
        [PUT]: putBreak,
        a: linkOrContent,
        ...(convertDivs ? {} : { div: keepDiv(page) }),
      },
      nodeHandlers: preserveComments ? {} : { comment: () => undefined },
    });
    liftBlanks(tree as { type: string; children: MdastNodes[] });
    return toMarkdown(tree, {
      extensions: [gfmToMarkdown()],
      bullet,
      rule: '-',
      listItemIndent: 'one',
    });
  } catch (error) {
    if (error instanceof RangeError) throw new InputError('Elements are nested too deeply to convert');
    throw error;
  }
}
