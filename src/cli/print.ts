/** Ends with a line break, whatever it is. */
export const print = (text: string) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
