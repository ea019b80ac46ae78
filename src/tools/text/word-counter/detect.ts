import { sniffProse } from '@/engines/looks/prose';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const sniffed = sniffProse(text, isCut);
  return sniffed && { score: 0.45, why: sniffed.what };
});
