import { jsonLook } from '@/engines/looks/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = jsonLook(text, isCut);
  return look?.hasRows ? { score: 0.85, why: `Records, ${look.size}` } : undefined;
});
