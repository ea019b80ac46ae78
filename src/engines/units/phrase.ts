import { InputError } from '@/engines/input-error';
import { convert, readValue, writeResult } from './convert';
import { type FoundUnit, findPair, findUnit, searchUnits, type UnitPair } from './find';
import { getCategory } from './table';
import { COUNTERPARTS, NAMED, QUANTITIES } from './usual';

export interface Conversion {
  readonly value: string;
  /** The names of the units, or the symbols as they were typed where these can be read in two ways. */
  readonly from: string;
  readonly to: string;
  readonly category: string;
  /** What is converted, in words. */
  readonly says: string;
  /** So small that it has no digit among the six decimals that are shown. */
  readonly isTiny: boolean;
  /** The names of the units of the other reading. */
  readonly other?: { readonly from: string; readonly to: string };
}

const NUMBER = String.raw`[-+−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?(?:\/\d{1,9})?`;
const ASKS = String.raw`(?:convert\s+|how (?:many|much) (?:is )?|what(?: is|’s|'s) )?`;
const PHRASE = new RegExp(
  String.raw`^${ASKS}(${NUMBER})\s*([^\d\s].*?)\s*(?:\s(?:in|to|into|as)\s|=|->|→)\s*(?:\?\s*)?(.+?)\s*\??$`,
  'i',
);
/** Any unit behind a number. */
const MEASURE = new RegExp(String.raw`^(${NUMBER})\s*([^\d\s].*?)\s*$`, 'i');

/** "5'11\"", "5 ft 11 in", "5 foot 10": a height, which is told in two units. */
const HEIGHT =
  /^(?:convert\s+)?(\d{1,3})\s*(?:'|′|’|ft\.?|feet|foot)\s*(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|''|in\.?|inch(?:es)?)?(?:\s+(?:in|to|into|as|=|->|→)\s+(.+?)\s*\??)?$/i;
const INCHES_IN_FOOT = 12;
/** A value with its unit, and nothing asked. */
const QUANTITY = new RegExp(String.raw`^(${NUMBER})\s?([^\d\s,.+*/^=%$€£-][^\d]*[²³]?)$`);
/** "how many feet in a mile", "how many ounces are there in 2 pounds". */
const HOW_MANY =
  /^how many ([\p{L} ]{2,30}?) (?:are )?(?:there )?(?:in|make|to) (half an?|an?|one|the|\d[\d,]*(?:\.\d+)?) ?([\p{L} ]{1,30}?)\s*\??$/iu;

/** "2½ inches", "1 3/4 cups": the fraction that one measures with, at the beginning. */
const FRACTION =
  /^(\d{1,4}(?=\s*[½⅓⅔¼¾⅛⅜⅝⅞]|\s\d))?\s*(?:([½⅓⅔¼¾⅛⅜⅝⅞])|(\d{1,2})\/(2|3|4|5|6|8|10|12|16|32|64)(?!\d))(?=\s|[\p{L}"″])/u;
const FRACTION_SIGNS: Readonly<Record<string, readonly [above: number, below: number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
};

/** With the fraction at its beginning as a decimal number, or as one fraction where that has no end. */
const inDecimals = (text: string): string =>
  text.replace(FRACTION, (_, whole = '0', sign: string | undefined, over: string, under: string) => {
    const [above, below] = FRACTION_SIGNS[sign ?? ''] ?? [Number(over), Number(under)];
    const top = Number(whole) * below + above;
    return (top * 1e6) % below === 0 ? String(top / below) : `${top}/${below}`;
  });

/** Commas between thousands say nothing; a single one elsewhere is a decimal point. */
const asValue = (written: string): string => {
  const number = written.replace('−', '-');
  return /^[-+]?\d+,\d+$/.test(number) && !/^[-+]?[1-9]\d{0,2},\d{3}$/.test(number)
    ? number.replace(',', '.')
    : number.replaceAll(',', '');
};

/** Units that are told together, the larger first: how many of the smaller are one, and its name. */
const TOGETHER: readonly (readonly [larger: RegExp, smaller: RegExp, many: number, unit: string, target: string])[] = [
  [/^(?:st|stones?)$/i, /^(?:lbs?|pounds?)$/i, 14, 'pound', 'kilogram'],
  [/^(?:lbs?|pounds?)$/i, /^(?:oz|ounces?)$/i, 16, 'ounce', 'kilogram'],
  [/^(?:yds?|yards?)$/i, /^(?:ft|feet|foot)$/i, 3, 'foot', 'meter'],
  [/^(?:w|wks?|weeks?)$/i, /^(?:d|days?)$/i, 7, 'day', 'hour'],
  [/^(?:d|days?)$/i, /^(?:h|hrs?|hours?)$/i, 24, 'hour', 'minute'],
  [/^(?:h|hrs?|hours?)$/i, /^(?:m|mins?|minutes?)$/i, 60, 'minute', 'hour'],
  [/^(?:m|mins?|minutes?)$/i, /^(?:s|secs?|seconds?)$/i, 60, 'second', 'minute'],
];
const TWO =
  /^(?:convert\s+)?(\d{1,6})\s*(\p{L}{1,8})\.?(?:\s+and)?,?\s*(\d{1,3}(?:\.\d+)?)\s*(\p{L}{1,8})\.?(?:\s+(?:in|to|into|as|=|->|→)\s+(.+?)\s*\??)?$/iu;

/** "11 stone 4": pounds, as one tells a weight. */
const STONE =
  /^(?:convert\s+)?(\d{1,3})\s*(?:st|stone)\.?\s+(\d{1,2}(?:\.\d+)?)(?:\s+(?:in|to|into|as|=|->|→)\s+(.+?)\s*\??)?$/i;

/** "3 stone 4 lb", "1h 30m in seconds". */
function twoIn(text: string): { readonly request: Request; readonly isAsked: boolean } | undefined {
  const [, large, larger, small, smaller, unit] =
    TWO.exec(text.replace(STONE, (_, stone, pounds, to) => `${stone} stone ${pounds} lb${to ? ` to ${to}` : ''}`)) ??
    [];
  if (!large || !larger || !small || !smaller) return undefined;
  const found = TOGETHER.find(([first, second]) => first.test(larger) && second.test(smaller));
  if (!found || Number(small) >= found[2]) return undefined;
  const [, , many, source, target] = found;
  // Digits behind the point are those of the smaller value: adding whole numbers leaves them as they are.
  const [whole, digits] = small.split('.');
  const number = `${Number(large) * many + Number(whole)}${digits ? `.${digits}` : ''}`;
  return { request: { number, source, target: unit ?? target }, isAsked: unit !== undefined };
}

const ISO_DURATION = /^P(?:(\d{1,6})D)?T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})(\.\d{1,9})?S)?$/;

/** "P3DT4H", "PT1H30M", as ISO 8601 writes a duration. Without a T it may be any code; months and years differ in length. */
function isoDurationIn(text: string): Request | undefined {
  const [written, days = '0', hours = '0', minutes, seconds, fraction = ''] = ISO_DURATION.exec(text) ?? [];
  if (written === undefined) return undefined;
  const inHours = Number(days) * 24 + Number(hours);
  const inMinutes = inHours * 60 + Number(minutes ?? 0);
  if (seconds !== undefined)
    return { number: `${inMinutes * 60 + Number(seconds)}${fraction}`, source: 'second', target: 'minute' };
  return minutes === undefined
    ? { number: String(inHours), source: 'hour', target: 'second' }
    : { number: String(inMinutes), source: 'minute', target: 'second' };
}

/** Beside each other, or behind a value, f and c are degrees: nobody asks for the speed of light. */
const asDegrees = (text: string): string =>
  /^(?:°\s*|deg(?:rees?)?\s*)?[cf]$/i.test(text.trim()) ? `°${text.trim().slice(-1).toUpperCase()}` : text;

/** By its name or symbol, or the first that has it in its name: a cup is that of the United States. */
function meant(text: string, category?: string): string {
  try {
    findUnit(text, category);
    return text;
  } catch (error) {
    const [near] = text.length > 2 ? searchUnits(text.replace(/s$/, '')) : [];
    if (near && new RegExp(`\\b${text.replace(/s$/, '').replace(/[^\p{L}]/gu, '.')}`, 'iu').test(near.unit.name))
      return near.unit.name;
    throw error;
  }
}

function pairOf(source: string, target: string): UnitPair {
  const from = meant(source);
  const pair = findPair(from, meant(target, findUnit(from).category));
  // A measure such as a cup has a name of its own in each country; the category of the other unit decides which is meant.
  return isPair(pair) ? pair : findPair(meant(source, findUnit(meant(target)).category), meant(target));
}
const isPair = ({ from, to }: UnitPair): boolean => from.category === to.category;

function pairIn(source: string, target: string): UnitPair {
  const degrees = [asDegrees(source), asDegrees(target)] as const;
  if (degrees[0] !== source || degrees[1] !== target) {
    const pair = pairOf(...degrees);
    if (isPair(pair)) return pair;
  }
  return pairOf(source, target);
}

interface Request {
  readonly number: string;
  readonly source: string;
  readonly target: string;
  /** "in ft in": the rest in the smaller unit. */
  readonly inTwo?: true;
}

const TARGETS = /^(\p{L}{1,8})\.?(?:\s*(?:and|&|\+|,)\s*|\s+)(\p{L}{1,8})\.?$/iu;
const FEET = /^(?:ft|feet|foot)$/i;
const INCHES = /^(?:in|inch(?:es)?)$/i;

/** "feet and inches", "st lb": the larger one is what is converted to. */
function askedInTwo(request: Request): Request {
  const [, larger, smaller] = TARGETS.exec(request.target.trim()) ?? [];
  if (!larger || !smaller) return request;
  const isPair =
    (FEET.test(larger) && INCHES.test(smaller)) ||
    TOGETHER.some(([first, second]) => first.test(larger) && second.test(smaller));
  return isPair ? { ...request, target: larger, inTwo: true } : request;
}

function askedIn(written: string): Request | undefined {
  const request = readRequest(written);
  return request && askedInTwo(request);
}

function readRequest(written: string): Request | undefined {
  const duration = isoDurationIn(written.trim());
  if (duration) return duration;
  const text = inDecimals(written);
  const two = twoIn(text);
  if (two?.isAsked) return two.request;
  const [, feet, inches, unit] = HEIGHT.exec(text) ?? [];
  if (feet && inches && Number(inches) < INCHES_IN_FOOT)
    return {
      number: String(Number(feet) * INCHES_IN_FOOT + Number(inches)),
      source: 'inch',
      target: unit ?? 'centimeter',
    };
  const [, number, source, target] = PHRASE.exec(text) ?? [];
  if (number && source && target) return { number, source, target };
  const [, many, amount, whole] = HOW_MANY.exec(text) ?? [];
  if (many && amount && whole) {
    const number = /^\d/.test(amount) ? amount : /^half/i.test(amount) ? '0.5' : '1';
    return { number, source: whole, target: many };
  }
  return undefined;
}

const readUnitPair = (text: string): Request | undefined => {
  const [, source, target] =
    /^(?:convert\s+)?([^\d\s]{1,20})\s+(?:in|to|into|and|vs\.?|->|→)\s+([^\d\s]{1,20})\??$/i.exec(text) ?? [];
  return source && target ? { number: '1', source, target } : undefined;
};

/** "lbs to kg", "f and c": two units without a value, which only a question has. */
export function unitsIn(text: string): Conversion | undefined {
  const { source, target } = readUnitPair(text) ?? {};
  return source && target ? conversionIn(`1 ${source} to ${target}`) : undefined;
}

/** "60 mph": a value with a unit that is hardly anything else, for the unit it is usually wanted in. */
export function quantityIn(text: string): Conversion | undefined {
  const two = twoIn(text)?.request;
  if (two) return conversionIn(`${two.number} ${two.source} to ${two.target}`);
  const [, number, written] = QUANTITY.exec(inDecimals(text)) ?? [];
  if (!number || !written || written.length > 30) return undefined;
  const source = asDegrees(written.trim().replace(/^degrees?\s+(?=celsius|fahrenheit)/i, ''));
  // In capitals these are something else: 5G, 4K, 100M.
  if (/^[GLMS]$/.test(source) && source !== 'L') return undefined;
  try {
    const isMeasure = /^(?:gallon|cup|pint|quart|tablespoon|teaspoon|fluid ounce)s?$/i.test(source);
    const { unit, category } = findUnit(isMeasure ? meant(source) : source);
    const isKnown = QUANTITIES.has(unit.symbol) || NAMED.has(unit.id);
    if (!isKnown || (!QUANTITIES.has(unit.symbol) && source.length < 3)) return undefined;
    const target = usualTarget({ unit, category });
    if (target === unit.id) return undefined;
    return conversionIn(`${number} ${unit.name} to ${target.replaceAll('-', ' ')}`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return undefined;
}

export interface MeasureQuestion {
  readonly value: string;
  readonly from: FoundUnit;
  /** Nothing where only a measure is told. */
  readonly to?: FoundUnit;
  readonly pair?: UnitPair;
  /** Two units are asked for, such as feet and inches. */
  readonly inTwo?: true;
}

/** What one may type in place of a number: "10 kg in lb", "5 ft 11 in", "kg to lb". Fails at units that do not exist. */
export function questionIn(written: string): MeasureQuestion | undefined {
  const text = written.trim();
  if (text.length > LONGEST_QUESTION || /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text)) return undefined;
  const asked = askedIn(text) ?? twoIn(inDecimals(text))?.request ?? readUnitPair(text);
  if (asked) {
    const pair = pairIn(asked.source, asked.target);
    return {
      value: asValue(asked.number),
      from: pair.from,
      to: pair.to,
      pair,
      ...('inTwo' in asked && { inTwo: asked.inTwo }),
    };
  }
  const [, number, unit] = MEASURE.exec(inDecimals(text)) ?? [];
  return number && unit ? { value: asValue(number), from: findUnit(meant(asDegrees(unit))) } : undefined;
}
const LONGEST_QUESTION = 120;

/** What one usually wants to know a value of this unit in. */
export function usualTarget({ unit, category }: FoundUnit): string {
  const { from, to } = getCategory(category);
  return COUNTERPARTS[unit.id] ?? (unit.id === to ? from : to);
}

/** "10 km in mi": what is to be converted, where both are units of one kind. */
export function conversionIn(text: string): Conversion | undefined {
  const { number, source, target } = askedIn(text) ?? {};
  if (!number || !source || !target || source.length > 30 || target.length > 30) return undefined;
  try {
    const pair = pairIn(source, target);
    if (!isPair(pair)) return undefined;
    const { from, to, other } = pair;
    const value = asValue(number);
    const { text: shown, exact } = writeResult(convert(readValue(value), from.unit, to.unit), 'decimals6');
    return {
      value,
      isTiny: shown === '0' && !exact,
      from: from.other ? source : from.unit.name,
      to: to.other ? target : to.unit.name,
      category: from.category,
      says: `${from.unit.name} to ${to.unit.name}`,
      ...(other && { other: { from: other.from.name, to: other.to.name } }),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return undefined;
}
