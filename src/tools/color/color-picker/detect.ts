import { colorLook } from '@/engines/looks/color';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = colorLook(text);
  return look && !look.isWord
    ? { score: look.score - 0.2, why: look.what, ...(look.color !== text && { input: look.color }) }
    : undefined;
});
