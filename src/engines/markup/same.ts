import { isIdle, isRedundant } from './attributes';
import { BOOLEAN_ATTRIBUTES } from './boolean-attributes';
import type { InnerCode } from './inner-code';
import {
  type ChildNode,
  type Document,
  type Element,
  getContent,
  isComment,
  isDoctype,
  isElement,
  isHtml,
  isText,
  type ParentNode,
} from './read';
import { type Space, seenText, spaceIn } from './whitespace';

export interface Sameness {
  /** Only white space that is seen counts. */
  whitespace?: boolean;
  /** Comments do not count. */
  comments?: boolean;
  /** `checked="checked"` is `checked`. */
  booleans?: boolean;
  /** Nor do the identifiers of a doctype that does not change how the page is drawn. */
  doctype?: boolean;
  /** Code in scripts, styles and attributes counts by its letters, not by its layout. */
  code?: boolean;
  /** Attributes that say what holds without them do not count, */
  redundant?: boolean;
  /** nor do those without a value that need one, */
  idle?: boolean;
  /** nor their order. */
  order?: boolean;
  /** Code that was made shorter stands for what it was. */
  replaced?: InnerCode;
  /** False where the pages were read without scripts. */
  scripting?: boolean;
}

export const isKeptComment = (data: string): boolean => /^\[if\b|^<!\[endif|^\[endif|^#/i.test(data.trimStart());

/** What is left of code when layout, quotes and optional signs are taken away. */
const getLetters = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[\s;,'"`()]|\\(?=['"])/g, '')
    .replace(/(?<![\d.])0+(?=\.\d)|(?<=\.\d*?)0+(?!\d)|\.(?=0*(?!\d))(?<=\d\.)/g, '');

const attributeValue = (tag: string, name: string, value: string, { booleans, code, replaced }: Sameness): string => {
  if (name === 'style' && replaced) return replaced.inline.get(value) ?? value;
  if (booleans && BOOLEAN_ATTRIBUTES.has(name) && !tag.includes('-')) return '';
  if (!code) return value;
  if (name === 'style' || /^on|^:|^@|^v-|^\*|^\(|^\[/.test(name)) return getLetters(value);
  return value.replace(/\s+/g, ' ').trim();
};

const getReplaced = (tag: string, text: string, { styles, scripts }: InnerCode): string | undefined =>
  (tag === 'style' ? styles : tag === 'script' ? scripts : undefined)?.get(text);

function countedAttributes(node: Element, attrs: Element['attrs'], { redundant, idle, order }: Sameness) {
  const counted = isHtml(node)
    ? attrs.filter((one) => !((redundant && isRedundant(node.tagName, one, attrs)) || (idle && isIdle(one))))
    : [...attrs];
  return order ? counted.sort((a, b) => (a.name < b.name ? -1 : 1)) : counted;
}

/** A page as a list in which two pages that mean the same are equal. Without recursion: pages nest deeply. */
export function getOutline(document: Document, sameness: Sameness): string[] {
  const outline: string[] = [`mode ${document.mode}`];
  let text = '';
  const flush = () => {
    if (text !== '') outline.push(`text ${text}`);
    text = '';
  };
  const stack: { parent: ParentNode; at: number; space: Space }[] = [
    { parent: document, at: 0, space: sameness.whitespace ? 'collapse' : 'keep' },
  ];
  const enter = (node: ChildNode & ParentNode, outside: Space) =>
    stack.push({
      parent: getContent(node),
      at: 0,
      space: sameness.whitespace ? spaceIn(node, outside, sameness.scripting) : 'keep',
    });

  while (stack.length > 0) {
    const top = stack.at(-1)!;
    const node = top.parent.childNodes[top.at];
    if (node === undefined) {
      flush();
      stack.pop();
      outline.push('end');
      continue;
    }
    if (isText(node)) {
      const isCode = sameness.code && /^(?:script|style)$/.test(top.parent.nodeName);
      const instead = sameness.replaced && getReplaced(top.parent.nodeName, node.value, sameness.replaced);
      text += instead ?? (isCode ? getLetters(node.value) : seenText(node, top.at, top.parent, top.space));
    } else if (isComment(node)) {
      if (!sameness.comments || isKeptComment(node.data)) {
        flush();
        outline.push(`comment ${sameness.code ? node.data.replace(/\s+/g, '') : node.data}`);
      }
    } else if (isDoctype(node)) {
      flush();
      outline.push(sameness.doctype ? 'doctype' : `doctype ${node.name} ${node.publicId} ${node.systemId}`);
    } else if (isElement(node)) {
      flush();
      const { tagName, namespaceURI, attrs } = node;
      outline.push(`element ${namespaceURI} ${tagName}`);
      for (const { name, value, prefix = '' } of countedAttributes(node, attrs, sameness))
        outline.push(`attribute ${prefix} ${name} ${attributeValue(tagName, name, value, sameness)}`);
      top.at++;
      enter(node, top.space);
      continue;
    }
    top.at++;
  }
  return outline;
}

/** Where two outlines part, for a message; undefined where they do not. */
function firstDifference(a: readonly string[], b: readonly string[]): number | undefined {
  const length = Math.max(a.length, b.length);
  for (let at = 0; at < length; at++) if (a[at] !== b[at]) return at;
  return undefined;
}

export const isSamePage = (a: Document, b: Document, sameness: Sameness): boolean =>
  firstDifference(getOutline(a, sameness), getOutline(b, sameness)) === undefined;
