import { ipv4 } from '@/engines/sniff/network';
import { defineDetect } from '@/kit/detect/guess';

const RANGE = /^(\d+\.\d+\.\d+\.\d+)\s*(?:-|–|—|to|\.\.\.?|,)\s*(\d+\.\d+\.\d+\.\d+)$/i;

export default defineDetect(
  (text) => {
    const [, startAddress, endAddress] = RANGE.exec(text) ?? [];
    if (!startAddress || !endAddress || !ipv4(startAddress) || !ipv4(endAddress)) return undefined;
    return { score: 0.96, why: 'Range of IPv4 addresses', input: { startAddress, endAddress } };
  },
  { reads: 'address' },
);
