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
  if (/\s/.test(text) && !/^\S+:/.test(text)) return 'This is no URL: it contains spaces and no protocol';
  const [, scheme, rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(text) ?? [];
  if (!scheme) return 'The protocol is missing: a URL begins with https:// or the like';
  const authority = /^\/\/([^/?#]*)/.exec(rest)?.[1] ?? '';
  const host = authority.replace(/^.*@/, '');
  if (host === '' || host.startsWith(':')) return 'The host is missing';
  const port = /:([^:\]]*)$/.exec(host)?.[1];
  if (port !== undefined && (!/^\d*$/.test(port) || Number(port) > 65_535))
    return `“${port}” is no port: those are numbers from 0 to 65535`;
  if (host.startsWith('[')) return `“${host}” is no IPv6 address`;
  return `“${host.replace(/:\d*$/, '')}” is no valid host`;
}

export function readUrl(text: string): URL {
  const written = text.trim();
  const url = parseUrl(written);
  if (url) return url;
  throw new InputError(whyNot(written));
}

/** What the parts hold as people read it: names and passwords decoded, the protocol without its colon. */
export const partsOf = ({ protocol, username, password, hostname, port, pathname, search, hash }: URL) => ({
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
