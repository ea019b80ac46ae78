import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const list = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const TAGS = list(
  'a abbr address article aside b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label li main mark nav ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr',
);
/** Nothing in these is meant to be read. Other unknown tags go and leave what they hold. */
const EMPTIED = list(
  'applet audio canvas embed frame frameset head iframe math noembed noframes noscript object plaintext script select style svg template textarea title video xmp',
);
const ATTRIBUTES = list(
  'abbr align alt checked class colspan datetime dir disabled height id lang open reversed rowspan scope span start title type value width',
);
/** Deeper than this nobody reads, and a browser may not draw it. */
const DEEPEST = 200;

/**
 * HTML of unknown origin without anything that runs, loads or leaves. It is meant for showing in `SandboxFrame`, which keeps
 * what should slip through from doing harm. Pictures of other hosts are named and not loaded.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  const { parseFragment, serialize } = await import('parse5');
  const fragment = parseFragment(html);
  fragment.childNodes = cleanAll(fragment.childNodes, 0);
  return serialize(fragment);
}

const isElement = (node: Node): node is Element => 'tagName' in node;

function cleanAll(nodes: readonly Node[], depth: number): Node[] {
  if (depth > DEEPEST) return [];
  return nodes.flatMap((node): Node[] => {
    if (node.nodeName === '#text') return [node];
    if (!isElement(node) || EMPTIED.has(node.tagName)) return [];
    const childNodes = cleanAll(node.childNodes, depth + 1);
    // In SVG and MathML the same names mean other things.
    if (!TAGS.has(node.tagName) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return childNodes;
    const attrs = node.attrs.flatMap((attribute) => {
      const value = cleanValue(node.tagName, attribute.name, attribute.value);
      return value === undefined ? [] : [{ name: attribute.name, value }];
    });
    if (node.tagName === 'input') attrs.unshift({ name: 'type', value: 'checkbox' }, { name: 'disabled', value: '' });
    // The frame holds this page alone: a link out of it would only show an error.
    if (node.tagName === 'a' && !attrs.some(({ name, value }) => name === 'href' && value.startsWith('#')))
      attrs.push({ name: 'target', value: '_blank' });
    return [{ ...node, attrs, childNodes }];
  });
}

function cleanValue(tag: string, name: string, value: string): string | undefined {
  if (tag === 'input') return name === 'checked' || name === 'class' ? value : undefined;
  if (name === 'href')
    return tag === 'a' && /^(?:https?:|mailto:|[#/?.]|[^:]*$)/i.test(value.trim()) ? value : undefined;
  if (name === 'src')
    return tag === 'img' && /^data:image\/(?:png|gif|jpeg|webp|avif)[;,]/i.test(value) ? value : undefined;
  if (name === 'style') return /^text-align:\s*(?:left|right|center);?$/.test(value) ? value : undefined;
  return ATTRIBUTES.has(name) ? value : undefined;
}
