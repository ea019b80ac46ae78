interface CalendarEvent {
  readonly title: string;
  readonly description: string;
  /** 2026-01-31T23:59:00Z */
  readonly start: string;
  readonly end: string;
  /** When the file was written. */
  readonly stamp: string;
}

const compact = (utc: string): string => utc.replace(/\.\d+/, '').replace(/[-:]/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
const LONGEST = 75;
const encoder = new TextEncoder();

/** A line has up to 75 bytes; what is longer goes on behind a line break and a blank. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > LONGEST) {
      parts.push(part);
      // The blank counts.
      [part, size] = ['', 1];
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join('\r\n ');
}

/** One event as an iCalendar file (RFC 5545), in UTC: every calendar shows it by its own clock. */
export function writeCalendar({ title, description, start, end, stamp }: CalendarEvent): string {
  return `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Localkit//Time Zone Converter//EN',
    'BEGIN:VEVENT',
    `UID:${compact(start)}-${compact(stamp)}@localkit`,
    `DTSTAMP:${compact(stamp)}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`;
}
