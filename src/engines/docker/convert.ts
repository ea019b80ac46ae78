import { InputError, placeAt } from '@/engines/input-error';
import { readShell } from '@/engines/shell/words';
import { dockerWords, getSource, type Run, readRun, subcommand } from './command';
import { ComposeFile } from './compose-file';
import { readCreate } from './create';
import { RUN } from './flags';
import type { Grammar } from './grammar';
import { joinLines } from './join-lines';
import { checkLength } from './length';
import { Notes, shorten } from './notes';
import { getService } from './service';
import { SERVICE } from './swarm-flags';

export interface Converted {
  yaml: string;
  /** What was not carried over, and what was understood in one of several ways. */
  notes: string[];
}

const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const OF_DOCKER = /^(?:DOCKER|BUILDKIT)_\w+=/;

const GRAMMARS: ReadonlyMap<string, Grammar> = new Map([
  ['run', RUN],
  ['create', RUN],
  ['service create', SERVICE],
]);
const getGrammar = (verb: string): Grammar | undefined => GRAMMARS.get(verb);

/** Turns every `docker run` in a text into a service of one Compose file. */
export function toCompose(input: string, { version }: { version: boolean }): Converted {
  const { file, notes } = readCommands(input);
  return { yaml: file.toYaml(version), notes };
}

/** Whether a text has a command that makes a container or a service. */
export const hasCommand = (input: string): boolean =>
  readShell(input).commands.some((command) => getGrammar(subcommand(dockerWords(command)?.after ?? []).verb));

/** The containers of a text of commands as the services of one file. */
export function readCommands(
  input: string,
  target: Notes['target'] = 'compose',
): { file: ComposeFile; notes: string[] } {
  checkLength(input);
  const notes = new Notes(target);
  const { commands: lines, open } = readShell(input);
  if (open !== undefined) throw new InputError('This quote is never closed', placeAt(input, open));
  const { commands, joined } = joinLines(input, lines, getGrammar);
  if (joined) notes.add('Lines without a backslash at the end were read as one command');
  const file = new ComposeFile(notes);
  const runs: { name: string; run: Run }[] = [];

  for (const command of commands) {
    const docker = dockerWords(command);
    const { verb, rest, dockerOptions } = subcommand(docker?.after ?? []);
    const grammar = getGrammar(verb);
    const made = verb === 'network create' ? 'network' : verb === 'volume create' ? 'volume' : undefined;
    if (grammar || made) {
      for (const { source } of docker?.before ?? [])
        if (OF_DOCKER.test(source)) notes.add(`Not converted: ${shorten(source)} (a setting of docker itself)`);
        else if (ASSIGNMENT.test(source)) notes.add(`Put into .env: ${shorten(source)}`);
      for (const option of dockerOptions) notes.add(`Not converted: ${shorten(option)} (an option of docker itself)`);
    }
    if (grammar) {
      const run = readRun(
        rest,
        grammar,
        notes,
        (message, word) => new InputError(message, placeAt(input, (word ?? command).at)),
      );
      runs.push({ name: file.serviceName(run), run });
    } else if (made) {
      const { name, entry } = readCreate(made, rest, notes);
      if (name) (made === 'network' ? file.madeNetworks : file.madeVolumes).set(name, entry);
      else notes.add(`Not converted: ${getSource(command)} (it has no name)`);
    } else if (command.words.every(({ source }) => ASSIGNMENT.test(source)))
      notes.add(`Put into .env: ${getSource(command)}`);
    else notes.add(`Not converted: ${getSource(command)} (not docker run)`);
    if (grammar || made)
      for (const redirection of command.redirections)
        notes.add(`Not converted: ${shorten(redirection)} (done by the shell)`);
  }
  if (runs.length === 0)
    throw new InputError('No docker run command found. It starts with docker run and names an image.', {
      ...(commands[0] ? placeAt(input, commands[0].at) : {}),
    });
  for (const { name, run } of runs) file.services.set(name, getService(run, file));
  file.declareUnused();
  if (target === 'compose' && notes.variables.size > 0)
    notes.add(`Filled in from the environment or .env: ${shorten([...notes.variables].join(', '))}`);
  if (target === 'compose' && runs.some(({ run }) => !run.grammar.isContainer))
    notes.add('deploy is for docker stack deploy; docker compose up only uses its replicas and resources');
  return { file, notes: [...notes.all] };
}
