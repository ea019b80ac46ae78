import { jwtLook } from '@/engines/looks/jwt';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = jwtLook(text);
  return look && { score: 0.99, why: look.what, ...(look.token !== text && { input: { token: look.token, key: '' } }) };
});
