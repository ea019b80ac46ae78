import { gradientLook } from '@/engines/looks/gradient';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = gradientLook(text);
  return look && { score: 0.9, why: `${look.type} gradient`, options: { ...look } };
});
