import { tableLook } from '@/engines/looks/table';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = tableLook(text, isCut);
  return look && { score: look.delimiter === '\t' ? 0.7 : 0.6, why: look.what };
});
