import { dateLook } from '@/engines/looks/date';
import { defineDetect } from '@/kit/detect/guess';

/** Between the years 2001 and 2033: what begins otherwise is a phone number as often. */
const STAMP = /^1\d{9}(?:\.\d{1,9}|\d{3}|\d{6}|\d{9})?$/;
const UNITS: Readonly<Record<number, string>> = {
  10: 'seconds',
  13: 'milliseconds',
  16: 'microseconds',
  19: 'nanoseconds',
};

export default defineDetect((text) => {
  if (STAMP.test(text)) {
    const unit = UNITS[text.split('.')[0]!.length]!;
    const year = new Date(Number(text.slice(0, 10)) * 1000).getUTCFullYear();
    return { score: 0.92, why: `Unix time in ${unit}, ${year}`, options: { mode: 'date' } };
  }
  if (/^(?:now|today)$/i.test(text)) return undefined;
  const look = dateLook(text);
  return (
    look && {
      score: look.hasTime ? 0.85 : 0.7,
      why: look.what,
      options: { mode: 'unix' },
      ...(look.date !== text && { input: look.date }),
    }
  );
});
