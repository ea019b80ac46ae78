/** The editor lays out a line as a whole. */
const LONGEST_LINE = 20_000;
const LARGEST = 5_000_000;

/** @param laidOut gives what the editor draws of a line. */
export const isTooLong = (text: string, largest = LARGEST, laidOut = (line: string) => line): boolean =>
  text.length > largest ||
  (text.length > LONGEST_LINE &&
    text.split('\n').some((line) => line.length > LONGEST_LINE && laidOut(line).length > LONGEST_LINE));
