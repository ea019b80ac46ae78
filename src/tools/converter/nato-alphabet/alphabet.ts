import { InputError, placeAt } from '@/engines/input-error';
import { splitGraphemes } from '@/engines/text/segment';

const CODE_WORDS =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu Zero One Two Three Four Five Six Seven Eight Nine Slash Comma Tab /'.split(
    ' ',
  );
const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/,\t '];
/** Other spellings, and the digits as they are said on the radio. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ alpha: 'A', juliet: 'J', whisky: 'W', oskar: 'O', viktor: 'V', xray: 'X', '(space)': ' ' },
  ...{ wun: '1', too: '2', tree: '3', fower: '4', fife: '5', ait: '8', niner: '9' },
};

const getWord = new Map(CHARACTERS.map((character, at) => [character, CODE_WORDS[at]!]));
const getCharacter = new Map([
  ...Object.entries(SPELLINGS),
  ...CODE_WORDS.map((word, at) => [word.toLowerCase(), CHARACTERS[at]!] as const),
]);

/** One code word per letter or digit, a slash per space; what has no word stays, and is listed. */
export function spell(text: string): { spelled: string; unknown: readonly string[] } {
  const unknown = new Set<string>();
  const spellLine = (line: string) =>
    Array.from(splitGraphemes(line), (character) => {
      const word = getWord.get(character.toUpperCase());
      if (!word) unknown.add(character);
      return word ?? character;
    }).join(' ');
  return { spelled: text.replace(/[^\r\n]+/g, spellLine), unknown: [...unknown] };
}

/** The text that was spelled, in capitals. */
export function unspell(spelled: string): string {
  const readWord = (word: string): string | undefined => {
    const known = getCharacter.get(word.toLowerCase());
    if (known !== undefined) return known;
    const parts = word.split('-');
    if (parts.length > 1 && parts.every(Boolean)) {
      const read = parts.map(readWord);
      if (!read.includes(undefined)) return read.join('');
    }
    const characters = splitGraphemes(word);
    characters.next();
    return characters.next().done ? word : undefined;
  };
  // Spaces and commas stand between the words and mean nothing; a line break is one.
  return spelled.replace(/([^\s,]+)|[^\S\r\n]+|,/g, (_, word: string | undefined, at: number) => {
    if (word === undefined) return '';
    const read = readWord(word);
    if (read === undefined) throw new InputError(`"${word}" is not a code word`, placeAt(spelled, at));
    return read;
  });
}
