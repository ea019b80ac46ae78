import { type Document, parseAllDocuments, type ScalarTag, visit } from 'yaml';
import { MeaningError } from './meaning-error';
import { print, toInputError } from './print';

/** A key without a value stays without one. */
const NOTHING: ScalarTag = {
  tag: 'tag:yaml.org,2002:null',
  default: true,
  identify: (value) => value === null,
  test: /^$/,
  resolve: () => null,
  stringify: () => '',
};

/** Nothing is taken for a number or a date: what is plain stays as it is written, to the last digit. */
const read = (source: string): Document[] => {
  const documents = parseAllDocuments(source, {
    schema: 'failsafe',
    customTags: (tags) => [...tags, NOTHING],
    uniqueKeys: false,
    logLevel: 'silent',
  });
  // A stream of nothing is told by an object instead of a list.
  return Array.isArray(documents) ? documents : [];
};

/** Everything that a program would read from it, in order. */
function readMeaning(documents: readonly Document[]): string {
  const seen: unknown[] = [];
  for (const document of documents) {
    seen.push('---');
    visit(document, {
      Scalar: (_, { value, tag, anchor }) => void seen.push([value, tag, anchor]),
      Map: (_, { items, tag, anchor }) => void seen.push([{ pairs: items.length }, tag, anchor]),
      Seq: (_, { items, tag, anchor }) => void seen.push([{ items: items.length }, tag, anchor]),
      Alias: (_, { source }) => void seen.push({ alias: source }),
    });
  }
  return JSON.stringify(seen);
}

const isWhole = (documents: readonly Document[]) => documents.every(({ errors }) => errors.length === 0);

/**
 * YAML laid out anew. The usual formatter takes blanks off the ends of lines in blocks of text, where they count, and loses
 * blocks that state their indentation: then one writes it that is plainer and keeps them. Whatever changes a value is not shown.
 */
export async function formatYaml(source: string, { indent = 2 }: { indent?: number } = {}): Promise<string> {
  try {
    return await layOut(source, indent);
  } catch (error) {
    throw error instanceof MeaningError ? error : toInputError(error, source);
  }
}

async function layOut(source: string, indent: number): Promise<string> {
  const before = read(source);
  const meant = readMeaning(before);
  const keeps = (text: string) => {
    const after = read(text);
    return isWhole(after) && readMeaning(after) === meant;
  };
  let refused: unknown;
  try {
    const usual = await print('yaml', [import('prettier/plugins/yaml')], source, { indent });
    if (keeps(usual)) return usual;
  } catch (error) {
    refused = error;
  }
  // It states the indentation of a block as two, whatever it is.
  if (isWhole(before))
    for (const step of [indent, 2]) {
      const plainer = before.map((document) => document.toString({ indent: step, lineWidth: 0 })).join('');
      if (keeps(plainer)) return plainer;
    }
  throw refused ?? new MeaningError();
}
