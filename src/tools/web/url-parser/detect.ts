import { QUERY_STRING, sniffUrl } from '@/engines/sniff/url';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffUrl(text);
    if (sniffed?.form !== 'url') return undefined;
    const { score, what: why } = sniffed;
    // Only whole addresses can be parsed.
    return why === QUERY_STRING
      ? { score, why, input: `https://example.com/?${text.replace(/^\?/, '')}` }
      : { score, why };
  },
  { reads: 'url' },
);
