import { base64Look } from '@/engines/looks/base64';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = base64Look(text, isCut);
  return look && { score: look.score, why: look.what, options: { mode: 'decode' }, unpacks: true };
});
