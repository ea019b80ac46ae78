const formatters = new Map<string, Intl.DateTimeFormat>();

/** 14:05:09, or 2:05:09 PM. In the given IANA zone, or in the visitor's own. */
export function formatTimeOfDay(moment: number, { hour24, zone }: { hour24: boolean; zone?: string }): string {
  const key = `${hour24} ${zone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      hour: hour24 ? '2-digit' : 'numeric',
      minute: '2-digit',
      second: '2-digit',
      // Not `hour12`: with it, some engines write midnight as 24:00:00.
      hourCycle: hour24 ? 'h23' : 'h12',
      timeZone: zone,
    });
    formatters.set(key, formatter);
  }
  // Newer versions of ICU put a narrow no-break space before AM and PM.
  return formatter.format(moment).replace(/\u202f/g, ' ');
}
