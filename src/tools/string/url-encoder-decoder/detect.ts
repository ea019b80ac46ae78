import { urlLook } from '@/engines/looks/url';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = urlLook(text);
  if (!look?.isEncoded) return undefined;
  if (look.form === 'url') return { score: 0.7, why: 'URL with escapes', options: { mode: 'decode' } };
  const options = { mode: 'decode', ...(look.isLatin && { scheme: 'ISO-8859-1' }) };
  return { score: look.score, why: look.what, options, unpacks: true };
});
