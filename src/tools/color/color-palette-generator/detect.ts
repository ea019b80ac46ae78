import { sniffColor } from '@/engines/sniff/color';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffColor(text);
    return sniffed && !sniffed.isWord
      ? { score: sniffed.score - 0.3, why: sniffed.what, ...(sniffed.color !== text && { input: sniffed.color }) }
      : undefined;
  },
  { reads: 'color' },
);
