import type { Options, Plugin } from 'prettier';
import { firmEscapes } from '@/engines/css/text';
import { InputError, offsetAt, placeAt } from '@/engines/input-error';
import { formatJson } from '@/engines/json';

/** `babel` reads JavaScript with JSX and Flow, `babel-ts` and `typescript` read TypeScript. */
export type FormatLanguage =
  | 'babel'
  | 'babel-ts'
  | 'typescript'
  | 'css'
  | 'scss'
  | 'less'
  | 'html'
  | 'json'
  | 'markdown'
  | 'yaml'
  | 'graphql'
  | 'php';

export interface FormatOptions {
  /** Spaces per level. */
  indent?: number;
  /** Width at which lines are broken; 80 where nothing is said. */
  width?: number;
  singleQuotes?: boolean;
  trailingCommas?: boolean;
  /** Whatever else the formatter of the language takes. */
  more?: Partial<Options>;
}

/** Each is fetched when a language first needs it. */
const PLUGINS = {
  babel: () => import('prettier/plugins/babel'),
  estree: () => import('prettier/plugins/estree'),
  typescript: () => import('prettier/plugins/typescript'),
  postcss: () => import('prettier/plugins/postcss'),
  html: () => import('prettier/plugins/html'),
  markdown: () => import('prettier/plugins/markdown'),
  yaml: () => import('prettier/plugins/yaml'),
  graphql: () => import('prettier/plugins/graphql'),
  php: async () => (await import('@prettier/plugin-php/standalone')).default,
} as const;

type PluginName = keyof typeof PLUGINS;

const NEEDS: Readonly<Record<Exclude<FormatLanguage, 'json'>, readonly PluginName[]>> = {
  babel: ['babel', 'estree'],
  'babel-ts': ['babel', 'estree'],
  typescript: ['typescript', 'estree'],
  css: ['postcss'],
  scss: ['postcss'],
  less: ['postcss'],
  html: ['html'],
  markdown: ['markdown'],
  yaml: ['yaml'],
  graphql: ['graphql'],
  php: ['php'],
};

/** What a page may hold besides markup: three times as much to fetch as for markup alone. */
const WITHIN_HTML: readonly { readonly sign: RegExp; readonly needs: readonly PluginName[] }[] = [
  { sign: /<style|\bstyle\s*=/i, needs: ['postcss'] },
  { sign: /<script|\bon\w+\s*=/i, needs: ['babel', 'estree'] },
];

const needsOf = (language: keyof typeof NEEDS, source: string): readonly PluginName[] => [
  ...NEEDS[language],
  ...(language === 'html' ? WITHIN_HTML.flatMap(({ sign, needs }) => (sign.test(source) ? needs : [])) : []),
];

/** What a parser throws, as something the visitor can mend. */
export function inputErrorOf(error: unknown, source: string): InputError {
  if (error instanceof InputError) return error;
  if (error instanceof RangeError && /stack|recursion/i.test(error.message))
    return new InputError('The code is nested too deeply to be read');
  const { message = String(error), loc } = (error ?? {}) as {
    message?: string;
    loc?: { start?: { line: number; column: number } };
  };
  // Behind the sentence stand its place and a picture of the line, which are told in other ways.
  const sentence = message
    .split('\n', 1)[0]!
    .replace(/^(?:\w+ )?\w*Error ?: (?:syntax error, )?/, '')
    .replace(/\s*\(\d+:\d+\)$| on line \d+$/, '');
  if (!loc?.start) return new InputError(sentence);
  const { line, column } = loc.start;
  return new InputError(sentence, { line, column, offset: offsetAt(source, line, column) });
}

/** One label before itself again and again. The parser would note an error for every pair of them, for minutes. */
const STUTTER = /(?<![\w$])([\w$]+)\s*:\s*(?:\1\s*:\s*){50}/;

function refuseStutter(source: string): void {
  const found = STUTTER.exec(source);
  if (found) throw new InputError(`Label '${found[1]}' is already declared`, placeAt(source, found.index));
}

/** The source laid out anew. Throws `InputError` with the place of what does not parse. */
export async function formatWith(
  language: FormatLanguage,
  source: string,
  { indent = 2, width = 80, singleQuotes = false, trailingCommas = true, more }: FormatOptions = {},
): Promise<string> {
  // Written by our own: the usual formatter takes zeros off the ends of numbers.
  if (language === 'json') return `${formatJson(source, { indent, allowComments: true, allowTrailingCommas: true })}\n`;
  if (language.startsWith('babel')) refuseStutter(source);
  const [{ format }, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    ...needsOf(language, source).map((name) => PLUGINS[name]()),
  ]);
  try {
    return await format(language === 'css' ? firmEscapes(source) : source, {
      parser: language,
      plugins: plugins as Plugin[],
      tabWidth: indent,
      printWidth: width,
      singleQuote: singleQuotes,
      trailingComma: trailingCommas ? 'all' : 'none',
      // Left to itself it would look for a project's settings, on a disk.
      ...(language === 'php' && { phpVersion: '8.5' }),
      ...more,
    });
  } catch (error) {
    throw inputErrorOf(error, source);
  }
}

interface Comment {
  type: string;
  start: number;
  end: number;
}

/** A script without its comments. What they separated stays separate, and a line that only held one goes. */
export async function withoutComments(language: 'babel' | 'babel-ts', source: string): Promise<string> {
  refuseStutter(source);
  const { parsers } = await PLUGINS.babel();
  let comments: Comment[];
  try {
    const parse = parsers[language].parse as (text: string, options: object) => unknown;
    comments = ((await parse(source, {})) as { comments: Comment[] }).comments;
  } catch (error) {
    throw inputErrorOf(error, source);
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
