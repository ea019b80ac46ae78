import type { Parser, ParserOptions, Printer } from 'prettier';
import { formatJson } from '@/engines/json';
import { isSameTree } from './meaning';
import { MeaningError } from './meaning-error';
import { type FormatOptions, print, toInputError } from './print';
import { formatScript, type ScriptLanguage } from './script';
import { formatStyles, type StyleLanguage } from './styles';

export type FormatLanguage = ScriptLanguage | StyleLanguage | 'html' | 'json' | 'markdown' | 'yaml' | 'graphql' | 'php';

/**
 * The source laid out anew; what reads a language is fetched with its first source. Throws `InputError` with the place of what does not
 * parse. Whoever needs one language alone asks its own file, and so can have it fetched ahead.
 */
export async function formatWith(
  language: FormatLanguage,
  source: string,
  options: FormatOptions = {},
): Promise<string> {
  switch (language) {
    case 'babel':
    case 'babel-ts':
      return formatScript(language, source, options);
    case 'css':
    case 'scss':
    case 'less':
      return formatStyles(language, source, options);
    case 'html':
      return (await import('@/engines/markup/format-html')).formatAsWritten(source, options);
    case 'json':
      // Written by our own: the usual formatter takes zeros off the ends of numbers.
      return `${formatJson(source, { indent: options.indent ?? 2, allowComments: true, allowTrailingCommas: true })}\n`;
    case 'markdown':
      return (await import('./markdown')).formatMarkdown(source, options);
    case 'yaml':
      return print(language, [import('prettier/plugins/yaml')], source, options);
    case 'graphql': {
      const { parsers, printers } = await import('prettier/plugins/graphql');
      const [parser, printer] = [parsers.graphql, (printers as Record<string, Printer>).graphql!];
      return printSame(language, { parsers, printers }, [parser, printer], source, options);
    }
    case 'php': {
      const { default: plugin } = await import('@prettier/plugin-php/standalone');
      // What it writes for an old version all newer ones read: they need fewer brackets and allow more commas. Only the
      // short form of arrays, once it is there, is asked for everywhere.
      const isShort = /"shortForm":true/.test(JSON.stringify(await readPhp(plugin.parsers!.php!, source)));
      const more = { phpVersion: isShort ? '5.4' : '5.0', ...options.more };
      return printSame(language, plugin, [plugin.parsers!.php!, plugin.printers!.php!], source, { ...options, more });
    }
  }
}

async function readPhp(parser: Parser, source: string): Promise<unknown> {
  try {
    return ((await parser.parse(source, {} as ParserOptions)) as { children?: unknown }).children;
  } catch (error) {
    throw toInputError(error, source);
  }
}

/** Laid out anew and read again. Throws `MeaningError` where that is another program. */
async function printSame(
  language: string,
  plugin: unknown,
  [parser, printer]: [Parser, Printer],
  source: string,
  options: FormatOptions,
): Promise<string> {
  const written = await print(language, [Promise.resolve(plugin)], source, options);
  if (await isSameTree(parser, printer, source, written)) return written;
  throw new MeaningError();
}
