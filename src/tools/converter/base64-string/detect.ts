import { sniffBase64 } from '@/engines/sniff/base64';
import { defineDetect, type Guess } from '@/kit/detect/guess';

/** "base64 hello" is to be encoded, "base64 decode aGVsbG8=" the other way round. */
const ORDER =
  /^(?:(?:to\s+)?base ?64|b64)(?:\s+(encode|decode))?(?:\s+of)?[\s:]+(\S.*)$|^(encode|decode)\s+base ?64\s+(\S.*)$/is;
const NAMES_A_TOOL =
  /^(?:(?:string|text|image|file|to|from|and|url|online|converter|encoder|decoder|encode|decode)\b\s*)+/i;

function ordered(text: string): Guess | undefined {
  const [, verb, rest, verbFirst, restLast] = text.length < 2000 ? (ORDER.exec(text) ?? []) : [];
  const input = rest ?? restLast;
  if (!input || NAMES_A_TOOL.test(input)) return undefined;
  const isDecode = /^decode$/i.test(verb ?? verbFirst ?? '') || (sniffBase64(input)?.score ?? 0) > 0.9;
  return {
    score: 0.9,
    why: isDecode ? 'Base64 to decode' : 'Base64 of a text',
    input,
    options: { mode: isDecode ? 'decode' : 'encode' },
    typed: true,
  };
}

export default defineDetect((text, isCut) => {
  const order = ordered(text);
  if (order) return order;
  const sniffed = sniffBase64(text, isCut);
  return sniffed && { score: sniffed.score, why: sniffed.what, options: { mode: 'decode' }, unpacks: true };
});
