import { badLines, type JsonDocuments, readDocuments } from './documents';
import { findJsonProblems, type JsonProblem, type ProblemOptions } from './problems';

const BOM = '\ufeff';

export interface LineProblems {
  problems: JsonProblem[];
  /** All documents as one array, where every line is one. */
  several?: JsonDocuments;
}

/** Everything that is wrong with a text that has a JSON document on each line. */
export function findLineProblems(text: string, { limit = 100, ...options }: ProblemOptions = {}): LineProblems {
  const several = readDocuments(text, { ...options, allowTrailingCommas: true });
  if (several?.form === 'lines') {
    const within = { text, findOffset: several.findOffset };
    const found = findJsonProblems(several.doc.text, { ...options, limit, within });
    // The array was made without the mark that the text begins with.
    return { problems: text.startsWith(BOM) ? [...findJsonProblems(`${BOM}0`), ...found] : found, several };
  }
  const problems: JsonProblem[] = [];
  for (const { source, findOffset } of badLines(text, options)) {
    problems.push(
      ...findJsonProblems(source, { ...options, limit: limit - problems.length, within: { text, findOffset } }),
    );
    if (problems.length >= limit) break;
  }
  return { problems };
}
