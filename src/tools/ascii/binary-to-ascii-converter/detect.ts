import { sniffCodes } from '@/engines/sniff/codes';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffCodes(text);
    return sniffed?.base === 'binary' ? { score: 0.85, why: `Binary, ${sniffed.count} bytes` } : undefined;
  },
  { reads: 'codes' },
);
