import { urlLook } from '@/engines/looks/url';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = urlLook(text);
  return look?.form === 'url' ? { score: look.score, why: look.what } : undefined;
});
