import { decodeHTMLStrict } from 'entities';

/**
 * What a name stands for in HTML, without `&` and `;`, or false. It takes the place of a package of this name, which asks the page, where
 * a worker has none, or brings a second table of names.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`;
  const character = decodeHTMLStrict(reference);
  return character !== reference && character;
}
