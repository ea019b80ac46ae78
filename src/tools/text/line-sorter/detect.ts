import { sniffList } from '@/engines/sniff/list';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const sniffed = sniffList(text);
  return (
    sniffed && {
      score: sniffed.isSorted ? 0.55 : 0.65,
      why: `List of ${sniffed.lines} lines`,
      ...(sniffed.isNumeric && { options: { sortType: 'numeric' } }),
    }
  );
});
