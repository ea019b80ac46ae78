import { proseLook } from '@/engines/looks/prose';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = proseLook(text, isCut);
  return look && { score: 0.45, why: look.what };
});
