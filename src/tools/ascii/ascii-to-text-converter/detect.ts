import { codesLook } from '@/engines/looks/codes';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = codesLook(text);
  if (!look) return undefined;
  const { base, count, separator, spaced } = look;
  // Those without anything between them, or with marks before each, are written as the tool takes them.
  const isPlain = separator !== 'none' && !/[x\\]/i.test(text);
  return {
    score: { hexadecimal: 0.93, decimal: 0.88, binary: 0.7 }[base],
    why: `${count} character codes, ${base}`,
    options: { encoding: base, delimiter: isPlain ? separator : 'space' },
    unpacks: true,
    ...(!isPlain && { input: spaced }),
  };
});
