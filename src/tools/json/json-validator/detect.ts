import { sniffJson } from '@/engines/sniff/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffJson(text, isCut);
    if (!sniffed) return undefined;
    if (sniffed.isValid) return { score: 0.58, why: `JSON, ${sniffed.size}` };
    return { score: 0.9, why: sniffed.form === 'lines' ? `JSON Lines, ${sniffed.size}` : 'JSON with a mistake' };
  },
  { reads: 'json' },
);
