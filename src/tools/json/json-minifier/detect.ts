import { jsonLook } from '@/engines/looks/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = jsonLook(text, isCut);
  if (look?.form === 'lines') return { score: 0.55, why: `JSON Lines, ${look.size}` };
  return look?.isValid && look.form !== 'string' ? { score: 0.55, why: `JSON, ${look.size}` } : undefined;
});
