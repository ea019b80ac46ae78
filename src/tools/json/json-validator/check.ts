import { InputError } from '@/engines/input-error';
import { formatJson, type JsonDocument, parseJson } from '@/engines/json';
import { findJsonProblems, type JsonProblem } from '@/engines/json/problems';
import { checkSchema, type SchemaDraft, type SchemaFinding } from '@/engines/json/schema';

export { parseJson } from '@/engines/json';
export { repairJson } from '@/engines/json/repair';
export { loadSchemaValidator } from '@/engines/json/schema';

/** Most problems of each kind that are listed. */
const LIMIT = 500;

interface Modes {
  allowComments: boolean;
  strictMode: boolean;
}

/** Comments pass where they are allowed, whatever else is asked; the rest of strictness is a matter of what counts as an error. */
export function problemsOf(input: string, { allowComments, strictMode }: Modes): JsonProblem[] {
  const problems = findJsonProblems(input, { allowComments, limit: LIMIT });
  return problems.map((problem) => {
    if (strictMode && (problem.code === 'duplicate-key' || problem.code === 'bom'))
      return { ...problem, severity: 'error' };
    if (!strictMode && problem.code === 'trailing-comma') return { ...problem, severity: 'warning' };
    return problem;
  });
}

/** Laid out for reading; as it stands where depth would make that too long. */
export function laidOut(input: string, allowComments: boolean): string {
  try {
    return formatJson(input, { indent: 2, allowComments, allowTrailingCommas: true });
  } catch (error) {
    if (error instanceof InputError) return input;
    throw error;
  }
}

export async function findings(doc: JsonDocument, schema: string, draft: SchemaDraft): Promise<SchemaFinding[]> {
  try {
    return await checkSchema(doc, parseJson(schema), draft, LIMIT);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`JSON Schema: ${error.message}`, { ...error.details, field: 'schema' });
  }
}
