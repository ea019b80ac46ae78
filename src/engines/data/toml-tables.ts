import { type Data, duplicateKey, type ListData, type TableData } from './value';

export interface TomlKey {
  readonly name: string;
  readonly at: number;
}

/** How a table came to be decides what may still be added to it. */
interface Origin {
  by: 'header' | 'implied' | 'dotted' | 'inline';
  /** The header or braces under which dotted keys made it. */
  section: number;
  places: Map<string, number>;
}

/** The tables of a TOML text as they grow, and the rules about which of them may. */
export class TomlTables {
  /** Of the header or the braces that are being read. */
  section = 0;
  private sections = 0;
  private readonly origins = new WeakMap<TableData, Origin>();
  /** Lists that headers in double brackets make longer. */
  private readonly growing = new WeakSet<ListData>();
  readonly root: TableData;

  constructor(private readonly source: string) {
    this.root = this.make('header', 0);
  }

  private make(by: Origin['by'], at: number): TableData {
    const table: TableData = { kind: 'table', entries: new Map(), at };
    this.origins.set(table, { by, section: this.section, places: new Map() });
    return table;
  }

  private add<Value extends Data>(table: TableData, { name, at }: TomlKey, value: Value): Value {
    table.entries.set(name, value);
    this.origins.get(table)!.places.set(name, at);
    return value;
  }

  private taken(table: TableData, { name, at }: TomlKey) {
    return duplicateKey(this.source, name, at, this.origins.get(table)!.places.get(name)!);
  }

  /** Begins a table in braces. */
  openInline(at: number): TableData {
    this.section = ++this.sections;
    return this.make('inline', at);
  }

  /** What braces hold is complete, dotted keys inside them too. */
  seal(table: TableData): void {
    this.origins.get(table)!.by = 'inline';
    for (const child of table.entries.values())
      if (child.kind === 'table' && this.origins.get(child)!.by !== 'inline') this.seal(child);
  }

  /** Where the value of a dotted key belongs, its last part aside. */
  enter(home: TableData, keys: readonly TomlKey[]): TableData {
    let table = home;
    for (const key of keys) {
      const found = table.entries.get(key.name);
      if (found === undefined) table = this.add(table, key, this.make('dotted', key.at));
      else if (found.kind === 'table' && this.isDottedHere(found)) table = found;
      else throw this.taken(table, key);
    }
    return table;
  }

  private isDottedHere(table: TableData): boolean {
    const { by, section } = this.origins.get(table)!;
    return by === 'dotted' && section === this.section;
  }

  /** Refuses a key that is there already. */
  expectNew(table: TableData, key: TomlKey): void {
    if (table.entries.has(key.name)) throw this.taken(table, key);
  }

  put(table: TableData, key: TomlKey, value: Data): void {
    this.add(table, key, value);
  }

  /** The table that a header opens; with double brackets, another one of a list. */
  openHeader(path: readonly TomlKey[], many: boolean): TableData {
    this.section = ++this.sections;
    const key = path.at(-1)!;
    let table = this.root;
    for (const part of path.slice(0, -1)) {
      const found = table.entries.get(part.name);
      if (found === undefined) table = this.add(table, part, this.make('implied', part.at));
      else if (found.kind === 'table' && this.origins.get(found)!.by !== 'inline') table = found;
      else if (found.kind === 'list' && this.growing.has(found)) table = found.items.at(-1) as TableData;
      else throw this.taken(table, part);
    }
    return many ? this.openItem(table, key) : this.openTable(table, key);
  }

  private openTable(table: TableData, key: TomlKey): TableData {
    const found = table.entries.get(key.name);
    if (found === undefined) return this.add(table, key, this.make('header', key.at));
    const origin = found.kind === 'table' ? this.origins.get(found) : undefined;
    if (found.kind !== 'table' || origin?.by !== 'implied') throw this.taken(table, key);
    origin.by = 'header';
    origin.section = this.section;
    return found;
  }

  private openItem(table: TableData, key: TomlKey): TableData {
    const found = table.entries.get(key.name);
    const item = this.make('header', key.at);
    if (found === undefined) {
      const list: ListData = { kind: 'list', items: [item], at: key.at };
      this.growing.add(list);
      this.add(table, key, list);
    } else if (found.kind === 'list' && this.growing.has(found)) found.items.push(item);
    else throw this.taken(table, key);
    return item;
  }
}
