import { sniffColor } from '@/engines/sniff/color';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffColor(text);
    return (
      sniffed && {
        score: sniffed.score,
        why: sniffed.what,
        ...(sniffed.color !== text && { input: sniffed.color }),
        ...(sniffed.isWord && { typed: true }),
      }
    );
  },
  { reads: 'color' },
);
