import { markupLook } from '@/engines/looks/markup';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = markupLook(text, isCut);
  return look?.form === 'xml' || look?.form === 'svg'
    ? { score: look.form === 'xml' ? 0.95 : 0.82, why: look.what }
    : undefined;
});
