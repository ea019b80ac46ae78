import { codesLook } from '@/engines/looks/codes';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = codesLook(text);
  if (!look) return undefined;
  const { base, count, separator } = look;
  return {
    score: { hexadecimal: 0.93, decimal: 0.88, binary: 0.7 }[base],
    why: `${count} character codes, ${base}`,
    options: { encoding: base, delimiter: separator === 'none' ? 'space' : separator },
    unpacks: true,
  };
});
