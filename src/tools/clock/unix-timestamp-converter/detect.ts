import { sniffDate } from '@/engines/sniff/date';
import { defineDetect, type Guess } from '@/kit/detect/guess';

/** Between the years 2001 and 2033: what begins otherwise is a phone number as often. */
const STAMP = /^1\d{9}(?:\.\d{1,9}|\d{3}|\d{6}|\d{9})?$/;
const UNITS: Readonly<Record<number, string>> = {
  10: 'seconds',
  13: 'milliseconds',
  16: 'microseconds',
  19: 'nanoseconds',
};

/** Between 2009, when there was a MongoDB to make one, and 2036. */
const OBJECT_ID = /^(?:ObjectId\(\s*["'])?(?=[4-7])([4-7][\da-f]{7})[\da-f]{16}(?:["']\s*\))?$/i;
const UUID_WITH_TIME = /^[\da-f]{8}-[\da-f]{4}-[167][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const ULID = /^[0-7][\dA-HJKMNP-TV-Z]{25}$/;
/** Eighteen digits are a personal number in China as well, which has a date of birth in its middle. */
const BORN = /^\d{6}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/;

/** What other systems count, where the digits alone tell it from anything else. */
function otherCount(text: string): Guess | undefined {
  // 2008 to 2041, and 2012 to 2043.
  if (/^1[23]\d{16}$/.test(text) && text >= '128' && !BORN.test(text))
    return { score: 0.8, why: 'Windows FILETIME', options: { mode: 'date', unit: 'filetime' } };
  if (/^63[4-9]\d{15}$|^64[0-4]\d{15}$/.test(text) && !BORN.test(text))
    return { score: 0.8, why: '.NET ticks', options: { mode: 'date', unit: 'ticks' } };
  const [, seconds] = OBJECT_ID.exec(text) ?? [];
  const isNamed = text.startsWith('ObjectId');
  if (seconds && (isNamed || (Number.parseInt(seconds, 16) > 1_230_000_000 && /[a-f]/i.test(text))))
    return { score: isNamed ? 0.95 : 0.7, why: 'MongoDB ObjectId, which contains a time', options: { mode: 'date' } };
  if (UUID_WITH_TIME.test(text) || ULID.test(text))
    return { score: 0.6, why: 'An ID that contains a time', options: { mode: 'date' } };
  return undefined;
}

export default defineDetect(
  (text, _, now) => {
    if (STAMP.test(text)) {
      const unit = UNITS[text.split('.')[0]!.length]!;
      const year = new Date(Number(text.slice(0, 10)) * 1000).getUTCFullYear();
      return { score: 0.92, why: `Unix time in ${unit}, ${year}`, options: { mode: 'date' } };
    }
    const other = otherCount(text);
    if (other) return other;
    if (/^(?:now|today|current time(?:stamp)?|unix time now|timestamp now)$/i.test(text))
      return {
        score: 0.85,
        why: 'The current time',
        input: String(Math.floor(now / 1000)),
        options: { mode: 'date' },
        typed: true,
      };
    const sniffed = sniffDate(text);
    return (
      sniffed && {
        score: sniffed.hasTime ? 0.85 : 0.7,
        why: sniffed.what,
        options: { mode: 'unix' },
        ...(sniffed.date !== text && { input: sniffed.date }),
      }
    );
  },
  { reads: 'number' },
);
