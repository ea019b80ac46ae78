import type { JsonProblem } from '@/engines/json/problems';
import type { SchemaFinding } from '@/engines/json/schema';
import { area, choice, code, defineTool, InputError, result, text, toggle } from '@/kit';

/** What the page lists. */
export interface Report {
  problems: JsonProblem[];
  schema: SchemaFinding[];
  /** Whether a schema was there and could be tried. */
  checked: boolean;
  /** What is wrong with the schema itself. */
  schemaProblem?: string;
}
/** What the fact that carries the report is called. */
export const REPORT = 'Report';

const listed = ({ line, column, message }: { line: number; column: number; message: string }): string =>
  `line ${line}, column ${column}: ${message}`;

export default defineTool({
  input: text('Input', { accept: '.json,.jsonc,.txt', language: 'json', placeholder: 'Paste JSON, or drop a file' }),
  options: {
    allowComments: toggle('Allow Comments', false),
    strictMode: toggle('Strict Mode', true),
    schema: area('JSON Schema', '', { hidden: true }),
    schemaDraft: choice('Schema Draft', { auto: 'By $schema', '2020-12': '2020-12', '7': 'draft-07' }, 'auto', {
      hidden: true,
    }),
    repair: toggle('Repair', false, { hidden: true }),
    report: toggle('Report', false, { hidden: true }),
  },
  output: code('json', { download: 'validated_json.json' }),
  action: 'Validate JSON',
  timeLimit: {
    after: 30_000,
    message: 'Stopped after 30 seconds: a pattern of the schema takes too long on this document.',
  },
  prepare: async () => (await import('./check')).loadSchemaValidator(),
  async run(input, { schema, schemaDraft, repair, report, ...modes }) {
    const { findings, laidOut, parseJson, problemsOf, repairJson } = await import('./check');
    if (repair) {
      const repaired = repairJson(input, { keepComments: modes.allowComments });
      if (!repaired) throw new InputError('This could not be repaired', { title: 'Not repaired' });
      return result(laidOut(repaired.text, modes.allowComments), { notes: repaired.fixes });
    }
    const problems = problemsOf(input, modes);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const answer: Report = { problems, schema: [], checked: false };
    const isReadable = problems.every(
      ({ severity, code }) => severity === 'warning' || code === 'duplicate-key' || code === 'bom',
    );
    if (isReadable && schema.trim() !== '') {
      const doc = parseJson(input, { allowComments: modes.allowComments, allowTrailingCommas: true });
      try {
        answer.schema = await findings(doc, schema, schemaDraft);
        answer.checked = true;
      } catch (error) {
        if (!report || !(error instanceof InputError)) throw error;
        const { line, column } = error.details;
        answer.schemaProblem = line ? `${error.message} (line ${line}, column ${column})` : error.message;
      }
    }
    if (report) {
      const output = errors.length === 0 ? laidOut(input, modes.allowComments) : '';
      return result(output, { facts: [{ label: REPORT, value: JSON.stringify(answer) }] });
    }
    const [first] = errors.length > 0 ? errors : answer.schema;
    if (first) {
      const all =
        errors.length > 0 ? errors : answer.schema.map((one) => ({ ...one, message: `${one.path}: ${one.message}` }));
      const message = all.length === 1 ? all[0]!.message : all.map(listed).join('\n');
      const title = errors.length > 0 ? 'Invalid JSON' : 'Not valid by the schema';
      throw new InputError(message, { line: first.line, column: first.column, offset: first.offset, title });
    }
    return result(laidOut(input, modes.allowComments), {
      notes: ['JSON is valid and well-formed.', ...problems.map(listed)],
    });
  },
  examples: [
    {
      title: 'A valid document',
      input: '{"name":"Localkit","id":12345678901234567890,"tags":["small","local"]}',
      output: '{\n  "name": "Localkit",\n  "id": 12345678901234567890,\n  "tags": [\n    "small",\n    "local"\n  ]\n}',
      notes: ['JSON is valid and well-formed.'],
    },
    {
      title: 'With comments',
      input: '// settings\n{"debug":true}',
      options: { allowComments: true },
      output: '// settings\n{\n  "debug": true\n}',
    },
    {
      title: 'Python to JSON',
      input: "{'ok': True, 'items': (1, 2.50,), 'none': None}",
      options: { repair: true },
      output: '{\n  "ok": true,\n  "items": [\n    1,\n    2.50\n  ],\n  "none": null\n}',
    },
  ],
});
