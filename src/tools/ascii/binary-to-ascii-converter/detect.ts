import { codesLook } from '@/engines/looks/codes';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = codesLook(text);
  return look?.base === 'binary' ? { score: 0.85, why: `Binary, ${look.count} bytes` } : undefined;
});
