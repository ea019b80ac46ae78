import type { Data } from '@/engines/data';
import { choice, InputError, result, text, toggle } from '@/kit';
import { getIndent, type IndentSize } from '@/kit/json';

const SOURCES = {
  json: { label: 'JSON', language: 'json', accept: '.json,.jsonc,.jsonl,.ndjson,.txt' },
  yaml: { label: 'YAML', language: 'yaml', accept: '.yaml,.yml,.txt' },
  toml: { label: 'TOML', language: undefined, accept: '.toml,.txt' },
} as const;
type Format = keyof typeof SOURCES;

export const sorting = toggle('Sort Keys', false);
/** Comments pass in any case here, for configuration files are full of them. */
export const READS_JSONC = { hint: 'Reads trailing commas too; comments are always left out' };

export const yamlDocuments = choice(
  'Documents',
  { each: 'As they come', array: 'As one list', split: 'One for each element' },
  'each',
  { hint: 'Turns lines of JSON Lines into separate documents; the last choice also splits a list into its elements' },
);
export const jsonDocuments = choice(
  'Documents',
  { array: 'As one array', lines: 'As JSON Lines', each: 'As they come' },
  'array',
  { hint: 'The last option writes JSON Lines only if there are several documents' },
);

export const getInput = (format: Format) => {
  const { label, language, accept } = SOURCES[format];
  return text('Input', { accept, language, placeholder: `Paste ${label}, or drop a file` });
};

interface Changes {
  sortKeys: boolean;
  indentSize?: IndentSize;
  detectDates?: boolean;
  repair?: boolean;
  jsonc?: boolean;
  /** Documents of their own or one list; a list as documents. */
  documents?: 'each' | 'array' | 'split' | 'lines';
  /** The name for a list at the top, where the target has none there. */
  rootKey?: string;
}

/** What is written one after the other; undefined where it is one document. */
function parts(data: Data, isMultiLine: boolean, documents: Changes['documents']): readonly Data[] | undefined {
  const isSplit = documents === 'split' || documents === 'lines' || (documents === 'each' && isMultiLine);
  return isSplit && data.kind === 'list' && data.items.length > 0 ? data.items : undefined;
}

/** Reads one format and writes another, and passes on what either has to say. */
export async function convert(input: string, from: Format, to: Format, changes: Changes) {
  // Readers and writers are most of the script, and none of it is wanted before there is something to convert.
  const { readDate, readJson, readToml, readYaml, sortKeys, withoutPlace, writeJson, writeToml, writeYaml } =
    await import('@/engines/data');
  const fromJson = (text: string) => readJson(text, changes);
  const read = { json: fromJson, yaml: readYaml, toml: readToml }[from];
  const { source, data, several, notes } = await read(input);
  const dated = changes.detectDates ? withDates(data, readDate) : data;
  const arranged = changes.sortKeys ? sortKeys(dated) : dated;
  const indent = getIndent(changes.indentSize ?? '2');
  const { documents, rootKey } = changes;
  const asLines = documents === 'lines' || (documents === 'each' && several !== undefined);
  const write = {
    json: (one: Data) => writeJson(one, source, asLines ? '' : indent),
    yaml: (one: Data) => writeYaml(one, indent),
    toml: (one: Data) => writeToml(rootKey ? named(one, rootKey) : one, source),
  }[to];
  const items = parts(arranged, several !== undefined, documents);
  const work = () => (items ?? [arranged]).map(write);
  try {
    const written = source === input ? work() : withoutPlace(work);
    // Of a list it is said that it became one, and these did not.
    const hasNote = to !== 'json' || !asLines;
    const messages = [
      ...notes.filter((note) => hasNote || note !== several?.note),
      ...written.flatMap((one) => one.notes),
    ];
    const between = to === 'yaml' ? '---\n' : '\n';
    return result(written.map((one) => one.text).join(between), { notes: [...new Set(messages)] });
  } catch (error) {
    if (rootKey !== '' || arranged.kind !== 'list' || !(error instanceof InputError)) throw error;
    throw new InputError(error.message, { ...error.details, hint: 'Enter a Root Key to name the list.' });
  }
}

const named = (data: Data, name: string): Data =>
  data.kind === 'list' ? { kind: 'table', entries: new Map([[name, data]]), at: data.at } : data;

const FULL_DATE = /^\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)?)?$/;

/** Strings in the form of RFC 3339 as the dates they name. */
function withDates(data: Data, readDate: typeof import('@/engines/data').readDate): Data {
  switch (data.kind) {
    case 'string':
      return (FULL_DATE.test(data.value) && readDate(data.value, data.at)) || data;
    case 'list':
      return { ...data, items: data.items.map((item) => withDates(item, readDate)) };
    case 'table':
      return { ...data, entries: new Map([...data.entries].map(([key, value]) => [key, withDates(value, readDate)])) };
    default:
      return data;
  }
}
