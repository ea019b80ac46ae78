import { once } from './once';

export interface SniffedList {
  readonly lines: number;
  /** Lines that stand there more than once, counted from the second time on. */
  readonly repeated: number;
  readonly isSorted: boolean;
  readonly isNumeric: boolean;
}

const FEWEST = 5;
/** Numbers under one another are no text. */
const FEWEST_NUMBERS = 3;
/** Of lines that hold several words, so many must be there twice: they are no verse then. */
const REPEATED = 0.3;

/** Whether lines are the items of a list: short ones alike, no sentences and no verse. */
export const sniffList = once((text): SniffedList | undefined => {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const items = lines.filter((line) => line !== '');
  const isNumeric = items.every((line) => /^[-+]?\d[\d.,]*$/.test(line));
  if (items.length < (isNumeric ? FEWEST_NUMBERS : FEWEST) || items.length < lines.length) return undefined;
  const isItem = (line: string) => line.length <= 60 && !/\s/.test(line) && !/[,;:{}()<>=]$|^[<{}[\]#*>|-]/.test(line);
  const known = new Set(items);
  const isLog = (line: string) => line.length <= 80 && !/[.!?,;:…{}]$/.test(line);
  const isRepeated = items.length - known.size >= items.length * REPEATED && items.every(isLog);
  if (!isRepeated && !items.every(isItem)) return undefined;
  const isSorted = items.every((line, at) => at === 0 || items[at - 1]! <= line);
  return { lines: items.length, repeated: items.length - known.size, isSorted, isNumeric };
});

const BULLET = /^\s*(?:[-*+]|\d{1,3}[.)]|([•‣◦·–—]))\s+\S/;
const FEWEST_ITEMS = 3;

/** Whether lines can be handled as items, though they may be something else: names under one another, or a list with bullets. */
export const sniffItems = once((text): { lines: number; bullets?: 'markdown' | 'typed' } | undefined => {
  if (text.length > 5000) return undefined;
  const items = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (items.length < FEWEST_ITEMS || items.some((line) => line.length > 80)) return undefined;
  const bullets = items.map((line) => BULLET.exec(line));
  if (bullets.every(Boolean))
    return { lines: items.length, bullets: bullets.some((bullet) => bullet![1]) ? 'typed' : 'markdown' };
  const isName = (line: string) =>
    /^[^\s,;:<>{}()[\]=#*|"'`]+(?: [^\s,;:<>{}()[\]=#*|"'`]+){0,2}(?<![.!?…])$/.test(line);
  return items.every((line) => isName(line.trim())) ? { lines: items.length } : undefined;
});
