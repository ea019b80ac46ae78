import type { CompressOptions, MinifyOptions } from 'terser';
import { shorten } from '@/engines/excerpt';
import { InputError, placeAt } from '@/engines/input-error';
import { toInputError } from './print';

export interface ScriptMinifyOptions {
  removeComments: boolean;
  /** Off keeps statements on lines of their own. */
  removeNewlines: boolean;
  shortenVariables: boolean;
  /** Terser's own settings, over what is chosen here. */
  terser?: MinifyOptions;
  /** Tells where every part of the result comes from: at its end, or by itself. */
  map?: 'inline' | 'separate' | undefined;
}

export interface MinifiedScript {
  code: string;
  /** The code without a map at its end. */
  unmapped: string;
  /** Comments that name a licence and are gone. */
  licences: number;
  /** Only white space and comments are gone. */
  onlySqueezed: boolean;
  /** The source map, where one was asked for. */
  map?: string | undefined;
}

/** The names that stand in a source map. */
const MAP_NAMES = { source: 'input.js', code: 'minified.js', map: 'minified.js.map' } as const;

/** As Terser puts it behind the code. */
const INLINE_MAP = /\n\/\/# sourceMappingURL=data:[^\n]*$/;

const LICENCE = /^!|@(?:license|preserve|lic|cc_on|copyright)\b/i;

interface Tree {
  body: { TYPE: string }[];
}

/**
 * Parsed on its own, because only of a module the top-level names are known to be nobody else's. What is no script
 * but a module (it waits at the top level) says so by parsing as one alone.
 */
async function parseByTerser(source: string): Promise<{ tree: Tree; module: boolean }> {
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

/**
 * Only what changes no value, no call, no exception and no name, whatever the code around it does. What is left out relies
 * on reading a name or a property doing nothing, or on nobody asking a function for its name. `booleans` would save another 0.5 %
 * (1 % of DOMPurify, 0.05 % of jsQR), but drops calls: of `if (a + 'x')` it leaves `if (a, 1)`, which no longer asks `a` for its text.
 */
const SAFE: CompressOptions = {
  defaults: false,
  arrows: true,
  comparisons: true,
  evaluate: true,
  if_return: true,
  join_vars: true,
  loops: true,
  negate_iife: true,
  properties: true,
  typeofs: true,
  keep_classnames: true,
  keep_fnames: true,
  pure_getters: false,
};

/** What stands in a text for eval may name a private field; a variable it may name is left alone without this. */
const mayNamePrivately = (source: string) => /\beval\b/.test(source) && /#[\p{L}_$\\]/u.test(source);

/**
 * Joined declarations take assignments that follow into their object literal: `{ set ['a'](v) {} }` and `{ __proto__: b }` may have a
 * setter for what is assigned, which would no longer be called.
 */
const MAY_CALL_SETTER = /__proto__|\b[gs]et(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)*[['"]/;

/** A number such as `1e1000` is written as a name by the package, and code may have a variable of it. */
const INFINITY = /\bInfinity\b/g;
const mayNameInfinity = (source: string) => /Infinity|\\[ux\d]/.test(source);

async function minifyByTerser(
  source: string,
  { removeComments, removeNewlines, shortenVariables, terser = {}, map }: ScriptMinifyOptions,
): Promise<Pick<MinifiedScript, 'code' | 'unmapped' | 'map'> | undefined> {
  const [{ minify }, { isSameScript }] = await Promise.all([import('terser'), import('./squeeze')]);
  const { tree, module } = await parseByTerser(source);
  // Its parser takes some scripts for others: written as it read it, this must still be the same one.
  const { code: asRead = '' } = await minify(source, {
    module,
    compress: false,
    mangle: false,
    format: { ecma: 2020 },
  });
  const isNamed = mayNameInfinity(source);
  if (!isSameScript(source, isNamed ? asRead : asRead.replace(INFINITY, '(1/0)'))) return undefined;
  const chosen: MinifyOptions = {
    module,
    ecma: 2020,
    // Joined, declarations would share a line.
    compress: removeNewlines && !MAY_CALL_SETTER.test(source) ? SAFE : { ...SAFE, join_vars: false },
    mangle: shortenVariables && !mayNamePrivately(source) && { keep_classnames: true, keep_fnames: true },
    format: {
      ecma: 2020,
      ...(removeNewlines ? {} : { beautify: true, indent_level: 0 }),
      comments: removeComments ? false : 'all',
    },
  };
  const settings: MinifyOptions = { ...chosen, ...terser, format: { ...chosen.format, ...terser.format } };
  const written = map
    ? await minify(
        { [MAP_NAMES.source]: source },
        {
          ...settings,
          sourceMap: {
            filename: MAP_NAMES.code,
            includeSources: true,
            ...(map === 'inline' && { url: 'inline' as const }),
          },
        },
      )
    : await minify(tree as unknown as string, settings);
  const { code = '' } = written;
  if (!isNamed && code.search(INFINITY) >= 0) return undefined;
  return {
    code,
    unmapped: map === 'inline' ? code.replace(INLINE_MAP, '') : code,
    ...(map && { map: String(written.map) }),
  };
}

/**
 * A script made shorter that does the same. What the minifier does not know yet, or writes so that it no longer parses,
 * loses only its white space and comments. Throws `InputError` with the place of what does not parse.
 */
export async function minifyScript(source: string, options: ScriptMinifyOptions): Promise<MinifiedScript> {
  const { parseScript, readScript, squeeze } = await import('./squeeze');
  try {
    const { comments } = parseScript(source);
    const licences = options.removeComments ? comments.filter(({ value }) => LICENCE.test(value)).length : 0;
    const minified = await minifyByTerser(source, options).catch((error) => {
      // What the visitor set is wrong, and not the script.
      if (error instanceof Error && error.name === 'DefaultsError')
        throw new InputError(error.message, { field: 'terserOptions' });
      return undefined;
    });
    if (minified !== undefined && readScript(minified.code)) return { ...minified, licences, onlySqueezed: false };
    const squeezed = squeeze(source, options);
    if (squeezed !== undefined) return { code: squeezed, unmapped: squeezed, licences, onlySqueezed: true };
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw toScriptError(error, source);
  }
  throw new InputError('This script can’t be shortened without changing it');
}

function toScriptError(error: unknown, source: string): InputError {
  const { pos, message } = (error ?? {}) as { pos?: number; message?: string };
  return typeof pos === 'number' && message !== undefined
    ? new InputError(shorten(message.replace(/ \(\d+:\d+\)$/, ''), 200), placeAt(source, Math.min(pos, source.length)))
    : toInputError(error, source);
}
