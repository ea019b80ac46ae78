import { markupLook } from '@/engines/looks/markup';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = markupLook(text, isCut);
  return look?.form === 'html' || look?.form === 'svg'
    ? { score: look.form === 'svg' ? 0.8 : 0.85, why: look.what }
    : undefined;
});
