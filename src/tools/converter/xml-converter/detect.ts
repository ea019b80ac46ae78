import { sniffMarkup } from '@/engines/sniff/markup';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffMarkup(text, isCut);
    return sniffed?.form === 'xml' || sniffed?.form === 'svg'
      ? { score: sniffed.form === 'xml' ? 0.95 : 0.82, why: sniffed.what }
      : undefined;
  },
  { reads: 'xml' },
);
