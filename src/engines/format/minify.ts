import type { MinifyOptions } from 'terser';
import { shorten } from '@/engines/excerpt';
import { InputError, placeAt } from '@/engines/input-error';
import { inputErrorOf } from './print';

export interface ScriptMinifyOptions {
  removeComments: boolean;
  /** Off keeps statements on lines of their own. */
  removeNewlines: boolean;
  shortenVariables: boolean;
}

export interface MinifiedScript {
  code: string;
  /** Comments that name a licence and are gone. */
  licences: number;
}

const LICENCE = /^!|@(?:license|preserve|lic|cc_on|copyright)\b/i;

interface Tree {
  body: { TYPE: string }[];
}

/**
 * Parsed on its own, because only of a module the top-level names are known to be nobody else's. What is no script
 * but a module (it waits at the top level) says so by parsing as one alone.
 */
async function parseScript(source: string): Promise<{ tree: Tree; module: boolean }> {
  const { minify } = await import('terser');
  const parse = async (module: boolean) => {
    const format = { ast: true, code: false } as MinifyOptions['format'];
    const parsed = await minify(source, { module, compress: false, mangle: false, format });
    return (parsed as unknown as { ast: Tree }).ast;
  };
  try {
    const tree = await parse(false);
    return { tree, module: tree.body.some(({ TYPE }) => TYPE === 'Import' || TYPE === 'Export') };
  } catch (error) {
    try {
      return { tree: await parse(true), module: true };
    } catch {
      throw error;
    }
  }
}

/** A script made shorter that does the same. Throws `InputError` with the place of what does not parse. */
export async function minifyScript(
  source: string,
  { removeComments, removeNewlines, shortenVariables }: ScriptMinifyOptions,
): Promise<MinifiedScript> {
  const { minify } = await import('terser');
  let licences = 0;
  try {
    const { tree, module } = await parseScript(source);
    const { code = '' } = await minify(tree as unknown as string, {
      module,
      ecma: 2020,
      // Directives such as "use client" are for other programs. Joined with commas, statements would share a line.
      compress: { directives: false, ...(removeNewlines ? {} : { sequences: false, join_vars: false }) },
      mangle: shortenVariables,
      format: {
        ecma: 2020,
        ...(removeNewlines ? {} : { beautify: true, indent_level: 0 }),
        comments: (_, { value }) => {
          if (removeComments && LICENCE.test(value)) licences++;
          return !removeComments;
        },
      },
    });
    return { code, licences };
  } catch (error) {
    throw scriptErrorOf(error, source);
  }
}

function scriptErrorOf(error: unknown, source: string): InputError {
  const { pos, message } = (error ?? {}) as { pos?: number; message?: string };
  return typeof pos === 'number' && message !== undefined
    ? new InputError(shorten(message, 200), placeAt(source, Math.min(pos, source.length)))
    : inputErrorOf(error, source);
}
