import { type ChildNode, type Element, isElement, isText } from '@/engines/markup/read';
import { cleanStyle } from './allowed';

const MATHML = 'http://www.w3.org/1998/Math/MathML';
const TAGS = new Set(
  'math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'accent accentunder class columnalign columnlines columnspacing columnspan depth display displaystyle fence form height largeop linethickness lspace mathbackground mathcolor mathvariant maxsize minsize movablelimits notation rowlines rowspacing rowspan rspace scriptlevel separator stretchy symmetric voffset width'.split(
    ' ',
  ),
);

/**
 * A formula in MathML whose elements all show something and do nothing; nothing of it where anything else is among them: that is
 * how sanitizers are made to let HTML through.
 */
export function cleanMath(node: Element): Element | undefined {
  if (node.namespaceURI !== MATHML || !TAGS.has(node.tagName)) return undefined;
  const attrs = node.attrs.flatMap(({ name, value }) => {
    if (name === 'style') return [{ name, value: cleanStyle(value) }].filter((one) => one.value !== '');
    return ATTRIBUTES.has(name) && /^[\w .,#%+-]*$/.test(value) ? [{ name, value }] : [];
  });
  const childNodes: ChildNode[] = [];
  for (const child of node.childNodes) {
    const kept = isText(child) ? child : isElement(child) ? cleanMath(child) : undefined;
    if (!kept) return undefined;
    childNodes.push(kept);
  }
  return { ...node, attrs, childNodes };
}
