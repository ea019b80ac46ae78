/** The parts of a value between separators that stand outside of parentheses: `rgb(0, 0, 0)` stays whole. */
function splitOutside(text: string, isSeparator: (letter: string) => boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '(') depth++;
    else if (letter === ')') depth--;
    else if (depth === 0 && isSeparator(letter)) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts;
}

export const splitList = (text: string): string[] => splitOutside(text, (letter) => letter === ',');

export const splitWords = (text: string): string[] =>
  splitOutside(text, (letter) => /\s/.test(letter)).filter((word) => word !== '');

const NUMBER = /^[-+]?(\d+(\.\d+)?|\.\d+)$/;
const LENGTH =
  /^[-+]?(\d+(\.\d+)?|\.\d+)(px|r?em|r?ex|r?ch|ic|r?lh|cap|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|q|in|pt|pc)$/i;

/** A number with a unit of length, or a zero without. */
export const isLength = (text: string): boolean => LENGTH.test(text) || (NUMBER.test(text) && Number(text) === 0);

export const isPercentage = (text: string): boolean => text.endsWith('%') && NUMBER.test(text.slice(0, -1));

export const isNumber = (text: string): boolean => NUMBER.test(text);

/** Brackets match, and nothing in it could end the declaration it is put into. */
export function isClosed(text: string): boolean {
  if (!/^[\w\s#%.,()+*/-]*$/.test(text) || text.includes('/*')) return false;
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    else if (letter === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

export type Declarations = Readonly<Record<string, string | number | undefined>>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A rule, or an at-rule holding rules, laid out. What is undefined is left out. */
export function writeRule(head: string, content: Declarations | readonly string[]): string {
  const lines = Array.isArray(content)
    ? (content as readonly string[]).flatMap((rule) => rule.split('\n'))
    : Object.entries(content as Declarations).flatMap(([name, value]) =>
        value === undefined ? [] : [`${kebab(name)}: ${value};`],
      );
  return `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

/** Keywords of CSS as choices: each is called what it is. */
export const keywords = <const Names extends string>(...names: Names[]): { readonly [Name in Names]: string } =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<string, string> as { [Name in Names]: string };
