import { defineDetect } from '@/kit/detect/guess';

const NICKNAME = /^(@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot))(?:\s+\S.*)?$/;
const PART = String.raw`(?:\*|(?:\d{1,2}|[A-Za-z]{3})(?:-(?:\d{1,2}|[A-Za-z]{3}))?)(?:\/\d{1,2})?`;
const FIELD = new RegExp(`^(?:${PART}|[?L])(?:,${PART})*$`);
const NAME = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat)$/i;

const isField = (field: string) =>
  FIELD.test(field) && (field.match(/[A-Za-z]{3}/g) ?? []).every((name) => NAME.test(name));

/** When a line of a crontab runs: a nickname, or five fields of which one is open; what is run may follow. */
function scheduleOf(line: string): string | undefined {
  const nickname = NICKNAME.exec(line)?.[1];
  if (nickname || line.length > 500) return nickname;
  const words = line.trim().split(/\s+/);
  const five = words.slice(0, 5);
  if (five.length < 5 || !five.every(isField) || !five.some((field) => /[*/?]/.test(field))) return undefined;
  // Six or seven fields are another kind of crontab.
  const isOther = words.length > 5 && words.length < 8 && words.slice(5).every(isField);
  return isOther ? undefined : five.join(' ');
}

export default defineDetect((text) => {
  const [, asked] = /^cron(?:tab)?:?\s+(.+)$/i.exec(text) ?? [];
  const lines = (asked ?? text)
    .slice(0, 20_000)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '' && !/^\s*(?:#|[A-Z_]+=)/.test(line));
  const schedules = lines.map(scheduleOf);
  if (schedules.length === 0 || schedules.some((schedule) => schedule === undefined)) return undefined;
  const input = schedules.join('\n');
  const why =
    lines.length > 1 ? `Crontab, ${lines.length} lines` : input === text ? 'Cron expression' : 'Line of a crontab';
  return { score: 0.96, why, take: 'Meaning', ...(input !== text && { input }) };
});
