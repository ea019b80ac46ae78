import type { Data } from '@/engines/data/value';
import { InputError, placeAt } from '@/engines/input-error';
import type { ComposeFile } from './compose-file';
import { Quoted, type Value } from './yaml';

/** What a Compose file says, with all scalars as their text. */
export type Node = string | null | Node[] | Settings;
export type Settings = Map<string, Node>;

/** A Compose file, whether it was read or made of commands. */
export interface Stack {
  /** Of the project, where the file names it. */
  name?: string;
  services: Map<string, Settings>;
  networks: Map<string, Settings>;
  volumes: Map<string, Settings>;
  configs: Map<string, Settings>;
  secrets: Map<string, Settings>;
  /** What else stands at the top. */
  others: string[];
}
export type Shared = 'networks' | 'volumes' | 'configs' | 'secrets';

const SECTIONS = new Set(['version', 'name', 'services', 'networks', 'volumes', 'configs', 'secrets']);

function fromValue(value: Value): Node {
  if (value instanceof Quoted) return value.text;
  if (value instanceof Map) return new Map([...value].map(([name, item]) => [name, fromValue(item)]));
  if (Array.isArray(value)) return value.map(fromValue);
  return String(value);
}

function fromData(data: Data, source: string): Node {
  switch (data.kind) {
    case 'null':
      return null;
    case 'boolean':
      return String(data.value);
    case 'number': {
      // Compose reads a leading zero as octal, such as that of a mode.
      const octal = /^0[0-7]+(?=\s|$|[,\]}])/.exec(source.slice(data.at, data.at + 20));
      return octal ? String(Number.parseInt(octal[0], 8)) : data.text;
    }
    case 'string':
      return data.value;
    case 'date':
      return data.provided;
    case 'list':
      return data.items.map((item) => fromData(item, source));
    case 'table':
      return new Map([...data.entries].map(([name, item]) => [name, fromData(item, source)]));
  }
}

const section = (file: Settings, name: string): Map<string, Settings> => {
  const node = file.get(name);
  if (!(node instanceof Map)) return new Map();
  return new Map([...node].map(([key, one]) => [key, one instanceof Map ? one : new Map()]));
};

function getStack(file: Settings): Stack {
  const name = file.get('name');
  return {
    name: typeof name === 'string' && name !== '' ? name : undefined,
    services: section(file, 'services'),
    networks: section(file, 'networks'),
    volumes: section(file, 'volumes'),
    configs: section(file, 'configs'),
    secrets: section(file, 'secrets'),
    others: [...file.keys()].filter((key) => !SECTIONS.has(key) && !key.startsWith('x-')),
  };
}

export const stackOfCommands = (file: ComposeFile): Stack => getStack(fromValue(file.toTable()) as Settings);

/** A file of the first version has its services at the top. */
const isFirstVersion = (file: Settings): boolean =>
  file.size > 0 && [...file.values()].every((one) => one instanceof Map && (one.has('image') || one.has('build')));

/** Reads a Compose file; anchors and merge keys are filled in. */
export async function readStack(source: string): Promise<Stack> {
  const { readYaml } = await import('@/engines/data/read-yaml');
  const { data } = await readYaml(source);
  const file = fromData(data, source);
  if (!(file instanceof Map))
    throw new InputError('This isn’t a Compose file: it has services at its top', placeAt(source, data.at));
  if (!file.has('services') && isFirstVersion(file)) return getStack(new Map([['services', file]]));
  const stack = getStack(file);
  if (stack.services.size === 0) {
    const at = data.kind === 'table' ? data.entries.get('services')?.at : undefined;
    throw new InputError('No services found: a Compose file has them below services', placeAt(source, at ?? data.at));
  }
  return stack;
}

/** The name by which Docker knows what the file calls by a key. */
export function realName(stack: Stack, kind: Shared, key: string): string {
  const settings = stack[kind].get(key);
  const external = settings?.get('external');
  const name = settings?.get('name') ?? (external instanceof Map ? external.get('name') : undefined);
  if (typeof name === 'string') return name;
  return stack.name !== undefined && !isExternal(settings) ? `${stack.name}_${key}` : key;
}

export const isExternal = (settings: Settings | undefined): boolean => {
  const external = settings?.get('external');
  return external instanceof Map || external === 'true';
};
