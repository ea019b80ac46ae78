import { listLook } from '@/engines/looks/list';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = listLook(text);
  return look && look.repeated > 0 ? { score: 0.75, why: `${look.lines} lines, ${look.repeated} repeated` } : undefined;
});
