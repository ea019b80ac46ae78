/** What a sign of its own stands for, since it cannot be seen. */
const SIGNS: Readonly<Record<string, string>> = {
  ' ': '␣',
  '\t': '⇥',
  '\n': '↵',
  '\r\n': '↵',
  '\r': '↵',
  '\u00a0': '⍽',
};
const MOST_CODES = 4;

export interface FrequencyRow {
  character: string;
  /** "U+0041"; several for what is made of several. */
  codes: string;
  times: number;
}

const getCode = (part: string) => `U+${part.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

function getCodes(character: string): string {
  const parts = [...character.slice(0, 2 * MOST_CODES)].slice(0, MOST_CODES);
  return parts.map(getCode).join(' ') + (parts.join('').length < character.length ? ' …' : '');
}

/** How a character and how often it occurs are shown. */
export function getRow(character: string, times: number): FrequencyRow {
  const seen = SIGNS[character] ?? (/^[\p{C}\p{Z}]/u.test(character) ? '\ufffd' : character.slice(0, 40));
  return { character: seen, codes: getCodes(character), times };
}
