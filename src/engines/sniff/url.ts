import { once } from './once';

export interface SniffedUrl {
  readonly form: 'url' | 'text';
  readonly score: number;
  readonly what: string;
  /** Holds characters as percent signs and digits. */
  readonly isEncoded: boolean;
  /** Its bytes are no UTF-8: it is of the time before. */
  readonly isLatin?: true;
}

/** The end of an address, without the address. */
export const QUERY_STRING = 'Query string';

const ESCAPE = /%[\da-f]{2}/i;
const KNOWN_ENDS =
  /\.(?:com|org|net|io|dev|app|edu|gov|co|ai|de|fr|uk|eu|nl|it|es|pl|ch|at|se|no|dk|fi|ru|jp|cn|in|br|au|ca|us|info|example|test)(?=[/:?#]|$)/i;

/** Of a host alone: others are file endings and words as well. */
const BARE_ENDS = /\.(?:com|org|net|edu|gov|dev|de|fr|uk|eu|nl|ch|jp|cn|br|ca)$/i;

function decodes(text: string): boolean {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' ')) !== text;
  } catch {
    return false;
  }
}

function address(text: string): { score: number; what: string } | undefined {
  if (/\s/.test(text)) return undefined;
  const bare = text.replace(/^<(.*)>$/, '$1');
  if (/^(?:mailto|tel|sms|geo):\S+$/i.test(bare)) return { score: 0.75, what: 'Link' };
  if (/^[a-z][a-z\d+.-]*:\/\/[^\s/]/i.test(bare) && URL.canParse(bare)) {
    const { hostname, searchParams } = new URL(bare);
    const asked = [...searchParams.keys()].length;
    return { score: 0.95, what: `URL, ${hostname}${asked > 0 ? `, ${asked} parameter${asked === 1 ? '' : 's'}` : ''}` };
  }
  if (/^\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/\S+$/i.test(bare) && KNOWN_ENDS.test(bare))
    return { score: 0.8, what: 'Address without its scheme' };
  if (/^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}):\d{2,5}\/\S+$|^localhost:\d{2,5}$/i.test(bare))
    return { score: 0.8, what: 'Address without its scheme' };
  const isHost = /^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:[/?#]\S*)?$/i.test(bare) && KNOWN_ENDS.test(bare);
  if (isHost && (/[/?#]\S/.test(bare) || /^www\./i.test(bare)))
    return { score: 0.8, what: 'Address without its scheme' };
  if (isHost && BARE_ENDS.test(bare)) return { score: 0.6, what: 'Name of a host' };
  if (/^\?[a-z_][\w.[\]-]*=[^\s&?]+$/i.test(bare)) return { score: 0.72, what: QUERY_STRING };
  return /^\??[\w.[\]-]+=[^\s&]*(?:&[\w.[\]%-]+=[^\s&]*)+$/.test(bare)
    ? { score: 0.72, what: QUERY_STRING }
    : undefined;
}

/** Whether a text is an address, or was written as a part of one. */
export const sniffUrl = once((text): SniffedUrl | undefined => {
  const isEncoded = ESCAPE.test(text) && !/%(?![\da-f]{2})/i.test(text) && decodes(text);
  const found = text.length < 8000 ? address(text) : undefined;
  if (found) {
    if (found.what === QUERY_STRING && isEncoded)
      return { form: 'text', score: 0.9, what: 'URL-encoded text', isEncoded };
    return { form: 'url', isEncoded, ...found };
  }
  const escapes = text.slice(0, 20_000).match(/%[\da-f]{2}/gi)?.length ?? 0;
  // Escapes that are no UTF-8, between letters, are Latin-1.
  const isLatin = !isEncoded && /\w%[c-f][\da-f]/i.test(text) && !/%(?![\da-f]{2})|\s/i.test(text);
  if (isLatin) return { form: 'text', score: 0.85, what: 'URL-encoded text, Latin-1', isEncoded: true, isLatin };
  if (!isEncoded || (escapes < 2 && /\s/.test(text))) return undefined;
  return { form: 'text', score: 0.93, what: 'URL-encoded text', isEncoded };
});
