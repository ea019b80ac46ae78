import { InputError, offsetAt } from '@/engines/input-error';

export type Level = 'light' | 'medium' | 'heavy';
export interface ObfuscateOptions {
  obfuscationLevel: Level;
  renameVariables: boolean;
  encryptStrings: boolean;
  controlFlowFlattening: boolean;
  deadCodeInjection: boolean;
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
    seed: getSeed(source),
    advertisement: false,
    // Its helpers use no eval, so the result runs under a strict policy too.
    target: 'browser-no-eval',
    compact: true,
    // Where names stay, those that are made for helpers must not look like any of them.
    identifierNamesGenerator: level === 'light' && renameVariables ? 'mangled' : 'hexadecimal',
    reservedNames: renameVariables ? [] : ['^(?!_0x[0-9a-f]+$)'],
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
  } as const;
};

interface Obfuscator {
  obfuscate(source: string, options: object): { getObfuscatedCode(): string };
}

/** Throws `InputError` with the place of what does not parse. */
export async function obfuscate(source: string, options: ObfuscateOptions): Promise<string> {
  // The bundle was written for scripts: it looks for `self`, which Node has not, and in a worker it sets a global
  // variable that it never declares.
  for (const [name, value] of Object.entries({ self: globalThis, chance: undefined }))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  // @ts-expect-error: the package describes its main file only.
  const loaded = await import('javascript-obfuscator/dist/index.browser.js');
  const { obfuscate } = (loaded.default ?? loaded) as Obfuscator;
  // Half of a pair is no text that can be encoded; escaped it means the same wherever a script may hold it.
  const whole = source.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
  try {
    return obfuscate(whole, getSettings(source, options)).getObfuscatedCode();
  } catch (error) {
    throw toInputError(error, source);
  }
}

const TITLE = 'Obfuscation error occurred';

function toInputError(error: unknown, source: string): InputError {
  const message = error instanceof Error ? error.message : String(error);
  if (/call stack|recursion/i.test(message))
    return new InputError('The code is nested too deeply to read', { title: TITLE });
  const [sentence = ''] = message.replace(/^ERROR at line \d+: /, '').split('\n');
  const [, line, column] = /\((\d+):(\d+)\)/.exec(sentence) ?? [];
  const messages = sentence.replace(/\s*\(\d+:\d+\)/, '');
  if (line === undefined) return new InputError(messages, { title: TITLE });
  const place = { line: Number(line), column: Number(column) + 1 };
  return new InputError(messages, { ...place, offset: offsetAt(source, place.line, place.column), title: TITLE });
}
