import { jsonLook } from '@/engines/looks/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = jsonLook(text, isCut);
  return look?.isValid && look.form !== 'string' ? { score: 0.55, why: `JSON, ${look.size}` } : undefined;
});
