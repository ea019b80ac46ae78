import { parseUrl } from '@/engines/network/parse-url';
import { splitGraphemes } from '@/engines/text/segment';
import { tidy } from './tags';

/** What search engines show before they cut. */
export const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 160;
/** Far beyond what anyone shows; a field that takes a book keeps the page busy with drawing it. */
export const MOST_CHARACTERS = 5000;

export const getLength = (text: string): number => {
  // Counting so much exactly helps nobody.
  if (text.length > MOST_CHARACTERS) return text.length;
  return [...splitGraphemes(tidy(text))].length;
};

/** The address, where it is one that others can open. */
function readAddress(text: string): URL | undefined {
  const clean = tidy(text);
  if (!/^https?:\/\//i.test(clean)) return undefined;
  return parseUrl(clean);
}

export interface Advised {
  title: string;
  description: string;
  /** Fields that must hold a whole address, by label. */
  addresses: Readonly<Record<string, string>>;
}

/** What readers of the tags will stumble over. */
export function adviseOn({ title, description, addresses }: Advised): string[] {
  const notes: string[] = [];
  const long = (name: string, text: string, most: number) => {
    const length = getLength(text);
    if (length > most) notes.push(`${name} has ${length} characters; search engines show about ${most}.`);
  };
  long('Title', title, TITLE_LENGTH);
  long('Description', description, DESCRIPTION_LENGTH);
  for (const [label, address] of Object.entries(addresses))
    if (tidy(address) !== '' && !readAddress(address))
      notes.push(`${label} should be a full URL that starts with https://.`);
  return notes;
}

/** An address as search engines show it: the host, and the steps of the path. */
export function getCrumbs(address: string): { host: string; path: readonly string[] } {
  const url = readAddress(address);
  if (!url) return { host: 'example.com', path: [] };
  const decode = (step: string) => {
    try {
      return decodeURIComponent(step);
    } catch {
      return step;
    }
  };
  return { host: url.host.replace(/^www\./, ''), path: url.pathname.split('/').filter(Boolean).map(decode) };
}
