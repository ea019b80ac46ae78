import { decodeHTMLStrict, encodeHTML, encodeNonAsciiHTML } from 'entities';

export type EntityForm = 'named' | 'decimal' | 'hex';
/** Only what markup gives a meaning to, that and everything beyond ASCII, or every character. */
export type EntityScope = 'special' | 'non-ascii' | 'all';

export interface EncodeOptions {
  form: EntityForm;
  scope: EntityScope;
  /** Leaves `&amp;` as it is instead of making it `&amp;amp;`. */
  keepEntities?: boolean;
}

const SPECIAL = /[&<>"']/g;
// A number in the range 80 to 9F means a character of Windows-1252, 0 and halves of characters mean none: they have no reference.
const BEYOND_ASCII = /[&<>"']|[\u00a0-\ud7ff\ue000-\uffff]|[\ud800-\udbff][\udc00-\udfff]/g;
const ANY = /[\u0001-\u007f\u00a0-\ud7ff\ue000-\uffff]|[\ud800-\udbff][\udc00-\udfff]/g;
const SCOPES = { special: SPECIAL, 'non-ascii': BEYOND_ASCII, all: ANY } as const;

/** Characters of several names: these are the ones that HTML 4 gave them, and that people know. */
const KNOWN_NAMES = new Map(
  'Aring Omega alefsym asymp divide epsilon frac12 hArr hellip image isin nabla perp plusmn radic real thetasym uml upsih upsilon weierp'
    .split(' ')
    .map((name) => [decodeHTMLStrict(`&${name};`), `&${name};`]),
);

const reference = (character: string, form: EntityForm): string => {
  const point = character.codePointAt(0)!;
  if (form === 'hex') return `&#x${point.toString(16).toUpperCase()};`;
  if (form === 'decimal') return `&#${point};`;
  const named = KNOWN_NAMES.get(character) ?? (point < 128 ? encodeHTML(character) : encodeNonAsciiHTML(character));
  return /^&[a-z]/i.test(named) ? named : `&#${point};`;
};

const REFERENCE = /(&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi;
/** Whether it is one that means something: `&copy;` is, `&copie;` is not. */
export const isReference = (text: string): boolean => decodeHTMLStrict(text) !== text;

/** Text as it can stand in HTML. */
export function encodeEntities(text: string, { form, scope, keepEntities = false }: EncodeOptions): string {
  const known = new Map<string, string>();
  const encode = (part: string) =>
    part.replace(SCOPES[scope], (character) => {
      const written = known.get(character) ?? reference(character, form);
      known.set(character, written);
      return written;
    });
  if (!keepEntities) return encode(text);
  return text
    .split(REFERENCE)
    .map((part, at) => (at % 2 === 1 && isReference(part) ? part : encode(part)))
    .join('');
}

/** Numeric references for `<`, `>`, `&` and everything from U+00A0 to U+9999; the rest stays. */
export const encodeNumeric = (text: string): string =>
  text.replace(/[\u00a0-\u9999<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
