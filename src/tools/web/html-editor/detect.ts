import { markupLook } from '@/engines/looks/markup';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = markupLook(text, isCut);
  return look?.form === 'html' ? { score: 0.5, why: look.what } : undefined;
});
