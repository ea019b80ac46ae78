import { sniffTable } from '@/engines/sniff/table';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffTable(text, isCut);
    return sniffed && { score: sniffed.delimiter === '\t' ? 0.7 : 0.6, why: sniffed.what };
  },
  { reads: 'table' },
);
