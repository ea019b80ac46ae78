import createPurifier from 'dompurify';
import { ATTRIBUTES, cleanAttribute, isInlineImage, TAGS } from '@/engines/html-clean/allowed';

/**
 * While it is edited a document stands in this page. So its classes and ids, which would meet our styles, and the addresses of
 * pictures, which would be fetched, are put aside on the elements themselves and put back on the way out.
 */
const ASIDE = ['class', 'id', 'src'] as const;
const getAside = (name: string) => `data-aside-${name}`;

function takeAttributes(element: Element): { name: string; value: string }[] {
  const all = [...element.attributes].map(({ name, value }) => ({ name, value }));
  for (const { name } of all) element.removeAttribute(name);
  return all;
}

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Stands for a picture that is not fetched, and says where it lies. */
function placeholder(address: string): string {
  let place = address;
  try {
    place = new URL(address).host;
  } catch {
    // An address beside the document is shown as it is.
  }
  const label = place.length > 34 ? `${place.slice(0, 33)}…` : place;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="90" font-family="sans-serif" text-anchor="middle"><rect x=".5" y=".5" width="279" height="89" rx="6" fill="#e9e8e3" stroke="#8a8880" stroke-dasharray="4 3"/><text x="140" y="42" font-size="13" fill="#1c1d1a">Image, not loaded here</text><text x="140" y="62" font-size="12" fill="#55564f">${escapeXml(label)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const purifier = createPurifier(window);
purifier.addHook('uponSanitizeAttribute', (node, data) => {
  const kept = cleanAttribute(node.nodeName.toLowerCase(), data.attrName, data.attrValue);
  if (kept === undefined) data.keepAttr = false;
  else data.attrValue = kept;
});
purifier.addHook('afterSanitizeAttributes', (node) => {
  // All of them anew, so that each keeps its place among the others.
  for (const { name, value } of takeAttributes(node)) {
    const aside = (ASIDE as readonly string[]).includes(name) && !(name === 'src' && isInlineImage(value));
    node.setAttribute(aside ? getAside(name) : name, value);
    if (aside && name === 'src') node.setAttribute('src', placeholder(value));
  }
});

/** HTML as it may stand in this page, whatever it was. */
export function toEditing(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: [...TAGS, 'b', 'i'],
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return document.importNode(fragment, true);
}

/** A document of its own: nothing is fetched while addresses are put back. */
let inert: Document | undefined;

/** What is edited as HTML again. */
export function fromEditing(editing: Element | string): string {
  inert ??= document.implementation.createHTMLDocument('');
  const root = inert.createElement('div');
  if (typeof editing === 'string') root.innerHTML = editing;
  else for (const child of editing.childNodes) root.append(inert.importNode(child, true));
  return writeOut(root);
}

/** The same of one part of it. */
export function fromEditingPart(part: Node): string {
  inert ??= document.implementation.createHTMLDocument('');
  const root = inert.createElement('div');
  root.append(inert.importNode(part, true));
  return writeOut(root);
}

function writeOut(root: Element): string {
  for (const one of root.querySelectorAll('*')) {
    if (!one.hasAttributes()) continue;
    const attributes = takeAttributes(one);
    const isAside = attributes.some(({ name }) => name === getAside('src'));
    for (const { name, value } of attributes) {
      const setAside = ASIDE.find((known) => getAside(known) === name);
      // A class or an id that was not put aside is the editor's own; so is the placeholder of a picture.
      if (setAside === undefined && (name === 'class' || name === 'id' || (name === 'src' && isAside))) continue;
      one.setAttribute(setAside ?? name, value);
    }
  }
  return root.innerHTML.replaceAll('\u200b', '');
}
