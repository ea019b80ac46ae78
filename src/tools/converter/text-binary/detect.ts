import { codesLook } from '@/engines/looks/codes';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = codesLook(text);
  if (look?.base !== 'binary') return undefined;
  return {
    score: 0.94,
    why: `Binary, ${look.count} bytes`,
    options: { mode: 'decode', separator: look.separator },
    unpacks: true,
  };
});
