import { InputError, placeAt } from '@/engines/input-error';
import { formatElements, formatJson, type JsonDocument, parseJson } from '@/engines/json';
import { faultInLines, type JsonDocuments } from '@/engines/json/documents';
import { findLineProblems } from '@/engines/json/line-problems';
import { findJsonProblems, type JsonProblem } from '@/engines/json/problems';
import { checkSchema, type SchemaDraft, type SchemaReport } from '@/engines/json/schema';

export { inWords, repairInput } from '@/engines/json/read';

/** Most problems of each kind that are listed. */
const LIMIT = 500;

interface Modes {
  allowComments: boolean;
  allowTrailingCommas: boolean;
  strictMode: boolean;
  documents: 'auto' | 'one' | 'lines';
}

export interface Checked {
  problems: JsonProblem[];
  /** Read as JSON Lines; with the documents, where each line is one. */
  lines?: { several?: JsonDocuments };
}

/** Comments pass where they are allowed, whatever else is asked; the rest of strictness is a matter of what counts as an error. */
export function check(input: string, modes: Modes): Checked {
  const { problems, lines } = found(input, modes);
  const { strictMode } = modes;
  return {
    lines,
    problems: problems.map((problem) => {
      if (strictMode && (problem.code === 'duplicate-key' || problem.code === 'bom'))
        return { ...problem, severity: 'error' };
      if (!strictMode && problem.code === 'trailing-comma') return { ...problem, severity: 'warning' };
      return problem;
    }),
  };
}

function found(input: string, { documents, allowComments, allowTrailingCommas }: Modes): Checked {
  const options = { allowComments, allowTrailingCommas, limit: LIMIT };
  const byLine = (): Checked => {
    const { problems, several } = findLineProblems(input, options);
    return { problems, lines: { several } };
  };
  if (documents === 'lines') {
    const lines = byLine();
    if (lines.lines?.several || lines.problems.length > 0) return lines;
  }
  const problems = findJsonProblems(input, options);
  if (documents === 'one' || !(problems.some(({ code }) => code === 'extra-text') || input.includes('\x1e')))
    return { problems };
  const lines = byLine();
  return lines.lines?.several || faultInLines(input, options) ? lines : { problems };
}

/** Laid out for reading; as it stands where depth would make that too long, and a document a line where they came so. */
export function laidOut(input: string, allowComments: boolean, several?: JsonDocuments): string {
  if (several) return formatElements(several.doc, { indent: 0 }).join('\n');
  try {
    return formatJson(input, { indent: 2, allowComments, allowTrailingCommas: true });
  } catch (error) {
    if (error instanceof InputError) return input;
    throw error;
  }
}

/** What the schema forbids, in the document or in each of several. */
export async function findings(
  input: string,
  { several, allowComments }: { several?: JsonDocuments; allowComments: boolean },
  schema: string,
  draft: SchemaDraft,
): Promise<SchemaReport> {
  const doc: JsonDocument = several?.doc ?? parseJson(input, { allowComments, allowTrailingCommas: true });
  try {
    const { findings: all, unchecked } = await checkSchema(doc, parseJson(schema), draft, LIMIT, several !== undefined);
    const placed = several ? all.map((one) => ({ ...one, ...placeAt(input, several.findOffset(one.offset)) })) : all;
    return { findings: placed, unchecked };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`JSON Schema: ${error.message}`, { ...error.details, field: 'schema' });
  }
}
