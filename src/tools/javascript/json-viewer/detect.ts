import { jsonLook } from '@/engines/looks/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = jsonLook(text, isCut);
  return look?.isValid ? { score: 0.8, why: `JSON, ${look.size}` } : undefined;
});
