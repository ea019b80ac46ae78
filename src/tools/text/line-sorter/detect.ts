import { sniffItems, sniffList } from '@/engines/sniff/list';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const sniffed = sniffList(text);
  if (sniffed)
    return {
      score: sniffed.isSorted ? 0.55 : 0.65,
      why: `List of ${sniffed.lines} lines`,
      ...(sniffed.isNumeric && { options: { sortType: 'numeric' } }),
    };
  const items = sniffItems(text);
  return items && { score: 0.47, why: `${items.lines} lines` };
});
