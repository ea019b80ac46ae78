import { colorLook } from '@/engines/looks/color';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = colorLook(text);
  return look && !look.isWord && look.color.startsWith('#')
    ? { score: look.score - 0.22, why: look.what, ...(look.color !== text && { input: look.color }) }
    : undefined;
});
