import { outline } from '@/engines/data/outline';
import type { Place } from '@/engines/input-error';
import type { JsonProblem } from '@/engines/json/problems';
import type { SchemaFinding } from '@/engines/json/schema';
import { grouped } from '@/engines/number/grouped';
import { area, choice, code, defineTool, InputError, result, summary, text, toggle } from '@/kit';

export interface Report {
  /** The text is JSON, whatever the schema says. */
  valid: boolean;
  /** How many, where it was read as JSON Lines and every line is a document. */
  documents?: number;
  problems: readonly JsonProblem[];
  /** What breaks the schema; absent where none could be tried. */
  schemaErrors?: readonly SchemaFinding[];
  /** What the schema says and nobody checked. */
  schemaUnchecked?: readonly string[];
  /** What is wrong with the schema itself. */
  schemaProblem?: { message: string; line?: number; column?: number };
}

type Placed = Required<Place> & { message: string };

const listed = ({ line, column, message }: Placed): string => `line ${line}, column ${column}: ${message}`;

/** Everything that was found, at the place of the first, and what could be done about it. */
function failure(
  title: string,
  all: readonly Placed[],
  repairs: readonly string[] = [],
  words = '',
): InputError | undefined {
  const [first] = all;
  if (!first) return undefined;
  const { line, column, offset } = first;
  return new InputError(all.length === 1 ? first.message : all.map(listed).join('\n'), {
    line,
    column,
    offset,
    title,
    ...(repairs.length > 0 && { hint: `Repair can fix this: ${words}.`, repairs }),
  });
}

/** Beyond this, what is wrong is said without looking whether it could be mended. */
const LONGEST_OFFER = 1_000_000;

export default defineTool({
  input: text('Input', {
    accept: '.json,.jsonc,.jsonl,.ndjson,.txt',
    language: 'json',
    placeholder: 'Paste JSON, or drop a file',
  }),
  options: {
    allowComments: toggle('Allow Comments', false),
    allowTrailingCommas: toggle('Allow Trailing Commas', false),
    strictMode: toggle('Strict Mode', true),
    documents: choice('Documents', { auto: 'One, or JSON Lines', one: 'One', lines: 'JSON Lines' }, 'auto'),
    schema: area('JSON Schema', '', { hidden: true }),
    schemaDraft: choice('Schema Draft', { auto: 'By $schema', '2020-12': '2020-12', '7': 'draft-07' }, 'auto', {
      hidden: true,
    }),
    repair: toggle('Repair', false, { hidden: true }),
  },
  output: code('json', { download: 'validated_json.json' }),
  action: 'Validate JSON',
  timeLimit: {
    after: 30_000,
    message: 'Stopped after 30 seconds: a pattern in the schema takes too long on this document.',
  },
  prepare: () => import('./check'),
  async run(input, { schema, schemaDraft, repair, ...modes }) {
    const { check, findings, inWords, laidOut, repairInput } = await import('./check');
    const { allowComments } = modes;
    if (repair) {
      const repaired = repairInput(input, { allowComments });
      if (!repaired) throw new InputError('This couldn’t be repaired', { title: 'Not repaired' });
      return result(laidOut(repaired.text, allowComments), { notes: repaired.fixes });
    }
    const { problems, lines } = check(input, modes);
    const several = lines?.several;
    const errors = problems.filter(({ severity }) => severity === 'error');
    const data: Report = {
      valid: errors.length === 0,
      ...(several && { documents: several.count }),
      problems,
    };
    const canOffer = !data.valid && input.length <= LONGEST_OFFER;
    const repairs = canOffer ? repairInput(input, { allowComments })?.fixes : undefined;
    let fails = failure('Invalid JSON', errors, repairs, inWords(repairs ?? []));
    const isReadable = problems.every(
      ({ severity, code }) => severity === 'warning' || code === 'duplicate-key' || code === 'bom',
    );
    if (isReadable && schema.trim() !== '') {
      try {
        const found = await findings(input, { several, allowComments }, schema, schemaDraft);
        data.schemaErrors = found.findings;
        if (found.unchecked.length > 0) data.schemaUnchecked = found.unchecked;
        fails ??= failure(
          'Doesn’t match the schema',
          data.schemaErrors.map((one) => ({ ...one, message: `${one.path}: ${one.message}` })),
        );
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        const { line, column } = error.details;
        data.schemaProblem = { message: error.message, line, column };
        fails = error;
      }
    }
    const unchecked = (data.schemaUnchecked ?? []).map((one) => `JSON Schema: ${one}.`);
    const verdict = several
      ? `JSON Lines: ${grouped(several.count)} documents, each valid and well-formed.`
      : 'JSON is valid and well-formed.';
    return result(data.valid ? laidOut(input, allowComments, several) : '', {
      notes: fails ? unchecked : [verdict, ...problems.map(listed), ...unchecked],
      data,
      fails,
    });
  },
  summarize({ data, shown }) {
    const what = shown.kind === 'code' ? outline(shown.value, 'json') : undefined;
    return data ? summary('Valid JSON', what?.size, what?.names) : undefined;
  },
  examples: [
    {
      title: 'A valid document',
      input: '{"name":"Localkit","id":12345678901234567890,"tags":["small","local"]}',
      output: '{\n  "name": "Localkit",\n  "id": 12345678901234567890,\n  "tags": [\n    "small",\n    "local"\n  ]\n}',
      notes: ['JSON is valid and well-formed.'],
      data: { valid: true, problems: [] },
    },
    {
      title: 'With comments',
      input: '// settings\n{"debug":true}',
      options: { allowComments: true },
      output: '// settings\n{\n  "debug": true\n}',
    },
    {
      title: 'JSON Lines',
      input: '{"id":1}\n{"id":2}\n',
      output: '{"id":1}\n{"id":2}',
      notes: ['JSON Lines: 2 documents, each valid and well-formed.'],
      data: { valid: true, documents: 2, problems: [] },
    },
    {
      title: 'Python to JSON',
      input: "{'ok': True, 'items': (1, 2.50,), 'none': None}",
      options: { repair: true },
      output: '{\n  "ok": true,\n  "items": [\n    1,\n    2.50\n  ],\n  "none": null\n}',
    },
  ],
});
