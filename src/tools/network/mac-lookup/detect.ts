import { isMac } from '@/engines/sniff/network';
import { defineDetect } from '@/kit/detect/guess';

/** As `ip link` and `ifconfig` print it. */
const PRINTED = /^(?:link\/)?(?:ether|HWaddr|lladdr)\s+(\S{17})(?:\s+(?:brd|txqueuelen)\b.*)?$/i;

/** The half that belongs to the vendor; digits alone are a time or a date. */
const PREFIX = /^(?=.*\d)(?=.*[a-f])[\da-f]{2}([:-])[\da-f]{2}\1[\da-f]{2}$/i;

export default defineDetect(
  (text) => {
    if (isMac(text)) return { score: 0.96, why: 'MAC address' };
    if (PREFIX.test(text)) return { score: 0.7, why: 'Beginning of a MAC address' };
    const [, printed = ''] = PRINTED.exec(text) ?? [];
    return isMac(printed) ? { score: 0.95, why: 'MAC address', input: printed } : undefined;
  },
  { reads: 'address' },
);
