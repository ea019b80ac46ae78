import { isMac } from '@/engines/sniff/network';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => (isMac(text) ? { score: 0.6, why: 'MAC address' } : undefined), {
  reads: 'address',
});
