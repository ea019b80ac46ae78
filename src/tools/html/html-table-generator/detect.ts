import { sniffTable } from '@/engines/sniff/table';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffTable(text, isCut);
    return sniffed && { score: 0.5, why: sniffed.what };
  },
  { reads: 'table' },
);
