/** A line is a case; an empty one at the end is the end of the line before. */
export const casesIn = (text = ''): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));
