import { getSides } from '@/engines/diff/sides';
import { sniffProse } from '@/engines/sniff/prose';
import { defineDetect } from '@/kit/detect/guess';

const HUNK = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/m;

export default defineDetect((text, isCut) => {
  if (HUNK.test(text) && !isCut) return { score: 0.9, why: 'Patch', input: getSides(text) };
  const sniffed = sniffProse(text, isCut);
  // What it is to be compared with, only the visitor has.
  return sniffed && { score: 0.35, why: sniffed.what, untried: true };
});
