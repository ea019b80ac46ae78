import type { Node, Settings } from './stack';
import { getPair } from './values';

export type Pair = readonly [name: string, value: string | null];

const clone = (node: Node): Node =>
  node instanceof Map
    ? new Map([...node].map(([name, item]) => [name, clone(item)]))
    : Array.isArray(node)
      ? node.map(clone)
      : node;

const isText = (node: Node): node is string => typeof node === 'string';

/** Tables of which some part is usually taken. */
const PARTED = new Set(['build', 'deploy', 'healthcheck', 'bind', 'volume', 'tmpfs', 'ipam']);

/** The settings of a service, out of which each is taken once: what is left was understood by nobody. */
export class Fields {
  private readonly settings: Settings;
  constructor(settings: Settings) {
    this.settings = clone(settings) as Settings;
  }

  /** What stands at `a.b`, and no longer does. */
  node(path: string): Node | undefined {
    const taken = this.peek(path);
    if (taken !== undefined) this.remove(path);
    return taken;
  }

  /** What stands at `a.b`. */
  peek(path: string): Node | undefined {
    let node: Node | undefined = this.settings;
    for (const step of path.split('.')) node = node instanceof Map ? node.get(step) : undefined;
    return node;
  }

  text(path: string): string | undefined {
    const node = this.peek(path);
    return typeof node === 'string' ? (this.node(path) as string) : undefined;
  }

  /** A list of texts, or the one text that may stand for it. */
  list(path: string): string[] {
    const node = this.peek(path);
    if (typeof node === 'string') return [this.node(path) as string];
    if (!Array.isArray(node) || !node.every(isText)) return [];
    return this.node(path) as string[];
  }

  /** A list in which texts and tables stand side by side. */
  items(path: string): (string | Fields)[] {
    const node = this.peek(path);
    if (typeof node === 'string') return [this.node(path) as string];
    if (!Array.isArray(node)) return [];
    this.node(path);
    return node.flatMap((item): (string | Fields)[] =>
      item instanceof Map ? [new Fields(item)] : typeof item === 'string' ? [item] : [],
    );
  }

  /** `NAME=value` lines or a table of them. */
  pairs(path: string): Pair[] {
    const node = this.peek(path);
    if (node instanceof Map) {
      const pairs = [...node].filter((pair): pair is [string, string | null] => pair[1] === null || isText(pair[1]));
      for (const [name] of pairs) node.delete(name);
      if (node.size === 0) this.remove(path);
      return pairs;
    }
    return this.list(path).map((item) => {
      const [name, value = null] = getPair(item);
      return [name, value];
    });
  }

  /** The settings below a key, or of every key of a table. */
  tables(path: string): [name: string, fields: Fields][] {
    const node = this.peek(path);
    if (!(node instanceof Map)) return [];
    this.node(path);
    return [...node].map(([name, item]) => [name, new Fields(item instanceof Map ? item : new Map())]);
  }

  on(path: string): boolean {
    return this.text(path) === 'true';
  }

  /** The paths of what was not taken; of most tables the name is enough. */
  left(): string[] {
    const paths: string[] = [];
    const walk = (node: Node, path: string, isPart: boolean) => {
      if (node === null || (Array.isArray(node) ? node.length : node instanceof Map ? node.size : 1) === 0) return;
      if (!(node instanceof Map && isPart)) paths.push(path);
      else for (const [name, item] of node) walk(item, `${path}.${name}`, path.split('.').length < 3);
    };
    for (const [name, node] of this.settings) if (!name.startsWith('x-')) walk(node, name, PARTED.has(name));
    return paths;
  }

  private remove(path: string): void {
    const steps = path.split('.');
    const last = steps.pop()!;
    const outer = steps.length === 0 ? this.settings : this.peek(steps.join('.'));
    if (!(outer instanceof Map)) return;
    outer.delete(last);
    if (outer.size === 0 && steps.length > 0) this.remove(steps.join('.'));
  }
}
