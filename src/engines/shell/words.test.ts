import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Piece, readShell } from './words';

/**
 * What dash 0.5.12 makes of each text:
 * NAME=value EMPTY= dash -c 'set -f; f() { printf "%d\0" $#; for word; do printf "%s\0" "$word"; done; }; eval "$1"' dash "<source>"
 */
const answers = JSON.parse(readFileSync(`${import.meta.dirname}/fixtures/dash.json`, 'utf8')) as {
  source: string;
  words: string[][];
}[];
const VALUES: Readonly<Record<string, string>> = { NAME: 'value', EMPTY: '' };

const filledIn = (piece: Piece): string => {
  if (piece.kind === 'variable') return VALUES[piece.name] || piece.rest.replace(/^:-/, '');
  return piece.text;
};
const splitWords = (source: string) =>
  readShell(source).commands.map(({ words }) => words.map(({ pieces }) => pieces.map(filledIn).join('')));

describe('a text as a shell reads it', () => {
  it.each(answers)('$source', ({ source, words }) => {
    expect(splitWords(source)).toEqual(words.map((provided) => ['f', ...provided]));
    expect(readShell(source).open).toBeUndefined();
  });
});

describe('a text as people paste it', () => {
  it.each([
    ['continued lines of sh', 'f a \\\n  b', ['f', 'a', 'b']],
    ['with a blank behind the sign', 'f a \\ \n b', ['f', 'a', 'b']],
    ['of cmd', 'f a ^\r\n b', ['f', 'a', 'b']],
    ['of PowerShell', 'f a `\n b', ['f', 'a', 'b']],
    ['a path of Windows', 'f -v C:\\Users\\me:/data', ['f', '-v', 'C:\\Users\\me:/data']],
    ['something to be filled in', 'f app:<version> <name>', ['f', 'app:<version>', '<name>']],
  ])('%s', (_, source, words) => {
    expect(splitWords(source)).toEqual([words]);
  });

  it('keeps what the shell would fill in apart', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as a shell takes it.
    const [command] = readShell('f "$HOME/$(pwd)/`id -u`" ${A:?unset}').commands;
    expect(command!.words.map(({ pieces }) => pieces)).toEqual([
      [{ kind: 'text', text: 'f' }],
      [
        { kind: 'variable', name: 'HOME', rest: '' },
        { kind: 'text', text: '/' },
        { kind: 'command', text: 'pwd' },
        { kind: 'text', text: '/' },
        { kind: 'command', text: 'id -u' },
      ],
      [{ kind: 'variable', name: 'A', rest: ':?unset' }],
    ]);
  });

  it('tells words from redirections, and where everything stands', () => {
    const { commands } = readShell('f a > out 2>&1\n  g <in');
    expect(
      commands.map(({ at, redirections, words }) => [at, redirections, words.map(({ source }) => source)]),
    ).toEqual([
      [0, ['> out', '2>&1'], ['f', 'a']],
      [17, ['<in'], ['g']],
    ]);
  });

  it('tells where a quote begins that never ends', () => {
    for (const sign of ["'", '"']) expect(readShell(`f a ${sign}b c`).open).toBe(4);
  });
});
