import { InputError, offsetAt } from '@/engines/input-error';
import type { LibraryValues } from './library';

export type Level = 'light' | 'medium' | 'heavy';
export interface ObfuscateOptions {
  obfuscationLevel: Level;
  renameVariables: boolean;
  encryptStrings: boolean;
  controlFlowFlattening: boolean;
  deadCodeInjection: boolean;
  /** 0 takes one that follows from the code. */
  seed: number;
  /** Regexes of names that stay, between commas. */
  reservedNames: string;
  sourceMap: 'none' | 'inline' | 'only';
  /** The library's own, which count before everything else. */
  library: LibraryValues;
}

/** How much of what an option allows is done. */
const SHARES: Readonly<Record<Level, { flow: number; dead: number }>> = {
  light: { flow: 0.3, dead: 0.2 },
  medium: { flow: 0.75, dead: 0.4 },
  heavy: { flow: 1, dead: 1 },
};

/** Follows from the text alone (FNV-1a): the same code gives the same result wherever it is run. */
function getSeed(source: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < source.length; at++) hash = Math.imul(hash ^ source.charCodeAt(at), 0x01000193);
  // 0 would ask for a seed of its own.
  return hash >>> 0 || 1;
}

/** A name is meant as a whole: as a regex, `$` alone would be the end of every name. */
function readNames(written: string): string[] {
  return written
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => {
      const [, inner] = /^\/(.+)\/$/.exec(name) ?? [];
      const pattern = inner ?? `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
      try {
        new RegExp(pattern);
      } catch (error) {
        throw new InputError((error as Error).message, { field: 'reservedNames' });
      }
      return pattern;
    });
}

const getSettings = (source: string, options: ObfuscateOptions) => {
  const {
    obfuscationLevel: level,
    renameVariables,
    encryptStrings,
    controlFlowFlattening,
    deadCodeInjection,
  } = options;
  const { flow, dead } = SHARES[level];
  const heavy = level === 'heavy';
  return {
    seed: options.seed || getSeed(source),
    advertisement: false,
    // Its helpers use no eval, so the result runs under a strict policy too.
    target: 'browser-no-eval',
    compact: true,
    // Where names stay, those that are made for helpers must not look like any of them.
    identifierNamesGenerator: level === 'light' && renameVariables ? 'mangled' : 'hexadecimal',
    reservedNames: [...(renameVariables ? [] : ['^(?!_0x[0-9a-f]+$)']), ...readNames(options.reservedNames)],
    renameGlobals: renameVariables && heavy,
    stringArray: encryptStrings,
    // Whoever asks for it expects no text to stay legible.
    stringArrayThreshold: 1,
    stringArrayEncoding: [heavy ? 'rc4' : 'base64'],
    stringArrayRotate: level !== 'light',
    stringArrayShuffle: level !== 'light',
    stringArrayWrappersCount: level === 'light' ? 0 : 1,
    splitStrings: encryptStrings && heavy,
    splitStringsChunkLength: 8,
    numbersToExpressions: heavy,
    simplify: true,
    controlFlowFlattening,
    controlFlowFlatteningThreshold: flow,
    deadCodeInjection,
    deadCodeInjectionThreshold: dead,
    transformObjectKeys: false,
    selfDefending: false,
    disableConsoleOutput: false,
    ...(options.sourceMap !== 'none' && {
      sourceMap: true,
      sourceMapMode: options.sourceMap === 'inline' ? 'inline' : 'separate',
      sourceMapSourcesMode: 'sources-content',
      inputFileName: 'input.js',
      sourceMapFileName: 'obfuscated.js.map',
    }),
    ...options.library,
  };
};

interface Obfuscator {
  obfuscate(source: string, options: object): { getObfuscatedCode(): string; getSourceMap(): string };
}

/** Throws `InputError` with the place of what does not parse. */
export async function obfuscate(source: string, options: ObfuscateOptions): Promise<{ code: string; map: string }> {
  // The bundle was written for scripts: it looks for `self`, which Node has not, and in a worker it sets a global
  // variable that it never declares.
  for (const [name, value] of Object.entries({ self: globalThis, chance: undefined }))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  // @ts-expect-error: the package describes its main file only.
  const loaded = await import('javascript-obfuscator/dist/index.browser.js');
  const { obfuscate } = (loaded.default ?? loaded) as Obfuscator;
  // Half of a pair is no text that can be encoded; escaped it means the same wherever a script may hold it.
  const whole = source.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
  const settings = getSettings(source, options);
  try {
    const made = obfuscate(whole, settings);
    return { code: made.getObfuscatedCode(), map: made.getSourceMap() };
  } catch (error) {
    throw toInputError(error, source);
  }
}

const TITLE = 'Obfuscation error occurred';

function toInputError(error: unknown, source: string): InputError {
  const message = error instanceof Error ? error.message : String(error);
  if (/call stack|recursion/i.test(message))
    return new InputError('The code is nested too deeply to read', { title: TITLE });
  const [, rule] = /Validation failed[\s\S]*?errors?:\s*([\s\S]*)/i.exec(message) ?? [];
  if (rule) return new InputError(rule.replace(/\s+/g, ' ').trim(), { title: TITLE, field: 'moreOptions' });
  const [sentence = ''] = message.replace(/^ERROR at line \d+: /, '').split('\n');
  const [, line, column] = /\((\d+):(\d+)\)/.exec(sentence) ?? [];
  const messages = sentence.replace(/\s*\(\d+:\d+\)/, '');
  if (line === undefined) return new InputError(messages, { title: TITLE });
  const place = { line: Number(line), column: Number(column) + 1 };
  return new InputError(messages, { ...place, offset: offsetAt(source, place.line, place.column), title: TITLE });
}
