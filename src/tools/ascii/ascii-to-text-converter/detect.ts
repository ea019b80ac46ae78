import { sniffCodes } from '@/engines/sniff/codes';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffCodes(text);
    if (!sniffed) return undefined;
    const { base, count, separator } = sniffed;
    return {
      score: { hexadecimal: 0.93, decimal: 0.88, binary: 0.7 }[base],
      why: `${count} character codes, ${base}`,
      options: { encoding: base, delimiter: separator === 'none' ? 'space' : separator },
      unpacks: true,
    };
  },
  { reads: 'codes' },
);
