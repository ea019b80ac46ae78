import { InputError } from '@/engines/input-error';
import { parseUrl } from '@/engines/network/parse-url';

/** The parts by the name under which the platform's URL has them. */
export const PARTS = [
  ['protocol', 'Protocol'],
  ['username', 'Username'],
  ['password', 'Password'],
  ['hostname', 'Hostname'],
  ['port', 'Port'],
  ['pathname', 'Path'],
  ['search', 'Params'],
  ['hash', 'Hash'],
] as const;
export type Part = (typeof PARTS)[number][0];

const safely = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Why an address is none, as far as that can be told. */
function whyNot(text: string): string {
  if (/\s/.test(text) && !/^\S+:/.test(text)) return 'This isn’t a URL: it contains spaces and no protocol';
  const [, scheme, rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(text) ?? [];
  if (/^[/?#]/.test(text)) return 'The host is missing: this is the end of a URL, as in a web page';
  if (!scheme) return 'The protocol is missing: a URL starts with https:// or similar';
  const authority = /^\/\/([^/?#]*)/.exec(rest)?.[1] ?? '';
  const host = authority.replace(/^.*@/, '');
  if (host === '' || host.startsWith(':')) return 'The host is missing';
  const port = /:([^:\]]*)$/.exec(host)?.[1];
  if (port !== undefined && (!/^\d*$/.test(port) || Number(port) > 65_535))
    return `“${port}” isn’t a port: use a number from 0 to 65535`;
  if (host.startsWith('[')) return `“${host}” isn’t an IPv6 address`;
  return `“${host.replace(/:\d*$/, '')}” isn’t a valid host`;
}

/** What stands before a colon and digits without being a host. */
const NUMBERED_SCHEMES = /^(?:tel|sms|fax|callto|sip|urn|geo|data|about|mailto|xmpp|bitcoin):/i;
const HOST_AND_PORT = /^(?:[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)*\.?|\[[\da-f:.]+\]):\d{1,5}(?=[/?#]|$)/iu;
const HOST =
  /^(?:[^\s/?#@:]+(?::[^\s/?#@]*)?@)?(?:[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)+\.?|localhost|\[[\da-f:.]+\])(?::\d*)?(?=[/?#]|$)/iu;
const MAIL = /^[^\s/?#@:]+@[^\s/?#@:]+\.[^\s/?#@:]+$/;

/** What stands around an address in a sentence, in HTML or in code is no part of it. */
function unwrap(text: string): string {
  const [, angled, , quoted] = /^<(?:URL:)?(.*)>$|^(["'`])(.*)\2$/is.exec(text) ?? [];
  return (angled ?? quoted ?? text).trim();
}

/** Addresses that were made unclickable for a report. */
const fangs = (text: string): string =>
  text.replace(/^hxxp(?=s?:)/i, 'http').replace(/^([^?#]*)/, (start) => start.replace(/\[(\.|:|:\/\/|\/)\]/g, '$1'));

/** The URL as people write it, with what had to be assumed to make it one. */
export function readUrl(text: string): { url: URL; notes: string[] } {
  const written = unwrap(text.trim());
  const whole = fangs(written);
  const notes = whole === written ? [] : ['It was defanged: the brackets and hxxp were undone.'];
  const found = (url: URL | undefined, note?: string) => url && { url, notes: note ? [...notes, note] : notes };
  const isHost = HOST_AND_PORT.test(whole) && !NUMBERED_SCHEMES.test(whole);
  const assumed = (scheme: string) =>
    found(parseUrl(scheme + whole), 'The protocol is missing, so https is used, as in browsers.');
  const read =
    (isHost ? undefined : found(parseUrl(whole))) ??
    (MAIL.test(whole) ? found(parseUrl(`mailto:${whole}`), 'An email address: read as a mailto link.') : undefined) ??
    (whole.startsWith('//') && whole.length > 2 ? assumed('https:') : undefined) ??
    (isHost || HOST.test(whole) ? assumed('https://') : undefined);
  if (read) return read;
  throw new InputError(whyNot(isHost || HOST.test(whole) ? `https://${whole}` : whole));
}

/** What the parts hold as people read it: names and passwords decoded, the protocol without its colon. */
export const getParts = ({ protocol, username, password, hostname, port, pathname, search, hash }: URL) => ({
  protocol: protocol.replace(/:$/, ''),
  username: safely(username),
  password: safely(password),
  hostname,
  port,
  pathname,
  search,
  hash,
});

/** The URL with one part replaced; the same URL where the part does not take that value. */
export function withPart(url: URL, part: Part, value: string): URL {
  const changed = new URL(url);
  changed[part] = value;
  return changed;
}

export interface Parameter {
  name: string;
  value: string;
}

export function withParameters(url: URL, parameters: readonly Parameter[]): URL {
  const changed = new URL(url);
  changed.search = new URLSearchParams(parameters.map(({ name, value }) => [name, value])).toString();
  return changed;
}
