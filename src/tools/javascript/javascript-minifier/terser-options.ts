import type { CompressOptions, MangleOptions, MinifyOptions } from 'terser';
import { InputError } from '@/kit';

export interface TerserChoices {
  compress: 'safe' | 'none' | 'standard' | 'strong';
  dropConsole: boolean;
  topLevel: boolean;
  keepNames: boolean;
  shortenVariables: boolean;
  reserved: string;
  properties: string;
  terserOptions: string;
}

const namesIn = (written: string): string[] => written.split(/[\s,]+/).filter(Boolean);

function readPattern(written: string): RegExp {
  const [, inner = written, flags = ''] = /^\/(.+)\/([a-z]*)$/.exec(written.trim()) ?? [];
  try {
    return new RegExp(inner, flags);
  } catch (error) {
    throw new InputError((error as Error).message, { field: 'properties' });
  }
}

/** `/^_/` in a text is an expression: JSON has none. */
const reviveRegex = (name: string, value: unknown): unknown =>
  typeof value === 'string' &&
  /^(?:regex|drop_console|unused|keep_fnames|keep_classnames|pure_funcs)$/.test(name) &&
  /^\/.+\/[a-z]*$/.test(value)
    ? readPattern(value)
    : value;

/** Settings as people write them: JSON, or an object of JavaScript. */
async function readOwn(written: string): Promise<MinifyOptions> {
  if (written.trim() === '') return {};
  const problem = (message: string) => new InputError(message, { field: 'terserOptions' });
  let json = written;
  try {
    JSON.parse(json);
  } catch {
    const { repairJson } = await import('@/engines/json/repair');
    const mended = repairJson(written);
    if (!mended) throw problem('These settings can’t be read: write them as JSON or as an object of JavaScript');
    json = mended.text;
  }
  let value: unknown;
  try {
    value = JSON.parse(json, reviveRegex);
  } catch (error) {
    // Each level of brackets is a call: thousands of them fill the stack.
    if (error instanceof RangeError) throw problem('These settings are nested too deeply');
    throw error;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw problem('Settings are an object, such as { "compress": { "passes": 2 } }');
  const { sourceMap, parse, nameCache, ...settings } = value as MinifyOptions;
  return settings;
}

const STRONG: CompressOptions = { passes: 3, keep_fargs: false, toplevel: false, pure_getters: 'strict' };

/** What Terser is to do, or nothing where its safe settings are enough. */
export async function terserSettings(choices: TerserChoices): Promise<MinifyOptions | undefined> {
  const { compress: level, dropConsole, topLevel, keepNames, shortenVariables, reserved, properties } = choices;
  const own = await readOwn(choices.terserOptions);
  const names = namesIn(reserved);
  const isUsual =
    level === 'safe' &&
    !dropConsole &&
    !topLevel &&
    names.length === 0 &&
    properties === '' &&
    Object.keys(own).length === 0;
  if (isUsual) return undefined;
  const settings: MinifyOptions = {};
  if (level === 'none') settings.compress = dropConsole ? { defaults: false, drop_console: true } : false;
  else if (level !== 'safe' || dropConsole || topLevel) {
    settings.compress = {
      ...(level === 'strong' ? STRONG : level === 'safe' ? { defaults: false, evaluate: true } : {}),
      ...(dropConsole && { drop_console: true }),
      ...(topLevel && level !== 'safe' && { toplevel: true }),
      ...(keepNames && { keep_fnames: true, keep_classnames: true }),
    };
  }
  if (shortenVariables || topLevel || names.length > 0 || properties !== '') {
    const mangle: MangleOptions = {
      toplevel: topLevel,
      reserved: names,
      ...(keepNames && { keep_fnames: true, keep_classnames: true }),
      ...(properties !== '' && { properties: { regex: readPattern(properties), reserved: names } }),
    };
    settings.mangle = mangle;
  }
  return { ...settings, ...own };
}
