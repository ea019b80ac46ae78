import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { Html, Nodes as MdastNodes, RootContent } from 'mdast';
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

/** The signs of Markdown must touch words: blanks at the ends of what they mark go outside. */
function liftBlanks(parent: { children: MdastNodes[] }): void {
  const lifted: MdastNodes[] = [];
  const add = (node: MdastNodes) => {
    const last = lifted.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else lifted.push(node);
  };
  for (const node of parent.children) {
    if (!('children' in node)) {
      add(node);
      continue;
    }
    liftBlanks(node);
    const marked = MARKED.has(node.type) ? (node.children as MdastNodes[]) : [];
    const [first, last] = [marked[0], marked.at(-1)];
    let before = '';
    let after = '';
    if (first?.type === 'text') {
      before = /^\s*/.exec(first.value)![0];
      first.value = first.value.slice(before.length);
    }
    if (last?.type === 'text') {
      after = /\s*$/.exec(last.value)![0];
      last.value = last.value.slice(0, last.value.length - after.length);
    }
    if (before) add({ type: 'text', value: before });
    const isEmpty = marked.length === 1 && first?.type === 'text' && first.value === '' && node.type !== 'link';
    if (!isEmpty) add(node);
    if (after) add({ type: 'text', value: after });
  }
  parent.children = lifted;
}

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
    const tree = toMdast(root, {
      handlers: convertDivs ? {} : { div: keepDiv(page) },
      nodeHandlers: preserveComments ? {} : { comment: () => undefined },
    });
    liftBlanks(tree as { children: MdastNodes[] });
    return toMarkdown(tree, {
      extensions: [gfmToMarkdown()],
      bullet,
      rule: '-',
      listItemIndent: 'one',
    });
  } catch (error) {
    if (error instanceof RangeError) throw new InputError('Elements are nested too deeply to be converted');
    throw error;
  }
}
