import type { Run } from './command';
import { type Notes, shorten } from './notes';
import { Quoted, type Table, writeTable } from './yaml';

const KEY = /^[\w.-]+$/;
const keyFrom = (name: string, otherwise: string): string =>
  name
    .replace(/\$\$|[${}]/g, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '') || otherwise;

/** `ghcr.io/owner/app:1.2@sha256:…` → `app` */
const imageName = (image: string): string =>
  keyFrom(
    image
      .replace(/@.*$/s, '')
      .split('/')
      .at(-1)!
      .replace(/(?<=.):.*$/s, ''),
    'app',
  ).toLowerCase();

/** The file that is being written, and the names in it. */
export class ComposeFile {
  readonly services: Table = new Map();
  readonly networks: Table = new Map();
  readonly volumes: Table = new Map();
  readonly configs: Table = new Map();
  readonly secrets: Table = new Map();
  /** Containers by the name they are given, and their service. */
  readonly containers = new Map<string, string>();
  /** How often a name was taken, so that the next number is found at once. */
  private readonly copies = new Map<string, number>();
  readonly madeNetworks = new Map<string, Table>();
  readonly madeVolumes = new Map<string, Table>();
  constructor(readonly notes: Notes) {}

  serviceName(run: Run): string {
    const named = run.provided.findLast(({ name }) => name === 'name')?.value;
    const wanted = named ? keyFrom(named, 'app') : imageName(run.image);
    let name = wanted;
    let copy = this.copies.get(wanted) ?? 1;
    while (this.services.has(name)) name = `${wanted}-${++copy}`;
    this.copies.set(wanted, copy);
    this.services.set(name, new Map());
    if (named) this.containers.set(named, name);
    return name;
  }

  /** The key under which a volume, a network, a secret or a configuration stands in this file. */
  declare(kind: 'networks' | 'volumes' | 'configs' | 'secrets', name: string): string {
    const key = KEY.test(name) ? name : keyFrom(name, kind.slice(0, -1));
    const made = kind === 'networks' ? this.madeNetworks.get(name) : kind === 'volumes' && this.madeVolumes.get(name);
    if (!this[kind].has(key)) {
      const entry: Table = new Map(made || []);
      // Named as docker run names them: Compose would put its project's name before it and find no data.
      entry.set('name', name);
      if (kind !== 'volumes' && !made) entry.set('external', true);
      this[kind].set(key, entry);
    }
    return key;
  }

  /** What was made and is used by nothing stands in the file all the same. */
  declareUnused(): void {
    for (const [kind, made] of [
      ['networks', this.madeNetworks],
      ['volumes', this.madeVolumes],
    ] as const) {
      const used = new Set([...this[kind].values()].map((entry) => (entry as Table).get('name')));
      for (const name of made.keys()) {
        if (used.has(name)) continue;
        this.declare(kind, name);
        this.notes.add(`No service uses the ${kind.slice(0, -1)} ${shorten(name)}, so Compose won’t create it`);
      }
    }
  }

  toTable(): Table {
    const file: Table = new Map([['services', this.services]]);
    for (const kind of ['networks', 'volumes', 'configs', 'secrets'] as const)
      if (this[kind].size > 0) file.set(kind, this[kind]);
    return file;
  }

  toYaml(version: boolean): string {
    const head: Table = new Map(version ? [['version', new Quoted('3')]] : []);
    return writeTable(new Map([...head, ...this.toTable()]));
  }
}
