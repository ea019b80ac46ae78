import type { Printer } from 'prettier';
import { shorten } from '@/engines/excerpt';
import { InputError, placeAt } from '@/engines/input-error';
import { isSameTree } from './meaning';
import { MeaningError } from './meaning-error';
import { type FormatOptions, print, toInputError } from './print';

/** `babel` reads JavaScript with JSX and Flow, `babel-ts` reads TypeScript. */
export type ScriptLanguage = 'babel' | 'babel-ts';

const loadParser = () => import('prettier/plugins/babel');

/** One label before itself again and again. The parser would note an error for every pair of them, for minutes. */
const STUTTER = /(?<![\w$])([\w$]+)\s*:\s*(?:\1\s*:\s*){50}/;

function refuseStutter(source: string): void {
  const found = STUTTER.exec(source);
  if (found) throw new InputError(`Label '${shorten(found[1]!)}' is already declared`, placeAt(source, found.index));
}

const OLD_NAMESPACE = /\bmodule(?=\s+[\w$.]+\s*\{)/g;

/** A script laid out anew and read again. Throws `MeaningError` where that is another script. */
export async function formatScript(language: ScriptLanguage, source: string, options?: FormatOptions): Promise<string> {
  refuseStutter(source);
  const [babel, estree] = await Promise.all([loadParser(), import('prettier/plugins/estree')]);
  const { estree: printer } = (estree as unknown as { printers: Record<'estree', Printer> }).printers;
  const attempt = async (text: string) => {
    const written = await print(language, [Promise.resolve(babel), Promise.resolve(estree)], text, options);
    return (await isSameTree(babel.parsers[language], printer, source, written)) ? written : undefined;
  };
  const written = await attempt(source);
  if (written !== undefined) return written;
  // The formatter loses the name of `module A {}`, the old way to write `namespace A {}`.
  const renamed = source.replace(OLD_NAMESPACE, 'namespace');
  const again = renamed === source ? undefined : await attempt(renamed);
  if (again !== undefined) return again;
  throw new MeaningError();
}

interface Comment {
  type: string;
  start: number;
  end: number;
}

/** A script without its comments. What they separated stays separate, and a line that only held one goes. */
export async function withoutComments(language: ScriptLanguage, source: string): Promise<string> {
  refuseStutter(source);
  const { parsers } = await loadParser();
  let comments: Comment[];
  try {
    const parse = parsers[language].parse as (text: string, options: object) => unknown;
    comments = ((await parse(source, {})) as { comments: Comment[] }).comments;
  } catch (error) {
    throw toInputError(error, source);
  }
  let kept = '';
  let at = 0;
  for (const { type, start, end } of comments) {
    if (type === 'InterpreterDirective') continue;
    const before = source.slice(at, start);
    const alone = /(?:^|\n)[ \t]*$/.test(at === 0 ? before : `${kept.at(-1) ?? '\n'}${before}`);
    const rest = alone ? /^[ \t]*\r?\n/.exec(source.slice(end, end + 200)) : null;
    kept += rest ? before.replace(/[ \t]+$/, '') : before;
    if (!rest && type === 'CommentBlock') kept += source.slice(start, end).includes('\n') ? '\n' : ' ';
    at = end + (rest?.[0].length ?? 0);
  }
  return kept + source.slice(at);
}
