import type { Fields } from '../fields';
import { withHome } from '../interpolate';
import { type Notes, shorten } from '../notes';
import { isExternal, realName, type Stack } from '../stack';
import { namesVolume, splitVolume } from '../volumes';
import type { FlagList } from './flag-list';

/** A value in a list of settings; one with a comma in it needs quotes of its own. */
const setting = (name: string, value: string): string =>
  /[",\n]/.test(value) ? `"${`${name}=${value}`.replaceAll('"', '""')}"` : `${name}=${value}`;

const FLAGS_OF_MOUNT = [
  ['bind.propagation', 'bind-propagation'],
  ['bind.recursive', 'bind-recursive'],
  ['volume.subpath', 'volume-subpath'],
  ['tmpfs.size', 'tmpfs-size'],
] as const;

function longMount(mount: Fields, stack: Stack): string {
  const type = mount.text('type') ?? 'volume';
  const source = mount.text('source');
  const parts = [setting('type', type)];
  if (source !== undefined)
    parts.push(
      setting(
        'source',
        type === 'volume' ? realName(stack, 'volumes', source) : type === 'bind' ? withHome(source) : source,
      ),
    );
  parts.push(setting('target', mount.text('target') ?? ''));
  if (mount.on('read_only')) parts.push('readonly');
  const consistency = mount.text('consistency');
  if (consistency) parts.push(setting('consistency', consistency));
  for (const [path, name] of FLAGS_OF_MOUNT) {
    const value = mount.text(path);
    if (value !== undefined) parts.push(setting(name, value));
  }
  if (mount.on('volume.nocopy')) parts.push('volume-nocopy');
  const mode = mount.text('tmpfs.mode');
  if (mode !== undefined) parts.push(setting('tmpfs-mode', /^\d+$/.test(mode) ? Number(mode).toString(8) : mode));
  return parts.join(',');
}

export function addMounts(fields: Fields, flags: FlagList, service: string, stack: Stack, notes: Notes): void {
  for (const item of fields.items('volumes')) {
    if (typeof item === 'string') {
      const parts = splitVolume(item);
      if (namesVolume(item)) parts[0] = realName(stack, 'volumes', parts[0]!);
      flags.add('volume', [withHome(parts[0]!), ...parts.slice(1)].join(':'));
      continue;
    }
    flags.add('mount', longMount(item, stack));
    for (const path of item.left())
      notes.add(`Not converted: ${service}.volumes ${path} (docker run has no equivalent)`);
  }
  addGrants(fields, flags, 'secrets', service, stack, notes);
  addGrants(fields, flags, 'configs', service, stack, notes);
}

/** Secrets and configurations are files, which Compose too mounts where there is no swarm. */
function addGrants(
  fields: Fields,
  flags: FlagList,
  kind: 'secrets' | 'configs',
  service: string,
  stack: Stack,
  notes: Notes,
): void {
  for (const item of fields.items(kind)) {
    const source = (typeof item === 'string' ? item : item.text('source')) ?? '';
    const wanted = typeof item === 'string' ? undefined : item.text('target');
    const file = stack[kind].get(source)?.get('file');
    if (typeof file !== 'string') {
      const why = isExternal(stack[kind].get(source)) ? 'a swarm stores it' : 'it isn’t a file';
      notes.add(`Not converted: ${service}.${kind} ${shorten(source)} (${why}: mount it or pass it with -e)`);
      continue;
    }
    const folder = kind === 'secrets' ? '/run/secrets/' : '/';
    const target = wanted?.startsWith('/') ? wanted : `${folder}${wanted ?? source}`;
    flags.add('volume', [withHome(file), target, 'ro'].join(':'));
    if (typeof item !== 'string' && item.left().length > 0)
      notes.add(`Not converted: owner and mode of ${service}.${kind} ${shorten(source)} (the file’s own are used)`);
  }
}
