import { InputError, placeAt } from '@/engines/input-error';
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

/** Turns every `docker run` in a text into a service of one Compose file. */
export function toCompose(input: string, { version }: { version: boolean }): Converted {
  if (input.length > LONGEST_INPUT)
    throw new InputError(`At most ${LONGEST_INPUT.toLocaleString('en')} characters are read; no command is as long`);
  const notes = new Notes();
  const { commands, open } = readShell(input);
  if (open !== undefined) throw new InputError('This quote is never closed', placeAt(input, open));
  const file = new ComposeFile(notes);
  const runs: { name: string; run: Run }[] = [];

  for (const command of commands) {
    const words = dockerWords(command);
    const { verb, rest } = words ? subcommand(words) : { verb: '', rest: [] };
    if (verb === 'run' || verb === 'create') {
      const run = readRun(rest, notes, (message) => new InputError(message, placeAt(input, command.at)));
      runs.push({ name: file.serviceName(run), run });
      for (const redirection of command.redirections)
        notes.add(`Not carried over: ${shorten(redirection)} (done by the shell)`);
    } else if (verb === 'network create' || verb === 'volume create') {
      const { name, entry } = readCreate(rest, notes);
      if (name) (verb === 'network create' ? file.madeNetworks : file.madeVolumes).set(name, entry);
    } else if (command.words.every(({ source }) => ASSIGNMENT.test(source)))
      notes.add(`Put into .env: ${sourceOf(command)}`);
    else notes.add(`Not carried over: ${sourceOf(command)} (no docker run)`);
  }
  if (runs.length === 0)
    throw new InputError('No docker run command found. It starts with docker run and names an image.', {
      ...(commands[0] ? placeAt(input, commands[0].at) : {}),
    });
  for (const { name, run } of runs) file.services.set(name, serviceOf(run, file));
  if (notes.variables.size > 0)
    notes.add(`Filled in from the environment or .env: ${shorten([...notes.variables].join(', '))}`);
  return { yaml: file.toYaml(version), notes: [...notes.all] };
}
