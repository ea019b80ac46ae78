/**
 * The address, if it is one. Found by reading it: once Node 20 has compiled `URL.canParse`, that refuses every text with
 * characters such as ü.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
