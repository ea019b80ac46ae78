import type { Data } from '@/engines/data';
import { choice, result, text, toggle } from '@/kit';

const SOURCES = {
  json: { label: 'JSON', language: 'json', accept: '.json,.jsonc,.txt' },
  yaml: { label: 'YAML', language: 'yaml', accept: '.yaml,.yml,.txt' },
  toml: { label: 'TOML', language: undefined, accept: '.toml,.txt' },
} as const;
type Format = keyof typeof SOURCES;

const INDENTS = { '2': '  ', '4': '    ', tab: '\t', none: '' } as const;

/** YAML knows no tabs and no single line. */
export const yamlIndent = choice('Indent Size', { '2': '2 spaces', '4': '4 spaces' }, '2');
export const jsonIndent = choice(
  'Indent Size',
  { '2': '2 spaces', '4': '4 spaces', tab: 'Tab', none: 'One line' },
  '2',
);
export const sorting = toggle('Sort Keys', false);
export const repairing = toggle('Repair', false, {
  hint: 'Mends what is no JSON, such as trailing commas, and says what was done',
});

export const inputOf = (format: Format) => {
  const { label, language, accept } = SOURCES[format];
  return text('Input', { accept, language, placeholder: `Paste ${label}, or drop a file` });
};

interface Changes {
  sortKeys: boolean;
  indentSize?: keyof typeof INDENTS;
  detectDates?: boolean;
  repair?: boolean;
}

/** Reads one format and writes another, and passes on what either has to say. */
export async function convert(input: string, from: Format, to: Format, changes: Changes) {
  // Readers and writers are most of the script, and none of it is wanted before there is something to convert.
  const { readDate, readJsonOrRepair, readToml, readYaml, sortKeys, withoutPlace, writeJson, writeToml, writeYaml } =
    await import('@/engines/data');
  const readJson = (text: string) => readJsonOrRepair(text, changes.repair ?? false);
  const read = { json: readJson, yaml: readYaml, toml: readToml }[from];
  const { source, data, notes } = await read(input);
  const dated = changes.detectDates ? withDates(data, readDate) : data;
  const arranged = changes.sortKeys ? sortKeys(dated) : dated;
  const indent = INDENTS[changes.indentSize ?? '2'];
  const write = {
    json: () => writeJson(arranged, source, indent),
    yaml: () => writeYaml(arranged, indent),
    toml: () => writeToml(arranged, source),
  }[to];
  const written = source === input ? write() : withoutPlace(write);
  return result(written.text, { notes: [...notes, ...written.notes] });
}

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
