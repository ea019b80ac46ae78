import type { ShellCommand, Word } from '@/engines/shell/words';
import { dockerWords, subcommand } from './command';
import { type Grammar, wantsNext } from './grammar';

/** Nothing but the end of one line between two commands. */
const ONE_BREAK = /^[ \t]*(?:#[^\n]*)?\r?\n[ \t]*$/;

const findEnd = (word: Word): number => word.at + word.source.length;

/** How far a line is indented on which something stands. */
function getIndent(text: string, at: number): number {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, at))![0].length;
}

/** Reads the words of a command up to its image. */
class ImageSearch {
  found = false;
  private inValue = false;
  private ended = false;
  constructor(private readonly grammar: Grammar) {}

  read(words: readonly Word[]): void {
    for (const { source } of words) {
      if (this.found) return;
      if (this.inValue) this.inValue = false;
      else if (this.ended || !source.startsWith('-') || source === '-') this.found = true;
      else if (source === '--') this.ended = true;
      else this.inValue = wantsNext(this.grammar, source);
    }
  }
}

/**
 * Puts together what was pasted over several lines without a backslash at their ends: lines that begin with an option, whatever stands
 * before the image is named, and deeper lines after such ones.
 */
export function joinLines(
  text: string,
  commands: readonly ShellCommand[],
  getGrammar: (verb: string) => Grammar | undefined,
): { commands: ShellCommand[]; joined: boolean } {
  const all: ShellCommand[] = [];
  let joined = false;
  for (let at = 0; at < commands.length; at++) {
    const command = commands[at]!;
    const { verb, rest } = subcommand(dockerWords(command)?.after ?? []);
    const grammar = getGrammar(verb);
    all.push(command);
    if (!grammar) continue;
    const words = [...command.words];
    const redirections = [...command.redirections];
    const search = new ImageSearch(grammar);
    search.read(rest);
    const indent = getIndent(text, command.at);
    let isBroken = false;
    for (let next = commands[at + 1]; next; next = commands[at + 1]) {
      if (dockerWords(next) || !ONE_BREAK.test(text.slice(findEnd(words.at(-1)!), next.at))) break;
      const isOption = /^--?[A-Za-z]/.test(next.words[0]!.source);
      if (!isOption && search.found && !(isBroken && getIndent(text, next.at) > indent)) break;
      for (const word of next.words) words.push(word);
      search.read(next.words);
      redirections.push(...next.redirections);
      isBroken = true;
      at++;
    }
    joined ||= isBroken;
    if (isBroken) all[all.length - 1] = { ...command, words, redirections };
  }
  return { commands: all, joined };
}
