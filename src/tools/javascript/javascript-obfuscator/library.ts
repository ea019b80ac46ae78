import { InputError } from '@/kit';

interface Described {
  /** What it does, in a sentence. */
  says: string;
}
type LibraryOption = Described &
  (
    | { kind: 'toggle' }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'choice'; choices: readonly string[] }
    | { kind: 'list' }
    | { kind: 'text' }
  );

const toggle = (says: string): LibraryOption => ({ kind: 'toggle', says });
const number = (says: string, min: number, max: number): LibraryOption => ({ kind: 'number', min, max, says });
const choice = (says: string, ...choices: string[]): LibraryOption => ({ kind: 'choice', choices, says });
const list = (says: string): LibraryOption => ({ kind: 'list', says });
const text = (says: string): LibraryOption => ({ kind: 'text', says });

/** The library's options under its own names, but for those that this tool sets by itself. */
export const LIBRARY_OPTIONS: Readonly<Record<string, LibraryOption>> = {
  compact: toggle('Writes everything on one line'),
  simplify: toggle('Shortens statements, which makes them harder to read'),
  target: choice('Where it is to run', 'browser-no-eval', 'browser', 'node', 'service-worker'),
  identifierNamesGenerator: choice('What names look like', 'hexadecimal', 'mangled', 'mangled-shuffled', 'dictionary'),
  identifiersDictionary: list('Names to take, with the generator “dictionary”'),
  identifiersPrefix: text('Before every new top-level name, where several files are obfuscated'),
  renameGlobals: toggle('Renames top-level names too'),
  renameProperties: toggle('Renames properties, which breaks much code'),
  renamePropertiesMode: choice('Which properties are renamed', 'safe', 'unsafe'),
  stringArray: toggle('Moves texts into a list'),
  stringArrayThreshold: number('Share of texts that are moved', 0, 1),
  stringArrayRotate: toggle('Turns that list by a secret number of places'),
  stringArrayShuffle: toggle('Mixes that list'),
  stringArrayIndexShift: toggle('Counts its places from a secret number'),
  stringArrayCallsTransform: toggle('Hides what the list is asked for'),
  stringArrayCallsTransformThreshold: number('Share of such calls that are hidden', 0, 1),
  stringArrayEncoding: list('How texts are encoded: none, base64, rc4'),
  stringArrayWrappersCount: number('Functions around the list, in each scope', 0, 50),
  stringArrayWrappersType: choice('How these are written', 'variable', 'function'),
  stringArrayWrappersParametersMaxCount: number('Most parameters they have', 2, 20),
  stringArrayWrappersChainedCalls: toggle('Lets them call each other'),
  splitStrings: toggle('Cuts texts into pieces'),
  splitStringsChunkLength: number('Characters of a piece', 1, 1000),
  unicodeEscapeSequence: toggle('Writes texts as \\x and \\u escapes'),
  forceTransformStrings: list('Regexes of texts that are always encoded'),
  reservedStrings: list('Regexes of texts that stay'),
  numbersToExpressions: toggle('Writes numbers as sums'),
  transformObjectKeys: toggle('Takes objects apart'),
  controlFlowFlatteningThreshold: number('Share of functions whose order is scrambled', 0, 1),
  deadCodeInjectionThreshold: number('Share of places where dead code is added', 0, 1),
  ignoreImports: toggle('Leaves require() and import alone'),
  selfDefending: toggle('Stops working once it is laid out for reading'),
  debugProtection: toggle('Makes the debugger hard to use'),
  debugProtectionInterval: number('Does so again after so many milliseconds', 0, 60_000),
  disableConsoleOutput: toggle('Makes console do nothing'),
  domainLock: list('Runs on these domains only'),
  domainLockRedirectUrl: text('Where other domains are sent'),
};

export type LibraryValues = Readonly<Record<string, boolean | number | string | readonly string[]>>;

const problem = (message: string): InputError => new InputError(message, { field: 'moreOptions' });

function readValue(name: string, option: LibraryOption, value: unknown): LibraryValues[string] {
  switch (option.kind) {
    case 'toggle':
      if (typeof value === 'boolean') return value;
      throw problem(`${name} is true or false`);
    case 'number':
      if (typeof value === 'number' && value >= option.min && value <= option.max) return value;
      throw problem(`${name} is a number from ${option.min} to ${option.max}`);
    case 'choice':
      if (typeof value === 'string' && option.choices.includes(value)) return value;
      throw problem(`${name} is one of: ${option.choices.join(', ')}`);
    case 'list':
      if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
      throw problem(`${name} is a list of texts, such as ["a", "b"]`);
    case 'text':
      if (typeof value === 'string') return value;
      throw problem(`${name} is a text`);
  }
}

/** `{ "splitStrings": true }`, with every name and value checked: the library itself drops what it does not know. */
export function readLibraryOptions(written: string): LibraryValues {
  if (written.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    throw problem('More Options has to be JSON, such as {"splitStrings": true}');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw problem('More Options has to be an object, such as {"splitStrings": true}');
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const option = LIBRARY_OPTIONS[name];
      if (!option) throw problem(`“${name}” is no option that can be set here`);
      return [name, readValue(name, option, one)];
    }),
  );
}

export const writeLibraryOptions = (values: LibraryValues): string =>
  Object.keys(values).length === 0 ? '' : JSON.stringify(values);

/** What these settings make of the code besides hiding it. */
export function getWarnings(values: LibraryValues): string[] {
  const warnings: string[] = [];
  const helped =
    values.disableConsoleOutput === true ||
    values.domainLock !== undefined ||
    (values.debugProtection === true && Number(values.debugProtectionInterval ?? 0) > 0);
  if (helped && (values.target === 'browser' || values.target === 'node'))
    warnings.push(
      `With the target “${values.target}” its helpers make code of text, which a Content-Security-Policy without unsafe-eval forbids: “browser-no-eval” does without.`,
    );
  if (values.renameProperties === true)
    warnings.push('Renamed properties break code that reads JSON, the DOM or other scripts by name: test it.');
  if (values.selfDefending === true)
    warnings.push('selfDefending breaks once anything lays the code out anew, a minifier or a proxy included.');
  if (values.debugProtection === true)
    warnings.push('debugProtection can freeze a page while its developer tools are open.');
  return warnings;
}
