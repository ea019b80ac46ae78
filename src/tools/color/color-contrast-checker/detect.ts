import { sniffColor } from '@/engines/sniff/color';
import { defineDetect } from '@/kit/detect/guess';

/** Two colors, and what stands between them. */
const TWO = /^(#[\da-f]{3,8}|\w+\([^()]*\))\s*(?:on|vs\.?|and|,|\/|:|\s)\s*(#[\da-f]{3,8}|\w+\([^()]*\))$/i;

/** The tool takes codes; these names are the ones people say. */
const CODES: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  gray: '#808080',
  grey: '#808080',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  navy: '#000080',
};
const COLOR = `(#[\\da-f]{3,8}|${Object.keys(CODES).join('|')})`;
/** With a name, only as one speaks of the two. */
const NAMED = new RegExp(
  `^(?:contrast (?:of|between) )?${COLOR} (?:text )?(?:on|over|against|vs\\.?) (?:a )?${COLOR}(?: background)?$`,
  'i',
);

export default defineDetect((text) => {
  const two = TWO.exec(text) ?? NAMED.exec(text);
  if (!two || !sniffColor(two[1]!) || !sniffColor(two[2]!)) return undefined;
  const code = (color: string) => CODES[color.toLowerCase()] ?? color;
  return { score: 0.9, why: 'Two colors', input: { text: code(two[1]!), background: code(two[2]!) } };
});
