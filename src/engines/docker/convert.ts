import { InputError, placeAt } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import { readShell } from '@/engines/shell/words';
import { dockerWords, type Run, readCreate, readRun, sourceOf, subcommand } from './command';
import { ComposeFile } from './compose-file';
import { Notes, shorten } from './notes';
import { serviceOf } from './service';

export interface Converted {
  yaml: string;
  /** What was not carried over, and what was understood in one of several ways. */
  notes: string[];
}

const LONGEST_INPUT = 250_000;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const OF_DOCKER = /^(?:DOCKER|BUILDKIT)_\w+=/;

/** Turns every `docker run` in a text into a service of one Compose file. */
export function toCompose(input: string, { version }: { version: boolean }): Converted {
  if (input.length > LONGEST_INPUT)
    throw new InputError(`At most ${grouped(LONGEST_INPUT)} characters are read; no command is as long`);
  const notes = new Notes();
  const { commands, open } = readShell(input);
  if (open !== undefined) throw new InputError('This quote is never closed', placeAt(input, open));
  const file = new ComposeFile(notes);
  const runs: { name: string; run: Run }[] = [];

  for (const command of commands) {
    const docker = dockerWords(command);
    const { verb, rest, own } = subcommand(docker?.after ?? []);
    const isRun = verb === 'run' || verb === 'create';
    const made = verb === 'network create' ? 'network' : verb === 'volume create' ? 'volume' : undefined;
    if (isRun || made) {
      for (const { source } of docker?.before ?? [])
        if (OF_DOCKER.test(source)) notes.add(`Not carried over: ${shorten(source)} (a setting of docker itself)`);
        else if (ASSIGNMENT.test(source)) notes.add(`Put into .env: ${shorten(source)}`);
      for (const option of own) notes.add(`Not carried over: ${shorten(option)} (an option of docker itself)`);
    }
    if (isRun) {
      const run = readRun(
        rest,
        notes,
        (message, word) => new InputError(message, placeAt(input, (word ?? command).at)),
      );
      runs.push({ name: file.serviceName(run), run });
    } else if (made) {
      const { name, entry } = readCreate(made, rest, notes);
      if (name) (made === 'network' ? file.madeNetworks : file.madeVolumes).set(name, entry);
      else notes.add(`Not carried over: ${sourceOf(command)} (it has no name)`);
    } else if (command.words.every(({ source }) => ASSIGNMENT.test(source)))
      notes.add(`Put into .env: ${sourceOf(command)}`);
    else notes.add(`Not carried over: ${sourceOf(command)} (no docker run)`);
    if (isRun || made)
      for (const redirection of command.redirections)
        notes.add(`Not carried over: ${shorten(redirection)} (done by the shell)`);
  }
  if (runs.length === 0)
    throw new InputError('No docker run command found. It starts with docker run and names an image.', {
      ...(commands[0] ? placeAt(input, commands[0].at) : {}),
    });
  for (const { name, run } of runs) file.services.set(name, serviceOf(run, file));
  file.declareUnused();
  if (notes.variables.size > 0)
    notes.add(`Filled in from the environment or .env: ${shorten([...notes.variables].join(', '))}`);
  return { yaml: file.toYaml(version), notes: [...notes.all] };
}
