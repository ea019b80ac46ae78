import { tableLook } from '@/engines/looks/table';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = tableLook(text, isCut);
  return look && { score: 0.9, why: look.what, options: { delimiter: look.delimiter } };
});
