import { ipv4 } from '@/engines/sniff/network';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    if (ipv4(text)) return { score: 0.9, why: 'IPv4 address' };
    if (/^[01]{8}(?:\.[01]{8}){3}$/.test(text)) return { score: 0.93, why: 'IPv4 address in bits' };
    const [, host = ''] = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text) ?? [];
    if (ipv4(host)) return { score: 0.7, why: 'IPv4 address with a port', input: host };
    const [, mapped = ''] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text) ?? [];
    return ipv4(mapped) ? { score: 0.9, why: 'IPv4 address in IPv6' } : undefined;
  },
  { reads: 'address' },
);
