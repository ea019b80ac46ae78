import { sniffJson } from '@/engines/sniff/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffJson(text, isCut);
    return sniffed?.isValid && sniffed.form === 'object' ? { score: 0.5, why: `JSON, ${sniffed.size}` } : undefined;
  },
  { reads: 'json' },
);
