import { sniffDate } from '@/engines/sniff/date';
import { clockIn, timeIn, zonedIn } from '@/engines/time/phrase';
import { defineDetect } from '@/kit/detect/guess';

/** A question with two places in it. */
const LONGEST = 120;

export default defineDetect(
  (text, _, now) => {
    const asked = text.length < LONGEST ? (timeIn(text, now) ?? zonedIn(text) ?? clockIn(text, now)) : undefined;
    if (asked) {
      const { input, isNow, ...options } = asked;
      const why = isNow ? `Time in ${asked.targetTimezone}` : `Time in ${asked.sourceTimezone}`;
      return { score: 0.94, why, input, options, take: 'Converted Time', ...(isNow && { typed: true }) };
    }
    const sniffed = sniffDate(text);
    if (!sniffed?.hasTime) return undefined;
    return { score: sniffed.hasZone ? 0.8 : 0.65, why: sniffed.what, ...(sniffed.local && { input: sniffed.local }) };
  },
  { reads: 'time' },
);
