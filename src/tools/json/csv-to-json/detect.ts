import { sniffTable } from '@/engines/sniff/table';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffTable(text, isCut);
    return sniffed && { score: 0.9, why: sniffed.what, options: { delimiter: sniffed.delimiter } };
  },
  { reads: 'table' },
);
