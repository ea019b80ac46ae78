import { parseFragment, serialize } from 'parse5';
import { type ChildNode, type Element, isElement, isText } from '@/engines/markup/read';

const SVG = 'http://www.w3.org/2000/svg';
const UNWANTED = new Set(
  'script foreignObject iframe object embed audio video animate set animateMotion animateTransform image feImage'.split(
    ' ',
  ),
);
const LOADS = /@import[^;]*;?|url\(\s*["']?(?!["']?#)[^)]*\)/gi;

/**
 * A drawing in SVG that shows and does nothing else: a picture runs no scripts and loads nothing, and nothing of that is in it either,
 * should it be opened by itself. Well-formed, as pictures have to be.
 */
export function cleanSvg(source: string): string | undefined {
  const fragment = parseFragment(source);
  const root = fragment.childNodes.find((node) => isElement(node) && node.tagName === 'svg');
  const clean = root && cleanElement(root as Element);
  if (!clean) return undefined;
  const get = (name: string) => clean.attrs.find((one) => one.name === name)?.value;
  const [, , width, height] = (get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (width && height) {
    // As wide as it was drawn: in a picture, a share of the width means nothing.
    clean.attrs = clean.attrs.filter(({ name }) => name !== 'width' && name !== 'height');
    for (const [name, value] of [['width', width] as const, ['height', height] as const])
      clean.attrs.push({ name, value: String(Math.ceil(value)) });
  }
  if (!get('xmlns')) clean.attrs.unshift({ name: 'xmlns', value: SVG });
  fragment.childNodes = [clean];
  // XML knows the number of a hard blank and not its name, and no signs of control.
  return serialize(fragment)
    .replaceAll('&nbsp;', '&#160;')
    .replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '');
}

function cleanElement(node: Element): Element | undefined {
  if (node.namespaceURI !== SVG || UNWANTED.has(node.tagName)) return undefined;
  const attrs = node.attrs.flatMap((one) => {
    const { name, value } = one;
    if (/^on|[^\w:.-]/i.test(name) || (/(?:^|:)(?:href|src)$/i.test(name) && !value.startsWith('#'))) return [];
    return [{ ...one, value: value.replace(LOADS, '') }];
  });
  const childNodes = node.childNodes.flatMap((child): ChildNode[] => {
    if (isText(child)) return [node.tagName === 'style' ? { ...child, value: child.value.replace(LOADS, '') } : child];
    const kept = isElement(child) ? cleanElement(child) : undefined;
    return kept ? [kept] : [];
  });
  return { ...node, attrs, childNodes };
}
