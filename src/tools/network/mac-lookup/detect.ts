import { isMac } from '@/engines/sniff/network';
import { defineDetect } from '@/kit/detect/guess';

/** As `ip link` and `ifconfig` print it. */
const PRINTED = /^(?:link\/)?(?:ether|HWaddr|lladdr)\s+(\S{17})(?:\s+(?:brd|txqueuelen)\b.*)?$/i;

export default defineDetect(
  (text) => {
    if (isMac(text)) return { score: 0.96, why: 'MAC address' };
    const [, printed = ''] = PRINTED.exec(text) ?? [];
    return isMac(printed) ? { score: 0.95, why: 'MAC address', input: printed } : undefined;
  },
  { reads: 'address' },
);
