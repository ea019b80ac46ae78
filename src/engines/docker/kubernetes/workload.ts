import type { Fields } from '../fields';
import { settledText } from '../interpolate';
import type { Notes } from '../notes';
import type { Stack } from '../stack';
import type { Table, Value } from '../yaml';

/** One service on its way into the cluster. */
export interface Workload {
  /** As the file has it, for messages. */
  service: string;
  /** As the cluster has it. */
  name: string;
  fields: Fields;
  pod: Table;
  container: Table;
  cluster: Cluster;
}

/** What is made beside the services themselves, each under its name. */
export class Cluster {
  readonly objects = new Map<string, Table>();
  private readonly open = new Set<string>();
  private readonly filled = new Set<string>();
  constructor(
    readonly stack: Stack,
    readonly notes: Notes,
  ) {}

  /** The text with the defaults of its variables: nothing fills them in here. */
  readonly settle = (text: string): string =>
    settledText(text, (name, isFilled) => (isFilled ? this.filled : this.open).add(name));

  /** The object of this kind and name, made where there is none. */
  object(apiVersion: string, kind: string, name: string, rest: () => readonly (readonly [string, Value])[]): Table {
    const key = `${kind}/${name}`;
    const known = this.objects.get(key);
    if (known) return known;
    const made: Table = new Map<string, Value>([
      ['apiVersion', apiVersion],
      ['kind', kind],
      ['metadata', new Map<string, Value>([['name', name]])],
      ...rest(),
    ]);
    this.objects.set(key, made);
    return made;
  }

  noteVariables(): void {
    const list = (names: ReadonlySet<string>) => [...names].slice(0, 20).join(', ');
    if (this.filled.size > 0) this.notes.add(`Written with their defaults: ${list(this.filled)}`);
    if (this.open.size > 0)
      this.notes.add(`Fill these in yourself or with envsubst: ${list(this.open)}. Kubernetes doesn’t`);
  }
}

/** What a name in a cluster may be: letters, digits and hyphens, at most 63. */
export const clusterName = (text: string, otherwise = 'app'): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 63)
    .replace(/^-+|-+$/g, '') || otherwise;

/** Gives every name once, with a number behind what is taken. */
export class FreeNames {
  private readonly taken = new Set<string>();
  private readonly copies = new Map<string, number>();
  take(wanted: string): string {
    let name = wanted;
    let copy = this.copies.get(wanted) ?? 1;
    while (this.taken.has(name)) name = `${wanted.slice(0, 56).replace(/-+$/, '')}-${++copy}`;
    this.copies.set(wanted, copy);
    this.taken.add(name);
    return name;
  }
}

/** Texts in which the cluster would fill in `$(NAME)` and take `$$` for one sign. */
export const literal = (text: string): string => text.replace(/\$(?=[$(])/g, '$$$$');

const UNITS: Readonly<Record<string, string>> = { '': '', b: '', k: 'Ki', m: 'Mi', g: 'Gi', t: 'Ti' };

/** `512m`, as Docker counts, as a quantity; undefined where it is none. */
export function toQuantity(text: string): string | undefined {
  const [, figure, unit = ''] = /^(\d+(?:\.\d+)?) ?([bkmgt]?)(?:i?b)?$/i.exec(text) ?? [];
  return figure === undefined ? undefined : `${figure}${UNITS[unit.toLowerCase()]}`;
}

/** A number of processors; undefined where it is none. */
export const toCpus = (text: string): string | undefined =>
  /^\d*\.?\d+$/.test(text) ? text.replace(/^\./, '0.') : undefined;
