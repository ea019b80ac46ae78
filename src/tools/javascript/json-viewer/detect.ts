import { sniffJson } from '@/engines/sniff/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffJson(text, isCut);
    return sniffed?.isValid ? { score: 0.8, why: `JSON, ${sniffed.size}` } : undefined;
  },
  { reads: 'json' },
);
