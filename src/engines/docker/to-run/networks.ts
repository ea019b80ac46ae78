import type { Fields } from '../fields';
import type { Notes } from '../notes';
import { realName, type Settings, type Stack } from '../stack';
import type { FlagList } from './flag-list';

/** Where a service finds the others by their names. */
export interface Names {
  stack: Stack;
  /** Whether they meet in the network that Compose makes for every file. */
  meet: boolean;
  /** The container of a service. */
  getContainer(service: string): string;
  notes: Notes;
}

/** Of another container, by its service or by its own name. */
export const getOther = (text: string, { getContainer }: Names): string =>
  text.replace(/^service:(.*)$/s, (_, service: string) => `container:${getContainer(service)}`);

const wantsNetwork = (settings: Settings): boolean => !settings.has('networks') && !settings.has('network_mode');
const namesDefault = (settings: Settings): boolean => {
  const networks = settings.get('networks');
  return networks instanceof Map ? networks.has('default') : Array.isArray(networks) && networks.includes('default');
};

/** Whether the network that Compose makes for every file is needed: for two that meet there, or one that names it. */
export const needsDefault = ({ services, networks }: Stack): boolean =>
  networks.has('default') ||
  [...services.values()].some(namesDefault) ||
  [...services.values()].filter(wantsNetwork).length > 1;

export const networkName = (stack: Stack, key: string): string =>
  key === 'default' && !stack.networks.get('default')?.has('name')
    ? `${stack.name ?? 'app'}_default`
    : realName(stack, 'networks', key);

const SIMPLE = [
  ['ipv4_address', 'ip'],
  ['ipv6_address', 'ip6'],
  ['mac_address', 'mac-address'],
] as const;
const LISTED = [
  ['aliases', 'network-alias', 'alias'],
  ['link_local_ips', 'link-local-ip', 'link-local-ip'],
] as const;

export function addNetworks(fields: Fields, flags: FlagList, service: string, names: Names): void {
  const { stack, notes } = names;
  const mode = fields.text('network_mode');
  if (mode !== undefined) flags.add('network', getOther(mode, names));
  const listed = fields.list('networks').map((key) => [key, undefined] as const);
  const wanted = [...listed, ...fields.tables('networks')];
  if (wanted.length === 0 && mode === undefined && names.meet) wanted.push(['default', undefined]);
  // The others know it by the name of its service, which its container need not have.
  const alias = stack.services.size > 1 && names.getContainer(service) !== service ? [service] : [];

  for (const [key, settings] of wanted) {
    const name = networkName(stack, key);
    const aliases = [...alias, ...(settings?.list('aliases') ?? [])];
    const options = settings?.pairs('driver_opts') ?? [];
    const priority = settings?.text('gw_priority');
    if (wanted.length === 1 && options.length === 0 && priority === undefined) {
      flags.add('network', name);
      flags.all('network-alias', aliases);
      for (const [from, flag] of SIMPLE) flags.add(flag, settings?.text(from));
      for (const [from, flag] of LISTED.slice(1)) flags.all(flag, settings?.list(from) ?? []);
    } else {
      const parts = [`name=${name}`, ...aliases.map((one) => `alias=${one}`)];
      for (const [from, flag] of SIMPLE) {
        const value = settings?.text(from);
        if (value !== undefined) parts.push(`${flag}=${value}`);
      }
      for (const [from, , flag] of LISTED.slice(1))
        for (const value of settings?.list(from) ?? []) parts.push(`${flag}=${value}`);
      for (const [option, value] of options) parts.push(`driver-opt=${option}=${value ?? ''}`);
      if (priority !== undefined) parts.push(`gw-priority=${priority}`);
      flags.add('network', parts.length === 1 ? name : parts.join(','));
    }
    for (const path of settings?.left() ?? [])
      notes.add(`Not converted: ${service}.networks.${key}.${path} (docker run has no equivalent)`);
  }
}
