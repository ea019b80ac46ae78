import { getKey, type JsonDocument, JsonKind, stringValue, valueText } from './document';

/** What a value is besides its text. */
export type Preview =
  | { readonly kind: 'link'; readonly href: string; readonly host: string; readonly isImage: boolean }
  | { readonly kind: 'date'; readonly words: string }
  | { readonly kind: 'colour'; readonly css: string }
  | { readonly kind: 'image'; readonly src: string; readonly type: string };

/** Longer texts are no address, date or colour; a picture may be as long as a browser draws at once. */
const LONGEST = 2000;
const LONGEST_PICTURE = 3_000_000;

const PICTURE = /^data:(image\/(?:png|jpeg|gif|webp|avif|bmp|x-icon|svg\+xml))(?:;[\w=-]+)*,[^\s"<>]/i;
const PICTURE_NAME = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)? ?(Z|[+-]\d\d:?\d\d)?)?$/i;
const COLOUR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d\s.,%/+-]*(?:deg|turn|rad)?[\d\s.,%/+-]*\))$/i;
/** Names of members that hold moments; a number elsewhere is more likely an identifier. */
const MOMENT =
  /(?:^|[_.-])(?:at|on|ts|exp|iat|nbf|since|until)$|(?:At|On|Ts)$|date|time|stamp|created|updated|modified|expir/;
/** From 2000 to 2100. */
const EARLIEST = 946_684_800_000;
const LATEST = 4_102_444_800_000;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const two = (number: number): string => String(number).padStart(2, '0');

function dayWords(moment: Date): string {
  const [weekday, month] = [DAYS[moment.getUTCDay()], MONTHS[moment.getUTCMonth()]];
  return `${weekday}, ${moment.getUTCDate()} ${month} ${moment.getUTCFullYear()}`;
}
const timeWords = (moment: Date): string =>
  [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()].map(two).join(':');
const momentWords = (moment: Date): string => `${dayWords(moment)}, ${timeWords(moment)} UTC`;

/** A date as ISO 8601 writes it, in words; undefined where there is no such day or time. */
export function dateWords(text: string): string | undefined {
  const [match, year, month, day, hour, minute, second = '0', zone] = DATE.exec(text) ?? [];
  if (match === undefined) return undefined;
  const at = new Date(0);
  at.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (at.getUTCMonth() !== Number(month) - 1 || at.getUTCDate() !== Number(day)) return undefined;
  if (hour === undefined) return dayWords(at);
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  at.setUTCHours(Number(hour), Number(minute), Number(second));
  // Without a zone it is the time of whoever wrote it.
  if (zone === undefined) return `${dayWords(at)}, ${timeWords(at)}`;
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return momentWords(new Date(at.getTime() - (sign === '-' ? -offset : offset)));
}

/** Seconds or milliseconds since 1970, in words, where the number and the name of the member are such. */
export function epochWords(lexeme: string, name: string | undefined): string | undefined {
  if (!/^\d{9,13}(?:\.\d{1,6})?$/.test(lexeme)) return undefined;
  const number = Number(lexeme);
  const isMilliseconds = number >= EARLIEST;
  const at = isMilliseconds ? number : number * 1000;
  if (at < EARLIEST || at > LATEST || !(name !== undefined && MOMENT.test(name))) return undefined;
  return momentWords(new Date(at));
}

function getLink(text: string): Preview | undefined {
  if (!/^https?:\/\/[^\s"<>\\^`{|}]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { href, host, pathname } = new URL(text);
  return { kind: 'link', href, host, isImage: PICTURE_NAME.test(pathname) };
}

/** What else can be shown of a value: where a link leads, a date in words, a colour, a picture that it holds itself. */
export function getPreview(doc: JsonDocument, node: number): Preview | undefined {
  const { kind, start, end } = doc;
  const name = getKey(doc, node);
  if (kind[node] === JsonKind.number) {
    const words = epochWords(valueText(doc, node), name);
    return words === undefined ? undefined : { kind: 'date', words };
  }
  const length = end[node]! - start[node]!;
  if (kind[node] !== JsonKind.string || length > LONGEST_PICTURE) return undefined;
  if (length > LONGEST && !doc.text.startsWith('data:', start[node]! + 1)) return undefined;
  const text = stringValue(doc, node)!.trim();
  const picture = PICTURE.exec(text);
  if (picture) return { kind: 'image', src: text, type: picture[1]!.toLowerCase() };
  if (text.length > LONGEST) return undefined;
  if (COLOUR.test(text)) return { kind: 'colour', css: text };
  const words = dateWords(text) ?? epochWords(text, name);
  return words === undefined ? getLink(text) : { kind: 'date', words };
}
