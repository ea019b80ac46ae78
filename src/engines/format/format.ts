import { formatJson } from '@/engines/json';
import { formatMarkup } from './markup';
import { type FormatOptions, print } from './print';
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
      return formatMarkup(source, options);
    case 'json':
      // Written by our own: the usual formatter takes zeros off the ends of numbers.
      return `${formatJson(source, { indent: options.indent ?? 2, allowComments: true, allowTrailingCommas: true })}\n`;
    case 'markdown':
      return print(language, [import('prettier/plugins/markdown')], source, options);
    case 'yaml':
      return print(language, [import('prettier/plugins/yaml')], source, options);
    case 'graphql':
      return print(language, [import('prettier/plugins/graphql')], source, options);
    case 'php': {
      const plugin = import('@prettier/plugin-php/standalone').then((module) => module.default);
      // Left to itself it would look for a project's settings, on a disk.
      return print(language, [plugin], source, { ...options, more: { phpVersion: '8.5', ...options.more } });
    }
  }
}
