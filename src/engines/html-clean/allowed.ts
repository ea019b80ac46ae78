import { HARMFUL } from './harmful';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What a document is made of. Everything here is kept by the rich-text editor too. */
export const TAGS = names(
  'a abbr address article aside bdi bdo blockquote br caption cite code col colgroup data dd del dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr img kbd li ol p pre q rp rt ruby s samp section small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr',
);
/** What a preview shows beside them: a document says it in other ways, or does without. */
export const SHOWN_TAGS: ReadonlySet<string> = new Set([
  ...TAGS,
  ...names('b center details i input ins label main mark nav strike summary tt'),
]);
/** Nothing in these is text of the document. */
export const EMPTIED: ReadonlySet<string> = new Set([
  ...HARMFUL,
  ...names(
    'area audio canvas datalist frameset head input map math meter noembed noframes noscript param progress select source svg template textarea title track video',
  ),
]);
export const VOID = names('br col hr img wbr');
export const BLOCKS = names(
  'address article aside blockquote caption col colgroup dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tbody td tfoot th thead tr ul',
);

const GLOBAL = names('class dir id lang style title');
const OWN: Readonly<Record<string, ReadonlySet<string>>> = {
  a: names('href rel target'),
  col: names('span'),
  colgroup: names('span'),
  data: names('value'),
  details: names('open'),
  img: names('alt height src width'),
  li: names('value'),
  ol: names('reversed start type'),
  td: names('colspan rowspan'),
  th: names('colspan rowspan scope'),
  time: names('datetime'),
};
export const ATTRIBUTES: ReadonlySet<string> = new Set([GLOBAL, ...Object.values(OWN)].flatMap((some) => [...some]));

/** An address a link may lead to; nothing that runs or carries a page of its own. */
export function safeHref(address: string): string | undefined {
  // Browsers skip control characters and blanks in a scheme.
  const bare = address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '');
  const [, scheme] = /^([^/?#]*?):/.exec(bare) ?? [];
  if (scheme !== undefined && !/^(?:https?|mailto|tel|sms|ftp)$/i.test(scheme)) return undefined;
  return address.trim().replaceAll('<', '%3C').replaceAll('>', '%3E');
}

export const isInlineImage = (address: string): boolean =>
  /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i.test(address.trim());

/** An address a picture may come from: itself, the web, or a place beside the document. */
export function safeSrc(address: string): string | undefined {
  if (isInlineImage(address)) return address.trim();
  const href = safeHref(address);
  return href === undefined || href === '' || /^(?:mailto|tel|sms|ftp):/i.test(href) ? undefined : href;
}

/** The value an attribute keeps on an element, if any. */
export function cleanAttribute(tag: string, name: string, value: string): string | undefined {
  if (!GLOBAL.has(name) && !OWN[tag]?.has(name)) return undefined;
  switch (name) {
    case 'href':
      return safeHref(value);
    case 'src':
      return safeSrc(value);
    case 'style':
      return cleanStyle(value) || undefined;
    case 'target':
      return value.toLowerCase() === '_blank' ? '_blank' : undefined;
    case 'dir':
      return /^(?:ltr|rtl|auto)$/i.test(value) ? value.toLowerCase() : undefined;
    case 'width':
    case 'height':
      return /^\d{1,5}(?:\.\d+)?%?$/.test(value) ? value : undefined;
    case 'colspan':
    case 'rowspan':
    case 'span':
      return /^\d{1,3}$/.test(value) && Number(value) > 1 ? String(Number(value)) : undefined;
    case 'start':
    case 'value':
      return tag === 'data' || /^-?\d{1,9}$/.test(value) ? value : undefined;
    case 'type':
      return /^[1aAiI]$/.test(value) ? value : undefined;
    case 'class':
    case 'id':
      return value.trim() || undefined;
    default:
      return value;
  }
}

const PROPERTIES =
  /^(?:color|background-color|text-align|text-decoration(?:-(?:line|color|style|thickness))?|text-indent|text-transform|letter-spacing|word-spacing|line-height|font(?:-(?:family|size|style|weight|variant))?|vertical-align|direction|float|clear|width|height|(?:max|min)-(?:width|height)|(?:margin|padding)(?:-(?:top|right|bottom|left))?|border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width))?|border-(?:collapse|spacing|radius)|list-style-type|caption-side)$/;
const FUNCTIONS = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|calc|min|max|clamp)$/i;
/** Longer than anybody writes; what is longer is not looked at. */
const LONGEST_STYLE = 5000;

export function readStyle(style: string): Map<string, string> {
  const found = new Map<string, string>();
  if (style.length > LONGEST_STYLE) return found;
  for (const [declaration] of style.matchAll(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g)) {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).trim();
    if (colon > 0 && value !== '') found.set(declaration.slice(0, colon).trim().toLowerCase(), value);
  }
  return found;
}

const isSafeValue = (value: string): boolean =>
  // Without escapes nothing is hidden, and only functions that compute fetch nothing.
  !/[\\<>{}@]|\/\*/.test(value) &&
  [...value.matchAll(/([\w-]*)\s*\(/g)].every(([, name]) => name === '' || FUNCTIONS.test(name!));

export const writeStyle = (style: ReadonlyMap<string, string>): string =>
  [...style].map(([name, value]) => `${name}: ${value}`).join('; ');

/** Only properties that change how text and tables look, with values that load nothing. */
export const keepSafe = (style: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...style].filter(([name, value]) => PROPERTIES.test(name) && isSafeValue(value)));

export const cleanStyle = (style: string): string => writeStyle(keepSafe(readStyle(style)));
