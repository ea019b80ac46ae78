import { sniffBase64 } from '@/engines/sniff/base64';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const sniffed = sniffBase64(text, isCut);
  return sniffed?.text === undefined
    ? undefined
    : { score: sniffed.score - 0.25, why: sniffed.what, options: { mode: 'decode' } };
});
