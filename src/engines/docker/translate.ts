import { InputError } from '@/engines/input-error';
import { hasCommand, readCommands } from './convert';
import { checkLength } from './length';
import { readStack, type Stack, stackOfCommands } from './stack';

export type Direction = 'compose' | 'run' | 'kubernetes';

export interface Translated {
  text: string;
  notes: string[];
  /** The names of the services. */
  services: string[];
}

const SERVICES = /^services[ \t]*:/m;
const isComposeFile = (input: string): boolean => SERVICES.test(input) && !hasCommand(input);

async function readAny(input: string): Promise<{ stack: Stack; notes: string[] }> {
  if (!hasCommand(input)) return { stack: await readStack(input), notes: [] };
  const { file, notes } = readCommands(input, 'other');
  return { stack: stackOfCommands(file), notes };
}

/** Commands as a Compose file, a Compose file as commands, or either as objects of Kubernetes. */
export async function translate(input: string, direction: Direction, version: boolean): Promise<Translated> {
  checkLength(input);
  if (direction === 'compose') {
    if (isComposeFile(input))
      throw new InputError('This is already a Compose file: set Direction to To Run or To Kubernetes');
    const { file, notes } = readCommands(input);
    return { text: file.toYaml(version), notes, services: [...file.services.keys()] };
  }
  if (direction === 'run') {
    if (!SERVICES.test(input) && hasCommand(input))
      throw new InputError('These are already commands: set Direction to To Compose or To Kubernetes');
    const stack = await readStack(input);
    const { toRun } = await import('./to-run');
    return { ...toRun(stack), services: [...stack.services.keys()] };
  }
  const { stack, notes } = await readAny(input);
  const { toKubernetes } = await import('./kubernetes');
  const made = toKubernetes(stack);
  return { text: made.text, notes: [...new Set([...notes, ...made.notes])], services: [...stack.services.keys()] };
}
