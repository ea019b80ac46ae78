import type { CommandParts, Run } from './command';
import type { ComposeFile } from './compose-file';
import { append, put } from './tables';
import { getPairs, isOn, isVariable, parseWhole } from './values';
import type { Table, Value } from './yaml';

const MOUNT_TYPES = /^(bind|volume|tmpfs|cluster|npipe|image)$/;
const RECURSION = /^(enabled|disabled|writable|readonly)$/;
/** Where a bind mount starts: a path, a home, a variable or a drive. */
const IS_PATH = /^(?:[./~\\]|\$\{|[A-Za-z]:[\\/]|%)/;
const HERE = /^(?:\$\{PWD\}|%cd%)(?=$|[\\/])/i;

/** Parts a volume at its colons, but not after the letter of a drive or within a variable. */
export function splitVolume(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    const drive = /^[A-Za-z]$/.test(part) && /[\\/]/.test(text[at + 1] ?? '') && parts.length === 0;
    if (sign === ':' && depth <= 0 && !drive) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}

/** Whether what is given to -v has a volume by name, and not a path or nothing before the colon. */
export const namesVolume = (value: string): boolean => {
  const [source = '', target = ''] = splitVolume(value);
  return target !== '' && !IS_PATH.test(source);
};

/** The driver of the volumes that the command names. */
export function volumeDriver(run: Run, { notes }: ComposeFile): string | undefined {
  const driver = run.provided.findLast(({ name }) => name === 'volume-driver');
  if (driver && !run.provided.some(({ name, value }) => name === 'volume' && namesVolume(value)))
    notes.leaveOut(driver.flag, driver.value, 'no volume has a name');
  return driver?.value;
}

export function addVolume(
  service: Table,
  { value }: CommandParts,
  file: ComposeFile,
  driver: string | undefined,
): void {
  const [first = '', ...rest] = splitVolume(value);
  if (rest.length === 0 || rest[0] === '') {
    append(service, 'volumes', value);
    return;
  }
  const source = first.replace(HERE, '.');
  if (!namesVolume(value)) append(service, 'volumes', [source, ...rest].join(':'));
  else {
    const key = file.declare('volumes', source);
    append(service, 'volumes', [key, ...rest].join(':'));
    if (driver) (file.volumes.get(key) as Table).set('driver', driver);
  }
}

export function addMount(service: Table, { flag, value }: CommandParts, file: ComposeFile): void {
  const mount: Table = new Map<string, Value>([['type', 'volume']]);
  const later: [string, Value][] = [];
  for (const [key, setting] of getPairs(value)) {
    const text = setting ?? '';
    const refuse = () => file.notes.leaveOut(flag, `${key}=${text}`);
    if (key === 'type' && !MOUNT_TYPES.test(text) && !isVariable(text)) refuse();
    else if (key === 'type') mount.set('type', text);
    else if (key === 'source' || key === 'src') mount.set('source', text.replace(HERE, '.'));
    else if (key === 'target' || key === 'dst' || key === 'destination') mount.set('target', text);
    else if (key === 'readonly' || key === 'ro') mount.set('read_only', setting === undefined || isOn(text));
    else if (key === 'consistency') mount.set('consistency', text);
    else if (key === 'bind-propagation') later.push(['bind.propagation', text]);
    else if (key === 'bind-recursive' && !RECURSION.test(text) && !isVariable(text)) refuse();
    else if (key === 'bind-recursive') later.push(['bind.recursive', text]);
    else if (key === 'volume-nocopy') later.push(['volume.nocopy', setting === undefined || isOn(text)]);
    else if (key === 'volume-subpath') later.push(['volume.subpath', text]);
    else if (key === 'tmpfs-size' && text.startsWith('-')) refuse();
    else if (key === 'tmpfs-size') later.push(['tmpfs.size', parseWhole(text)]);
    else if (key === 'tmpfs-mode')
      later.push(['tmpfs.mode', /^0?[0-7]+$/.test(text) ? Number.parseInt(text, 8) : text]);
    else if (key !== '')
      file.notes.leaveOut(flag, setting === undefined ? key : `${key}=${setting}`, 'Compose has no key for it');
  }
  for (const [path, setting] of later) put(mount, path, setting);
  const source = mount.get('source');
  if (mount.get('type') === 'volume' && typeof source === 'string' && source !== '')
    mount.set('source', file.declare('volumes', source));
  append(service, 'volumes', mount);
}
