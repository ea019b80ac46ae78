import { splitWords } from '@/engines/shell/line';
import type { Fields } from './fields';

/** Words in which a variable with a blank in it was torn apart are one again. */
function mend(words: readonly string[]): string[] {
  const whole: string[] = [];
  let open = 0;
  for (const word of words) {
    if (open > 0) whole[whole.length - 1] += ` ${word}`;
    else whole.push(word);
    open += (word.match(/\$\{/g)?.length ?? 0) - (word.match(/\}/g)?.length ?? 0);
    if (open < 0 || !whole.at(-1)!.includes('${')) open = 0;
  }
  return whole;
}

/** What is to be run: a list of words, or a line that is taken apart as a shell does; undefined where nothing is said. */
export function commandWords(fields: Fields, path: string): string[] | undefined {
  const node = fields.peek(path);
  if (Array.isArray(node)) return fields.list(path);
  const line = fields.text(path);
  if (line === undefined) return undefined;
  return mend(splitWords(line).commands.flatMap((words, at) => (at === 0 ? words : ['|', ...words])));
}
