/** "in 7 h 20 min", "in less than a minute". */
export function describeWait(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor(minutes / 60) % 24;
  if (minutes <= 1) return 'in less than a minute';
  const words = [
    days > 0 && `${days} d`,
    hours > 0 && `${hours} h`,
    days === 0 && minutes % 60 > 0 && `${minutes % 60} min`,
  ];
  return `in ${words.filter(Boolean).join(' ')}`;
}

export const describeTime = (time: string, hour24: boolean): string => {
  if (hour24) return time;
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
};
