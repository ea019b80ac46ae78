import type { Pair } from '../fields';
import { RUN } from '../flags';
import { shellWord } from '../interpolate';

/** What people look for first; the rest follows as the manual lists it. */
const FIRST = [
  ...['name', 'hostname', 'restart', 'network', 'network-alias', 'ip', 'ip6', 'publish', 'expose', 'volume', 'mount'],
  ...['env', 'env-file', 'label'],
];
const LETTERS: Readonly<Record<string, string>> = { publish: '-p', volume: '-v', env: '-e' };
const WIDTH = 90;

/** The options of one command, which are written in the order of the manual whatever the order of the file. */
export class FlagList {
  private readonly flags: { name: string; value?: string }[] = [];
  constructor(private readonly seen: (variable: string) => void) {}

  add(name: string, value: string | undefined): void {
    if (value !== undefined) this.flags.push({ name, value });
  }
  all(name: string, values: readonly string[]): void {
    for (const value of values) this.add(name, value);
  }
  pairs(name: string, pairs: readonly Pair[], between = '='): void {
    for (const [key, value] of pairs) this.add(name, value === null ? key : `${key}${between}${value}`);
  }
  on(name: string, isOn: boolean): void {
    if (isOn) this.flags.push({ name });
  }

  /** `docker run -d …`, over several lines where it is long. */
  write(start: string, image: string, command: readonly string[]): string {
    const order = [...FIRST, ...Object.keys(RUN.flags)];
    // Mounts of both kinds are one list in a file, in an order of their own.
    const findPlace = ({ name }: { name: string }) => order.indexOf(name === 'mount' ? 'volume' : name);
    const has = (name: string) => this.flags.some((flag) => flag.name === name && flag.value === undefined);
    const letters = `${has('interactive') ? 'i' : ''}${has('tty') ? 't' : ''}`;
    const words = this.flags
      .filter(({ name }) => name !== 'interactive' && name !== 'tty')
      .toSorted((a, b) => findPlace(a) - findPlace(b))
      .map(({ name, value }) => this.word(name, value));
    const last = [image, ...command].map((word) => shellWord(word, this.seen)).join(' ');
    const head = `${start}${letters}`;
    const line = [head, ...words, last].join(' ');
    return line.length <= WIDTH ? line : [head, ...words, last].join(' \\\n  ');
  }

  private word(name: string, value: string | undefined): string {
    if (value === undefined) return `--${name}`;
    const word = shellWord(value, this.seen);
    if (word.startsWith('-')) return `--${name}=${word}`;
    return `${LETTERS[name] ?? `--${name}`} ${word}`;
  }
}
