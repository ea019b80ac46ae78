import { sniffMarkup } from '@/engines/sniff/markup';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const sniffed = sniffMarkup(text, isCut);
  return sniffed?.form === 'html' || sniffed?.form === 'svg'
    ? { score: sniffed.form === 'svg' ? 0.8 : 0.85, why: sniffed.what }
    : undefined;
});
