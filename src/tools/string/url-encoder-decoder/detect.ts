import { sniffUrl } from '@/engines/sniff/url';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const sniffed = sniffUrl(text);
  if (!sniffed?.isEncoded) return undefined;
  if (sniffed.form === 'url') return { score: 0.7, why: 'URL with escapes', options: { mode: 'decode' } };
  const options = { mode: 'decode', ...(sniffed.isLatin && { scheme: 'ISO-8859-1' }) };
  return { score: sniffed.score, why: sniffed.what, options, unpacks: true };
});
