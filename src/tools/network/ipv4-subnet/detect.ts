import { getMask, ipv4 } from '@/engines/sniff/network';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const mask = getMask(text);
    if (mask) return { score: 0.97, why: `IPv4 network, /${mask.bits}` };
    return ipv4(text) ? { score: 0.65, why: 'IPv4 address' } : undefined;
  },
  { reads: 'address' },
);
