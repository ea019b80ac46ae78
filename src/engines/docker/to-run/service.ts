import { quoteWord } from '@/engines/shell/line';
import { commandWords } from '../command-words';
import { Fields } from '../fields';
import { shellWord, withHome } from '../interpolate';
import { shorten } from '../notes';
import type { Settings } from '../stack';
import { toSeconds } from '../time';
import { FlagList } from './flag-list';
import { addLimits } from './limits';
import { addMounts } from './mounts';
import { addNetworks, getOther, type Names } from './networks';
import { addPlainFlags } from './plain';

function addHealth(fields: Fields, flags: FlagList): void {
  const node = fields.peek('healthcheck.test');
  const test = fields.list('healthcheck.test');
  if (node === undefined || test.length === 0) return;
  if (typeof node === 'string') flags.add('health-cmd', node);
  else if (test[0] === 'NONE') flags.on('no-healthcheck', true);
  else if (test[0] === 'CMD-SHELL') flags.add('health-cmd', test.slice(1).join(' '));
  else flags.add('health-cmd', (test[0] === 'CMD' ? test.slice(1) : test).map(quoteWord).join(' '));
}

function addPorts(fields: Fields, flags: FlagList, service: string, { notes }: Names): void {
  for (const port of fields.items('ports')) {
    if (typeof port === 'string') {
      flags.add('publish', port);
      continue;
    }
    const target = port.text('target') ?? '';
    const published = port.text('published');
    const address = port.text('host_ip');
    const protocol = port.text('protocol');
    const host = address === undefined ? '' : `${address.includes(':') ? `[${address}]` : address}:`;
    flags.add(
      'publish',
      `${host}${published ?? ''}${published || host ? ':' : ''}${target}${protocol && protocol !== 'tcp' ? `/${protocol}` : ''}`,
    );
    port.text('name');
    port.text('app_protocol');
    for (const path of port.left()) notes.add(`Not converted: ${service}.ports ${path} (docker run has no equivalent)`);
  }
}

/** `docker build` for what is built, and the name its image is given. */
function buildCommand(fields: Fields, image: string, seen: (name: string) => void): string | undefined {
  const node = fields.peek('build');
  if (node === undefined) return undefined;
  const context = fields.text('build') ?? fields.text('build.context') ?? '.';
  const dockerfile = fields.text('build.dockerfile');
  const target = fields.text('build.target');
  const folder = withHome(context);
  const words = [
    'docker build',
    `--tag ${shellWord(image, seen)}`,
    ...(dockerfile === undefined ? [] : [`--file ${shellWord(`${folder.replace(/\/$/, '')}/${dockerfile}`, seen)}`]),
    ...(target === undefined ? [] : [`--target ${shellWord(target, seen)}`]),
    ...fields.pairs('build.args').map(([name, value]) => {
      return `--build-arg ${shellWord(value === null ? name : `${name}=${value}`, seen)}`;
    }),
    shellWord(folder, seen),
  ];
  return words.join(' ');
}

/** The commands that do for one service what Compose would do. */
export function runCommands(service: string, settings: Settings, names: Names, seen: (name: string) => void): string[] {
  const fields = new Fields(settings);
  const flags = new FlagList(seen);
  const { notes } = names;
  const project = names.stack.name;
  const image = fields.text('image') ?? `${project === undefined ? '' : `${project}-`}${service}`;
  const build = buildCommand(fields, image, seen);
  if (build === undefined && !settings.has('image')) notes.add(`${service} has neither an image nor a build`);

  fields.text('container_name');
  flags.add('name', names.getContainer(service));
  addPorts(fields, flags, service, names);
  addMounts(fields, flags, service, names.stack, notes);
  addNetworks(fields, flags, service, names);
  addLimits(fields, flags, service, notes);
  addHealth(fields, flags);
  for (const path of ['ipc', 'pid'] as const) {
    const value = fields.text(path);
    flags.add(path, value === undefined ? undefined : getOther(value, names));
  }
  for (const file of fields.items('env_file'))
    flags.add('env-file', withHome((typeof file === 'string' ? file : file.text('path')) ?? ''));
  for (const device of fields.items('devices'))
    flags.add(
      'device',
      typeof device === 'string'
        ? device
        : ['source', 'target', 'permissions'].flatMap((key) => device.text(key) ?? []).join(':'),
    );
  for (const link of fields.list('links')) {
    const [target = '', alias] = link.split(':');
    flags.add('link', `${names.getContainer(target)}:${alias ?? target}`);
  }
  flags.all('link', fields.list('external_links'));
  for (const from of fields.list('volumes_from')) {
    const [target = '', mode] = from.replace(/^container:/, '').split(':');
    flags.add(
      'volumes-from',
      `${from.startsWith('container:') ? target : names.getContainer(target)}${mode ? `:${mode}` : ''}`,
    );
  }
  for (const [limit, value] of fields.pairs('ulimits')) flags.add('ulimit', `${limit}=${value ?? ''}`);
  for (const [limit, both] of fields.tables('ulimits'))
    flags.add('ulimit', `${limit}=${both.text('soft') ?? ''}:${both.text('hard') ?? ''}`);
  addStop(fields, flags, service, names);
  addPlainFlags(fields, flags, service, notes);

  const entrypoint = commandWords(fields, 'entrypoint');
  if (entrypoint) flags.add('entrypoint', entrypoint[0] ?? '');
  const command = [...(entrypoint?.slice(1) ?? []), ...(commandWords(fields, 'command') ?? [])];
  noteRest(fields, service, names);
  return [...(build === undefined ? [] : [build]), flags.write('docker run -d', image, command)];
}

function addStop(fields: Fields, flags: FlagList, service: string, { notes }: Names): void {
  const grace = fields.text('stop_grace_period');
  if (grace === undefined) return;
  const seconds = toSeconds(grace);
  if (seconds !== undefined) flags.add('stop-timeout', String(Math.round(seconds)));
  // A variable in it is a number of seconds as it is written here.
  else if (/^\$\{\w+\}s$/.test(grace)) flags.add('stop-timeout', grace.slice(0, -1));
  else notes.add(`Not converted: ${service}.stop_grace_period: ${shorten(grace)} (not a duration)`);
}

/** What no option says. */
function noteRest(fields: Fields, service: string, { notes }: Names): void {
  const waits = fields.tables('depends_on').filter(([, one]) => /healthy|completed/.test(one.text('condition') ?? ''));
  fields.list('depends_on');
  if (waits.length > 0)
    notes.add(
      `docker run doesn’t wait: make sure ${waits.map(([name]) => name).join(', ')} is ready before ${service}`,
    );
  const profiles = fields.list('profiles');
  if (profiles.length > 0) notes.add(`${service} belongs to ${profiles.join(', ')}: Compose only starts it for that`);
  const left = fields.left().map((path) => `${service}.${path}`);
  if (left.length > 0) notes.add(`Not converted: ${left.join(', ')} (docker run has no equivalent)`);
}
