import { initialValues } from '../option';
import type { Definitions, Step } from './chain';

/** The ending, dot included, of a file with what a step gives. */
export function getEnding(step: Step | undefined, defined: Definitions): string {
  const tool = step && defined(step.tool);
  if (!tool || step.take !== undefined) return '.txt';
  const { download } = tool.output;
  const name =
    typeof download === 'function' ? download({ ...initialValues(tool.options), ...step.options }) : download;
  return /\.[^.]+$/.exec(name ?? '')?.[0] ?? '.txt';
}

/** A name of its own for the result of every file, after the file it was made of. */
export function nameResults(files: readonly string[], ending: string): string[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const stem = file.replace(/(?<=.)\.[^.]*$/, '');
    let name = stem + ending;
    // Some systems take names for the same that differ by capitals alone.
    for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${stem}-${copy}${ending}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
