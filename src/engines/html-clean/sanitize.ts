import { parseFragment, serialize } from 'parse5';
import { type ChildNode, isElement, isHtml, isText } from '@/engines/markup/read';
import { cleanAttribute, EMPTIED, isInlineImage, SHOWN_TAGS } from './allowed';
import { cleanMath } from './math';

/** Deeper than this nobody reads, and a browser may not draw it. */
const DEEPEST = 200;

/**
 * HTML of unknown origin without anything that runs, loads or leaves. It is meant for showing in `SandboxFrame`, which keeps
 * what should slip through from doing harm. Pictures of other hosts are named and not loaded.
 */
export function sanitizeHtml(html: string): string {
  const fragment = parseFragment(html);
  fragment.childNodes = cleanAll(fragment.childNodes, 0);
  return serialize(fragment);
}

function cleanAll(nodes: readonly ChildNode[], depth: number): ChildNode[] {
  if (depth > DEEPEST) return [];
  return nodes.flatMap((node): ChildNode[] => {
    if (isText(node)) return [node];
    if (node.nodeName === 'math' && isElement(node)) {
      const math = cleanMath(node);
      return math ? [math] : [];
    }
    if (!isElement(node) || (EMPTIED.has(node.tagName) && node.tagName !== 'input')) return [];
    const childNodes = cleanAll(node.childNodes, depth + 1);
    // In SVG and MathML the same names mean other things.
    if (!SHOWN_TAGS.has(node.tagName) || !isHtml(node)) return childNodes;
    const attrs = node.attrs.flatMap(({ name, value }) => {
      const kept = shownAttribute(node.tagName, name, value);
      return kept === undefined ? [] : [{ name, value: kept }];
    });
    if (node.tagName === 'input') attrs.unshift({ name: 'type', value: 'checkbox' }, { name: 'disabled', value: '' });
    // The frame holds this page alone: a link out of it would only show an error.
    if (node.tagName === 'a' && !attrs.some(({ name, value }) => name === 'href' && value.startsWith('#')))
      attrs.push({ name: 'target', value: '_blank' });
    return [{ ...node, attrs, childNodes }];
  });
}

function shownAttribute(tag: string, name: string, value: string): string | undefined {
  if (tag === 'input') return name === 'checked' || name === 'class' ? value : undefined;
  // How pages of old, and those of repositories, place things.
  if (/^(?:align|height|width)$/.test(name)) return /^[\w.%]+$/.test(value) ? value : undefined;
  if (name === 'target' || (name === 'src' && !isInlineImage(value))) return undefined;
  return cleanAttribute(tag, name, value);
}
