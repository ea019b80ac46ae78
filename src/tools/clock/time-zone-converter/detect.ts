import { dateLook } from '@/engines/looks/date';
import { clockIn, timeIn, zonedIn } from '@/engines/time/phrase';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, _, now) => {
  const asked = text.length < 80 ? (timeIn(text, now) ?? zonedIn(text) ?? clockIn(text, now)) : undefined;
  if (asked) {
    const { input, isNow, ...options } = asked;
    const why = isNow ? `Time in ${asked.targetTimezone}` : `Time in ${asked.sourceTimezone}`;
    return { score: 0.94, why, input, options, take: 'Converted Time', ...(isNow && { typed: true }) };
  }
  const look = dateLook(text);
  if (!look?.hasTime) return undefined;
  return { score: look.hasZone ? 0.8 : 0.65, why: look.what, ...(look.local && { input: look.local }) };
});
