export const FAILED =
  "Failed to load the URL. Make sure it's accessible and includes the protocol (http:// or https://)";
export const MIXED =
  'This site uses https, so browsers don’t let it show http:// pages. Try https://, or open the address in a new tab.';
export const CREDENTIALS = 'Browsers don’t load addresses with a user name or password in a frame. Remove that part.';

export type Address =
  | { readonly href: string; readonly problem?: undefined }
  | { readonly problem: string; readonly suggestion?: string };

/** Hosts that mostly speak plain http: this machine, and those of the local network. */
const LOCAL = /^(?:localhost|[^/?#]*\.local(?:host)?|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])(?=[:/?#]|$)/i;
/** A host with a dot or a port, as people type it. */
const HOST = /^(?:localhost|[^\s/?#:@]+\.[^\s/?#:@]+|\[[\da-f:.]+\]|[^\s/?#:@]+(?=:\d))(?::\d+)?(?=[/?#]|$)/i;
/** What browsers trust as they trust https. */
const LOOPBACK = /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The same with its protocol, where it is plain that only that is missing. */
function complete(text: string): string | undefined {
  const rest = text.replace(/^\/\//, '');
  const guess = `${LOCAL.test(rest) ? 'http' : 'https'}://${rest}`;
  return HOST.test(rest) && URL.canParse(guess) ? guess : undefined;
}

/** Reads what was typed as the address of a page; `own` is the protocol of the page that will show it. */
export function readAddress(typed: string, pageProtocol: string): Address {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text)) {
    const suggestion = complete(text);
    return { problem: FAILED, ...(suggestion && { suggestion }) };
  }
  if (!URL.canParse(text)) return { problem: FAILED };
  const url = new URL(text);
  if (url.username || url.password) {
    url.username = '';
    url.password = '';
    return { problem: CREDENTIALS, suggestion: url.href };
  }
  if (pageProtocol === 'https:' && url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    return { problem: MIXED, suggestion: `https:${url.href.slice('http:'.length)}` };
  return { href: url.href };
}
