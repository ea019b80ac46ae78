/** Values longer than this are set as running text. */
const LONGEST = 120;

/** Whether a text is short enough to be set large. */
export const fitsHero = (text: string): boolean => text.length <= LONGEST && !text.trimEnd().includes('\n');
