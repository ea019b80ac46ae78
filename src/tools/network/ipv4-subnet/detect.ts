import { getMask, ipv4, ipv6 } from '@/engines/sniff/network';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const mask = getMask(text);
    if (mask) return { score: 0.97, why: `IPv4 network, /${mask.bits}` };
    if (ipv6(text)) return { score: 0.9, why: text.includes('/') ? 'IPv6 network' : 'IPv6 address' };
    return ipv4(text) ? { score: 0.65, why: 'IPv4 address' } : undefined;
  },
  { reads: 'address' },
);
