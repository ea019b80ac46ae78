const MOST = 50;

/** Puts code first in a list of what was run, in which nothing stands twice. */
export const remember = (list: readonly string[], code: string): readonly string[] =>
  [code, ...list.filter((one) => one !== code)].slice(0, MOST);
