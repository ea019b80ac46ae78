import { decodeBase64 } from '@/engines/bytes/base64';
import { decodeUtf8 } from '@/engines/bytes/utf8';
import { parseUrl } from '@/engines/network/parse-url';

export interface Unwrapped {
  readonly wrapper: string;
  /** Nothing where the link carries no target. */
  readonly target: string | undefined;
}

interface Wrapper {
  readonly name: string;
  readonly host: RegExp;
  readonly path?: RegExp;
  /** The parameter that holds the target, or how else to find it. */
  readonly target: string | ((url: URL, written: string) => string | undefined);
}

const text = (base64: string): string | undefined => {
  try {
    return decodeUtf8(decodeBase64(base64));
  } catch {
    return undefined;
  }
};

/** Version 2 writes the percent sign as a hyphen and the slash as a low line. */
const proofpoint2 = ({ searchParams }: URL): string | undefined => {
  const written = searchParams.get('u')?.replaceAll('-', '%').replaceAll('_', '/');
  try {
    return written && decodeURIComponent(written);
  } catch {
    return written;
  }
};

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Version 3 puts a star for each character it took out, or two stars and a letter for a run, and keeps those characters at the end. */
function proofpoint3(_: URL, written: string): string | undefined {
  const [, address, kept = ''] = /\/v3\/__(.+?)__;([\w-]*)!/.exec(written) ?? [];
  if (address === undefined) return undefined;
  const removed = [...(text(kept) ?? '')];
  let next = 0;
  const take = (count: number) => {
    next += count;
    return removed.slice(next - count, next).join('');
  };
  return address
    .replace(/\*\*([\w-])|\*/g, (_star, length?: string) => take(length ? RUN_LENGTHS.indexOf(length) + 2 : 1))
    .replace(/^(\w+:)\/(?!\/)/, '$1//');
}

const WRAPPERS: readonly Wrapper[] = [
  {
    name: 'Outlook Safe Links',
    host: /(^|\.)safelinks\.protection\.(outlook\.com|office365\.us|partner\.outlook\.cn)$/,
    target: 'url',
  },
  { name: 'Proofpoint v1', host: /^urldefense\.(proofpoint\.)?com$/, path: /^\/v1\//, target: 'u' },
  { name: 'Proofpoint v2', host: /^urldefense\.(proofpoint\.)?com$/, path: /^\/v2\//, target: proofpoint2 },
  { name: 'Proofpoint v3', host: /^urldefense\.(proofpoint\.)?(com|us)$/, path: /^\/v3\//, target: proofpoint3 },
  { name: 'Barracuda Link Protection', host: /^linkprotect\.cudasvc\.com$/, target: 'a' },
  {
    name: 'Google',
    host: /^(www\.)?google\.[a-z.]+$/,
    path: /^\/url/,
    target: ({ searchParams }) => searchParams.get('q') || searchParams.get('url') || undefined,
  },
  { name: 'YouTube', host: /^(www\.)?youtube\.com$/, path: /^\/redirect/, target: 'q' },
  { name: 'Facebook', host: /^lm?\.(facebook|messenger)\.com$/, target: 'u' },
  { name: 'Instagram', host: /^l\.instagram\.com$/, target: 'u' },
  { name: 'LinkedIn', host: /(^|\.)linkedin\.com$/, path: /^\/(safety\/go|redir\/redirect)/, target: 'url' },
  { name: 'Slack', host: /^slack-redir\.net$/, target: 'url' },
  { name: 'DuckDuckGo', host: /^(www\.)?duckduckgo\.com$/, path: /^\/l\//, target: 'uddg' },
  {
    name: 'Bing',
    host: /^(www\.)?bing\.com$/,
    path: /^\/ck\/a/,
    target: ({ searchParams }) => text(searchParams.get('u')?.replace(/^a1/, '') ?? '') || undefined,
  },
  {
    name: 'Yahoo',
    host: /^r\.search\.yahoo\.com$/,
    target: (_, written) => decodeOnce(/\/RU=([^/]+)/.exec(written)?.[1]),
  },
  { name: 'Reddit', host: /^out\.reddit\.com$/, target: 'url' },
  {
    name: 'Steam',
    host: /^steamcommunity\.com$/,
    path: /^\/linkfilter/,
    target: ({ searchParams }) => searchParams.get('u') || searchParams.get('url') || undefined,
  },
  { name: 'VK', host: /^(away\.)?vk\.com$/, path: /^\/away/, target: 'to' },
];

function decodeOnce(written: string | undefined): string | undefined {
  try {
    return written && decodeURIComponent(written);
  } catch {
    return written;
  }
}

const isAddress = (value: string) => /^https?:\/\/[^\s/]/i.test(value);

/** One layer of a known wrapper removed. */
function unwrap(written: string): Unwrapped | undefined {
  const url = new URL(written);
  const wrapper = WRAPPERS.find(({ host, path }) => host.test(url.hostname) && (!path || path.test(url.pathname)));
  if (!wrapper) return undefined;
  const { name, target } = wrapper;
  const found = typeof target === 'string' ? url.searchParams.get(target) : target(url, written);
  return { wrapper: name, target: found || undefined };
}

/** An address that a link of any host carries in a parameter of a usual name. */
function carried(written: string): Unwrapped | undefined {
  const { hostname, searchParams } = new URL(written);
  const target = ['url', 'u', 'q', 'target', 'redirect']
    .map((name) => searchParams.get(name))
    .find((value) => value && isAddress(value));
  return target ? { wrapper: hostname, target } : undefined;
}

const MOST_LAYERS = 10;

/** All layers removed, from the outermost in. */
export function unwrapAll(written: string): {
  readonly target: string | undefined;
  readonly wrappers: readonly string[];
  /** The host of the outermost link, where it is no known wrapper but carries an address. */
  readonly guessed?: string;
} {
  let target: string | undefined = written;
  const wrappers: string[] = [];
  let guessed: string | undefined;
  while (wrappers.length < MOST_LAYERS && target !== undefined && parseUrl(target)) {
    let inner = unwrap(target);
    // What a wrapper leads to is where the visitor lands, whatever address that page is given in turn.
    if (!inner && wrappers.length === 0) {
      inner = carried(target);
      guessed = inner?.wrapper;
    }
    if (!inner) break;
    wrappers.push(inner.wrapper);
    target = inner.target;
  }
  return guessed === undefined ? { target, wrappers } : { target, wrappers, guessed };
}
