import { sniffProse } from '@/engines/sniff/prose';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const sniffed = sniffProse(text, isCut);
  return sniffed && { score: 0.45, why: sniffed.what };
});
