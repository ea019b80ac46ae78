import { ipv4 } from '@/engines/sniff/network';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    if (ipv4(text)) return { score: 0.9, why: 'IPv4 address' };
    if (/^[01]{8}(?:\.[01]{8}){3}$/.test(text)) return { score: 0.93, why: 'IPv4 address in bits' };
    const [, mapped = ''] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text) ?? [];
    return ipv4(mapped) ? { score: 0.9, why: 'IPv4 address in IPv6' } : undefined;
  },
  { reads: 'address' },
);
