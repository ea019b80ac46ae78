import { sniffJson } from '@/engines/sniff/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffJson(text, isCut);
    if (sniffed?.form === 'lines') return { score: 0.92, why: `JSON Lines, ${sniffed.size}` };
    if (sniffed?.isValid) return { score: 0.96, why: `JSON, ${sniffed.size}` };
    return sniffed && { score: 0.86, why: 'JSON with a mistake', options: { repair: true } };
  },
  { reads: 'json' },
);
