import { sniffCodes } from '@/engines/sniff/codes';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const sniffed = sniffCodes(text);
  if (sniffed?.base !== 'binary') return undefined;
  return {
    score: 0.94,
    why: `Binary, ${sniffed.count} bytes`,
    options: { mode: 'decode', separator: sniffed.separator },
    unpacks: true,
  };
});
