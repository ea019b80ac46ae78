import { sniffJson } from '@/engines/sniff/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffJson(text, isCut);
    return sniffed?.hasRows ? { score: 0.85, why: `Records, ${sniffed.size}` } : undefined;
  },
  { reads: 'json' },
);
