import { colorLook } from '@/engines/looks/color';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = colorLook(text);
  return (
    look && {
      score: look.score,
      why: look.what,
      ...(look.color !== text && { input: look.color }),
      ...(look.isWord && { typed: true }),
    }
  );
});
