import { sniffUrl } from '@/engines/sniff/url';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffUrl(text);
    return sniffed?.form === 'url' ? { score: sniffed.score, why: sniffed.what } : undefined;
  },
  { reads: 'url' },
);
