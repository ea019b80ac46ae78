/** The text that a JSON string holds; nothing where this is none. */
function quoted(raw: string): string | undefined {
  if (!raw.startsWith('"')) return undefined;
  try {
    const text: unknown = JSON.parse(raw);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A text kept as it is. Earlier versions kept a JSON string, which is still read as the text it holds; so a text that
 * looks like one is kept as one.
 */
export const plainText = {
  parse: (raw: string): string => quoted(raw) ?? raw,
  stringify: (text: string): string => (quoted(text) === undefined ? text : JSON.stringify(text)),
};
