import { cronFromWords } from '@/engines/cron/from-words';
import { defineDetect } from '@/kit/detect/guess';

const NICKNAME = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)(?:\s+\S.*)?$/;
const NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat)';
const VALUE = `(?:\\d{1,4}|${NAME})`;
const PART = `(?:\\*|${VALUE}(?:-${VALUE})?)(?:/\\d{1,2})?|L(?:-\\d{1,2})?W?|\\d{1,2}W|\\dL|(?:\\d|${NAME})#\\d`;
const FIELD = new RegExp(`^(?:\\?|(?:${PART})(?:,(?:${PART}))*)$`, 'i');
const AWS = /^(?:cron|rate)\([\d*?A-Z/,# -]+\)$/i;
const SYSTEMD = /^OnCalendar\s*=\s*\S/;

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const CLOCK = String.raw`[\d*]{1,2}(?:\.\.\d{1,2})?(?:[,/]\d{1,2})*(?::[\d*]{1,2}(?:[,/]\d{1,2})*){1,2}`;
/** Without its name: weekdays from one to another, or a date that is open, and a time. */
const EVENT = new RegExp(
  String.raw`^(?:${WEEKDAY}(?:(?:\.\.|,)${WEEKDAY})*\s+)?(?:(?:\*|\d{4})-[\d*.,/]+[-~][\d*.,/]+\s+)?${CLOCK}(?:\s+UTC)?$`,
  'i',
);
const isEvent = (line: string) => EVENT.test(line) && /\.\.|\*-/.test(line);

const isField = (field: string) => FIELD.test(field);

/** Whether a line says when something runs: a nickname, or five to seven fields of which one is open; what is run may follow. */
function isSchedule(line: string): boolean {
  if (line.length > 500) return false;
  if (NICKNAME.test(line) || AWS.test(line) || SYSTEMD.test(line) || isEvent(line)) return true;
  const words = line.trim().split(/\s+/);
  const fields = words.slice(0, 7).findIndex((word) => !isField(word));
  const count = fields === -1 ? Math.min(words.length, 7) : fields;
  return count >= 5 && words.slice(0, count).some((field) => /[*/?]/.test(field));
}

export default defineDetect(
  (text) => {
    const fields = cronFromWords(text);
    if (fields) return { score: 0.9, why: `Cron expression ${fields}`, take: 'Meaning', input: fields };
    const [, asked] =
      /^(?:cron(?:tab)?:?|(?:explain|when does|what does|what is)(?:\s+cron)?)\s+(.+?)(?:\s+(?:run|mean|do))?\??$/i.exec(
        text,
      ) ?? [];
    const lines = (asked ?? text)
      .slice(0, 20_000)
      .split(/\r\n?|\n/)
      .filter((line) => line.trim() !== '' && !/^\s*(?:#|[A-Z_]+=)/.test(line));
    if (lines.length === 0 || !lines.every(isSchedule)) return undefined;
    const input = lines.join('\n');
    const why =
      lines.length > 1
        ? `Crontab, ${lines.length} lines`
        : SYSTEMD.test(input) || isEvent(input)
          ? 'systemd timer'
          : NICKNAME.test(input) || input.split(/\s+/).every(isField) || AWS.test(input)
            ? 'Cron expression'
            : 'Crontab line';
    return { score: 0.96, why, take: 'Meaning', ...(input !== text && { input }) };
  },
  { reads: 'schedule' },
);
