import { listLook } from '@/engines/looks/list';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = listLook(text);
  return look && { score: 0.6, why: `List of ${look.lines} lines` };
});
