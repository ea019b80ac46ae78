import { parseUrl } from '@/engines/network/parse-url';
import { indexFrom } from '@/engines/text/segment';

export interface NormalizeOptions {
  removePlusTags: boolean;
  fixTypos: boolean;
}
export interface Normalized {
  readonly addresses: readonly string[];
  readonly invalid: readonly string[];
  readonly total: number;
  readonly duplicates: number;
  readonly fixed: number;
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

const MISSPELT: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': [
    'gmial.com',
    'gmai.com',
    'gmal.com',
    'gamil.com',
    'gnail.com',
    'gmaill.com',
    'gmail.con',
    'gmail.cmo',
    'gmail.comm',
    'gmil.com',
    'gmail.om',
  ],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhoo.com', 'yahoo.con', 'yahoo.cmo', 'yaoo.com', 'yahou.com'],
  'outlook.com': ['outloo.com', 'outlok.com', 'outlook.con', 'otlook.com', 'outllook.com', 'outook.com'],
  'hotmail.com': ['hotmial.com', 'hotmal.com', 'hotmai.com', 'hotmail.con', 'hotmil.com', 'hotmaill.com'],
  'icloud.com': ['iclod.com', 'icoud.com', 'iclould.com', 'icloud.con'],
};
const CORRECTED = new Map(Object.entries(MISSPELT).flatMap(([right, wrong]) => wrong.map((one) => [one, right])));

/** Mistyped under any other domain too: `yaho.co.uk`. */
const FIRST_LABELS = new Map([
  ['gmial', 'gmail'],
  ['yaho', 'yahoo'],
  ['outloo', 'outlook'],
]);

function correct(domain: string): string | undefined {
  const [first = ''] = domain.split('.', 1);
  const label = FIRST_LABELS.get(first);
  return CORRECTED.get(domain) ?? (label && label + domain.slice(first.length));
}

/** What ends an address, or begins a part of one in quotes. */
const SPECIAL = /[\s,;"]/g;
const IN_QUOTES = /["\\]/g;

/** Where the quoted part ends that begins here; nothing where nothing closes it. */
function quoteEnd(text: string, start: number): number | undefined {
  let at = indexFrom(IN_QUOTES, text, start + 1);
  while (text[at] === '\\') at = indexFrom(IN_QUOTES, text, at + 2);
  return at < text.length ? at + 1 : undefined;
}

/**
 * White space, commas and semicolons part addresses, but not within quotes. A quote that nothing closes is a sign like any other.
 * Character by character: an expression for whole addresses overflows its stack on a megabyte without a blank.
 */
function getTokens(text: string): string[] {
  const tokens: string[] = [];
  let start = 0;
  // No quote behind one that stays open is closed either.
  let staysOpen = false;
  for (let at = indexFrom(SPECIAL, text, 0); at < text.length; ) {
    if (text[at] === '"') {
      const end: number | undefined = staysOpen ? undefined : quoteEnd(text, at);
      staysOpen ||= end === undefined;
      at = indexFrom(SPECIAL, text, end ?? at + 1);
      continue;
    }
    if (at > start) tokens.push(text.slice(start, at));
    start = at + 1;
    at = indexFrom(SPECIAL, text, start);
  }
  if (start < text.length) tokens.push(text.slice(start));
  return tokens;
}

// RFC 5321 and 6531: words joined by dots, or one quoted string.
const LOCAL =
  /^(?:[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+)*|"(?:[^"\\\r\n]|\\[^\r\n])*")$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The form of a domain that servers use, in which two spellings of one domain are equal. */
function asciiDomain(domain: string): string | undefined {
  let ascii = domain;
  if (/[^\x00-\x7f]/.test(domain)) {
    const read = parseUrl(`http://${domain}/`);
    if (!read) return undefined;
    ascii = read.hostname;
  }
  const labels = ascii.split('.');
  const valid =
    labels.length > 1 &&
    ascii.length <= 253 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!);
  return valid ? ascii : undefined;
}

const toBytes = (text: string) => new TextEncoder().encode(text).length;

interface Address {
  readonly written: string;
  readonly key: string;
  readonly fixed: boolean;
}

function readAddress(token: string, { removePlusTags, fixTypos }: NormalizeOptions): Address | undefined {
  // As mail programs write it: "Name <a@b.c>", of which only the part in brackets is an address.
  const bare = token.replace(/^(?:mailto:)?<?|>$/gi, '').normalize('NFC');
  const at = bare.lastIndexOf('@');
  if (at < 1) return undefined;
  const quoted = bare.startsWith('"');
  let local = quoted ? bare.slice(0, at) : bare.slice(0, at).toLowerCase();
  const typed = bare.slice(at + 1).toLowerCase();
  const corrected = fixTypos ? correct(typed) : undefined;
  let domain = corrected ?? typed;
  const ascii = asciiDomain(domain);
  if (!ascii || !LOCAL.test(local) || toBytes(local) > 64) return undefined;
  if (!quoted) {
    const plus = local.indexOf('+');
    if (removePlusTags && plus > 0) local = local.slice(0, plus);
    if (GMAIL.has(domain)) {
      local = local.replaceAll('.', '');
      domain = 'gmail.com';
    }
  }
  return {
    written: `${local}@${domain}`,
    key: `${local}@${domain === 'gmail.com' ? domain : ascii}`,
    fixed: corrected !== undefined,
  };
}

/** Each mailbox once, in the order in which they first come. */
export function normalizeEmails(text: string, options: NormalizeOptions): Normalized {
  const seen = new Map<string, string>();
  const invalid: string[] = [];
  let total = 0;
  let fixed = 0;
  for (const token of getTokens(text)) {
    total++;
    const address = readAddress(token, options);
    if (!address) {
      invalid.push(token);
      continue;
    }
    if (address.fixed) fixed++;
    if (!seen.has(address.key)) seen.set(address.key, address.written);
  }
  return { addresses: [...seen.values()], invalid, total, duplicates: total - invalid.length - seen.size, fixed };
}
