import { sniffMarkup } from '@/engines/sniff/markup';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const sniffed = sniffMarkup(text, isCut);
  return sniffed?.form === 'html' ? { score: 0.75, why: sniffed.what } : undefined;
});
