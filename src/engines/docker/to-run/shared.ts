import { Fields } from '../fields';
import { shellWord } from '../interpolate';
import type { Notes } from '../notes';
import { isExternal, realName, type Stack } from '../stack';
import { networkName } from './networks';

const SUBNET = [
  ['subnet', 'subnet'],
  ['ip_range', 'ip-range'],
  ['gateway', 'gateway'],
] as const;
const SWITCHES = [
  ['internal', 'internal'],
  ['attachable', 'attachable'],
] as const;
const FAMILIES = [
  ['enable_ipv4', 'ipv4'],
  ['enable_ipv6', 'ipv6'],
] as const;

/** `docker network create` and `docker volume create` for what the file makes and docker run does not. */
export function createCommands(stack: Stack, meet: boolean, notes: Notes, seen: (variable: string) => void): string[] {
  const commands: string[] = [];
  const write = (kind: string, flags: readonly (readonly [string, string?])[], name: string) =>
    commands.push(
      [
        `docker ${kind} create`,
        ...flags.map(([flag, value]) => (value === undefined ? `--${flag}` : `--${flag} ${shellWord(value, seen)}`)),
        shellWord(name, seen),
      ].join(' '),
    );
  const common = (fields: Fields): (readonly [string, string?])[] => {
    const driver = fields.text('driver');
    const pairs = (flag: string, path: string) =>
      fields.pairs(path).map(([key, value]) => [flag, value === null ? key : `${key}=${value}`] as const);
    return [
      ...(driver ? [['driver', driver] as const] : []),
      ...pairs('opt', 'driver_opts'),
      ...pairs('label', 'labels'),
    ];
  };
  const noteLeft = (kind: string, key: string, fields: Fields) => {
    for (const path of fields.left())
      notes.add(`Not converted: ${kind}.${key}.${path} (docker ${kind.slice(0, -1)} create has no equivalent)`);
  };

  const networks = new Map(stack.networks);
  if (meet && !networks.has('default')) networks.set('default', new Map());
  for (const [key, settings] of networks) {
    if (isExternal(settings)) continue;
    const fields = new Fields(settings);
    fields.text('name');
    const flags = common(fields);
    for (const [from, flag] of SWITCHES) if (fields.on(from)) flags.push([flag]);
    for (const [from, flag] of FAMILIES) {
      const value = fields.text(from);
      if (value !== undefined) flags.push(value === 'true' ? [flag] : [`${flag}=false`]);
    }
    const driver = fields.text('ipam.driver');
    if (driver) flags.push(['ipam-driver', driver]);
    for (const [option, value] of fields.pairs('ipam.options')) flags.push(['ipam-opt', `${option}=${value ?? ''}`]);
    for (const subnet of fields.items('ipam.config')) {
      if (typeof subnet === 'string') continue;
      for (const [from, flag] of SUBNET) {
        const value = subnet.text(from);
        if (value !== undefined) flags.push([flag, value]);
      }
      for (const [host, address] of subnet.pairs('aux_addresses'))
        flags.push(['aux-address', `${host}=${address ?? ''}`]);
    }
    noteLeft('networks', key, fields);
    write('network', flags, networkName(stack, key));
  }
  for (const [key, settings] of stack.volumes) {
    if (isExternal(settings)) continue;
    const fields = new Fields(settings);
    fields.text('name');
    const flags = common(fields);
    noteLeft('volumes', key, fields);
    // docker run makes a plain one by itself.
    if (flags.length > 0) write('volume', flags, realName(stack, 'volumes', key));
    if (stack.name === undefined && !settings.has('name'))
      notes.add(
        `Compose adds the project name in front of ${key}: existing data is in a volume such as project_${key}`,
      );
  }
  return commands;
}
