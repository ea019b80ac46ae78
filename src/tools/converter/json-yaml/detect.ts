import { sniffJson } from '@/engines/sniff/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffJson(text, isCut);
    if (sniffed?.form === 'lines') return { score: 0.7, why: `JSON Lines, ${sniffed.size}` };
    return sniffed?.isValid && sniffed.form !== 'string' ? { score: 0.7, why: `JSON, ${sniffed.size}` } : undefined;
  },
  { reads: 'json' },
);
