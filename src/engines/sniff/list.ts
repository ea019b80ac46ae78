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
