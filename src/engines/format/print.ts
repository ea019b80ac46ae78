import type { Options, Plugin } from 'prettier';
import { shorten } from '@/engines/excerpt';
import { InputError, offsetAt } from '@/engines/input-error';

export interface FormatOptions {
  /** Spaces per level. */
  indent?: number;
  /** One tab per level; `indent` is how wide it counts then. */
  tabs?: boolean;
  /** Width at which lines are broken; 80 where nothing is said. */
  width?: number;
  singleQuotes?: boolean;
  /** At the end of statements; they stay where nothing is said. */
  semicolons?: boolean;
  trailingCommas?: boolean;
  /** Told how each part begins that stays as it was, as it would have meant something else. */
  onKept?(beginnings: readonly string[]): void;
  /** Whatever else the formatter of the language takes. */
  more?: Partial<Options>;
}

/** What a parser throws, as something the visitor can mend. */
export function toInputError(error: unknown, source: string): InputError {
  if (error instanceof InputError) return error;
  if (error instanceof RangeError && /stack|recursion/i.test(error.message))
    return new InputError('The code is nested too deeply to read');
  const { message = String(error), loc } = (error ?? {}) as {
    message?: string;
    loc?: { start?: { line: number; column: number } };
  };
  // Behind the sentence stand its place and a picture of the line, which are told in other ways.
  const sentence = message
    .split('\n', 1)[0]!
    .replace(/^(?:\w+ )?\w*Error ?: (?:syntax error, )?/, '')
    .replace(/\s*\(\d+:\d+\)$| on line \d+$/, '');
  const messages = shorten(sentence, 200);
  if (!loc?.start) return new InputError(messages);
  const { line, column } = loc.start;
  return new InputError(messages, { line, column, offset: offsetAt(source, line, column) });
}

/** The source laid out anew by these parsers. Throws `InputError` with the place of what does not parse. */
export async function print(
  parser: string,
  plugins: readonly Promise<unknown>[],
  source: string,
  {
    indent = 2,
    tabs = false,
    width = 80,
    singleQuotes = false,
    semicolons = true,
    trailingCommas = true,
    more,
  }: FormatOptions = {},
): Promise<string> {
  const [{ format }, ...loaded] = await Promise.all([import('prettier/standalone'), ...plugins]);
  try {
    return await format(source, {
      parser,
      plugins: loaded as Plugin[],
      tabWidth: indent,
      useTabs: tabs,
      semi: semicolons,
      printWidth: width,
      singleQuote: singleQuotes,
      trailingComma: trailingCommas ? 'all' : 'none',
      ...more,
    });
  } catch (error) {
    throw toInputError(error, source);
  }
}
