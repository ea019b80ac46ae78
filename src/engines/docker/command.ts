import type { InputError } from '@/engines/input-error';
import type { Piece, ShellCommand, Word } from '@/engines/shell/words';
import { type Grammar, isKnown, longName, shortName, takesValue } from './grammar';
import { type Notes, shorten } from './notes';

export interface CommandParts {
  /** As it was written, for messages. */
  flag: string;
  name: string;
  value: string;
}
export interface Run {
  /** Whose options they are. */
  grammar: Grammar;
  provided: CommandParts[];
  image: string;
  command: string[];
}

/** What Compose understands behind the name of a variable. */
const COMPOSE_REST = /^(?::?[-?+].*)?$/s;
const USER_ID: Readonly<Record<string, string>> = { 'id -u': 'UID', 'id -g': 'GID' };
const IS_HERE = /^pwd$/i;

/** Set wherever there is a shell. */
const USUAL = new Set(['PWD', 'HOME', 'USER']);

/** A word as Compose reads it: variables stay variables, and a dollar sign that is meant as one is doubled. */
export function composeText({ pieces }: Word, notes: Notes): string {
  return pieces.map((piece) => pieceText(piece, notes)).join('');
}

function pieceText(piece: Piece, notes: Notes): string {
  switch (piece.kind) {
    case 'text':
      return piece.text.replaceAll('$', '$$$$');
    case 'variable':
      if (!USUAL.has(piece.name)) notes.variables.add(piece.name);
      if (!COMPOSE_REST.test(piece.rest)) {
        notes.add(`\${${shorten(piece.name + piece.rest)}}: Compose can’t do this, so the plain variable is used`);
        return `\${${piece.name}}`;
      }
      return `\${${piece.name}${piece.rest}}`;
    case 'command': {
      // A remark between options, as some manuals have it.
      if (piece.text.startsWith('#')) return '';
      if (IS_HERE.test(piece.text)) return `\${PWD}`;
      const variable = USER_ID[piece.text];
      if (variable) {
        notes.add(`$(${piece.text}) is written as \${${variable}}: set it in the environment or in .env`);
        return `\${${variable}}`;
      }
      notes.add(`$(${shorten(piece.text)}) is run by the shell, but not by Compose: enter its output instead`);
      return `$$(${piece.text})`;
    }
  }
}

export const getSource = ({ words, redirections }: ShellCommand) =>
  shorten([...words.map(({ source }) => source), ...redirections].join(' '));

const PROGRAMS = new Set(['docker', 'podman', 'nerdctl', 'docker.exe', '/usr/bin/docker', '/usr/local/bin/docker']);
/** What stands before the command itself: a prompt, another user, settings for it. */
const BEFORE = /^(?:\$|%|>|PS>?|sudo|doas|time|exec|nohup|-[EHn]+|[A-Za-z_]\w*=.*|.*[$#>])$/s;

/** The words before and after `docker`, or undefined where it is some other command. */
export function dockerWords({ words }: ShellCommand): { before: Word[]; after: Word[] } | undefined {
  for (const [at, { source }] of words.entries()) {
    if (PROGRAMS.has(source)) return { before: words.slice(0, at), after: words.slice(at + 1) };
    if (!BEFORE.test(source)) return undefined;
  }
  return undefined;
}

/** Options of docker itself whose value is the next word, if none stands behind the sign of equality or the letter. */
const OWN_VALUE = /^(?:--(?:config|context|host|log-level|tlscacert|tlscert|tlskey)|-[cHl])$/;

const GROUPS = new Set(['container', 'network', 'volume', 'service']);

/** `["network", "create", …]`, with `container run` as `run`; `own` are the options of docker itself, such as `--context x`. */
export function subcommand(words: Word[]): { verb: string; rest: Word[]; dockerOptions: string[] } {
  let at = 0;
  const dockerOptions: string[] = [];
  while (words[at]?.source.startsWith('-')) {
    const length = OWN_VALUE.test(words[at]!.source) ? 2 : 1;
    dockerOptions.push(
      words
        .slice(at, at + length)
        .map(({ source }) => source)
        .join(' '),
    );
    at += length;
  }
  const first = words[at]?.source ?? '';
  const second = words[at + 1]?.source ?? '';
  if (GROUPS.has(first))
    return { verb: first === 'container' ? second : `${first} ${second}`, rest: words.slice(at + 2), dockerOptions };
  return { verb: first, rest: words.slice(at + 1), dockerOptions };
}

export function readRun(
  words: readonly Word[],
  grammar: Grammar,
  notes: Notes,
  fail: (message: string, word?: Word) => InputError,
): Run {
  const isRemark = ({ pieces: [first, more] }: Word) =>
    more === undefined && first?.kind === 'command' && first.text.startsWith('#');
  const meant = words.filter((word) => !isRemark(word));
  const texts = meant.map((word) => composeText(word, notes));
  const provided: CommandParts[] = [];
  let at = 0;
  const valueAfter = (flag: string): string => {
    const value = texts[++at];
    if (value === undefined) throw fail(`${flag} needs a value`, meant[at - 1]);
    return value;
  };

  for (; at < texts.length; at++) {
    const word = texts[at]!;
    if (word === '--') {
      at++;
      break;
    }
    if (!word.startsWith('-') || word === '-') break;
    if (word.startsWith('--')) {
      const equals = word.indexOf('=');
      const flag = equals === -1 ? word : word.slice(0, equals);
      const name = longName(grammar, flag.slice(2));
      const place = name === undefined ? undefined : grammar.flags[name];
      if (name === undefined || !place) {
        // Nobody can know whether it takes a value, but an option after the next word says that the image is yet to come.
        const next = texts[at + 1];
        const takes = equals === -1 && next !== undefined && !next.startsWith('-') && isKnown(grammar, texts[at + 2]);
        notes.add(`Not converted: ${shorten(takes ? `${word} ${next}` : word)} (unknown option)`);
        if (takes) at++;
      } else if (equals !== -1) provided.push({ flag, name, value: word.slice(equals + 1) });
      else provided.push({ flag, name, value: takesValue(place) ? valueAfter(flag) : 'true' });
      continue;
    }
    for (let letter = 1; letter < word.length; letter++) {
      const flag = `-${word[letter]}`;
      const name = shortName(grammar, word[letter]!);
      if (!name) {
        notes.add(`Not converted: ${shorten(flag)} (unknown option)`);
        continue;
      }
      if (takesValue(grammar.flags[name]!)) {
        const rest = word.slice(letter + 1).replace(/^=/, '');
        provided.push({ flag, name, value: letter + 1 < word.length ? rest : valueAfter(flag) });
        break;
      }
      if (word[letter + 1] === '=') {
        provided.push({ flag, name, value: word.slice(letter + 2) });
        break;
      }
      provided.push({ flag, name, value: 'true' });
    }
  }
  const image = texts[at];
  if (image === undefined || image === '') throw fail('The command has no image');
  return { grammar, provided, image, command: texts.slice(at + 1) };
}
