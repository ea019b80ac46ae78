import { sniffColor } from '@/engines/sniff/color';
import { defineDetect } from '@/kit/detect/guess';

/** Two colors, and what stands between them. */
const TWO = /^(#[\da-f]{3,8}|\w+\([^()]*\))\s*(?:on|vs\.?|and|,|\/|:|\s)\s*(#[\da-f]{3,8}|\w+\([^()]*\))$/i;

export default defineDetect((text) => {
  const two = TWO.exec(text);
  if (!two || !sniffColor(two[1]!) || !sniffColor(two[2]!)) return undefined;
  return { score: 0.9, why: 'Two colors', input: { text: two[1]!, background: two[2]! } };
});
