import type { CommandParts } from './command';
import type { ComposeFile } from './compose-file';
import { append, tableAt } from './tables';
import { getPair, getPairs } from './values';
import type { Table } from './yaml';

/** The networks a service is given. */
export interface Attached {
  readonly names: string[];
  /** Addresses and aliases by the key of the network, and under '' those given without one. */
  readonly settings: Table;
}
export const commonSettings = ({ settings }: Attached): Table => tableAt(settings, '');

export function addNetwork(service: Table, { flag, value }: CommandParts, file: ComposeFile, attached: Attached): void {
  let name = value;
  const settings: Table = new Map();
  if (/(?:^|,)name=/.test(value))
    for (const [key, setting = ''] of getPairs(value)) {
      if (key === 'name') name = setting;
      else if (key === 'alias') append(settings, 'aliases', setting);
      else if (key === 'ip') settings.set('ipv4_address', setting);
      else if (key === 'ip6') settings.set('ipv6_address', setting);
      else if (key === 'mac-address') settings.set('mac_address', setting);
      else if (key === 'link-local-ip') append(settings, 'link_local_ips', setting);
      else if (key === 'gw-priority' && /^-?\d+$/.test(setting)) settings.set('gw_priority', Number(setting));
      else if (key === 'driver-opt') {
        const [option, of = ''] = getPair(setting);
        tableAt(settings, 'driver_opts').set(option, of);
      } else file.notes.leaveOut(flag, `${key}=${setting}`, 'unknown setting');
    }
  const isShared = name.startsWith('container:');
  if (!isShared && !/^(?:host|none|bridge|default)$/.test(name)) {
    attached.names.push(name);
    if (settings.size > 0) attached.settings.set(file.declare('networks', name), settings);
    return;
  }
  if (settings.size > 0) file.notes.leaveOut(flag, value, 'addresses and aliases need their own network');
  const other = isShared && file.containers.get(name.slice('container:'.length));
  service.set('network_mode', other ? `service:${other}` : name === 'default' ? 'bridge' : name);
}

export function writeNetworks(service: Table, { names, settings }: Attached, file: ComposeFile): void {
  const mode = service.get('network_mode');
  if (mode !== undefined) {
    if (names.length > 0 || settings.size > 0)
      file.notes.add(
        `Not converted: networks, addresses and aliases (Compose doesn’t allow them with network_mode ${mode})`,
      );
  } else if (names.length > 0) {
    const keys = [...new Set(names.map((name) => file.declare('networks', name)))];
    const table = new Map(keys.map((key) => [key, (settings.get(key) as Table) ?? new Map()]));
    for (const [key, value] of (settings.get('') as Table | undefined) ?? []) table.get(keys[0]!)!.set(key, value);
    const bare = [...table.values()].every(({ size }) => size === 0);
    service.set('networks', bare ? keys : table);
  } else if (settings.has('')) {
    // Addresses and aliases are of the network Compose makes for the file.
    service.set('networks', new Map([['default', settings.get('')!]]));
  }
  if (mode === 'host' && service.has('ports'))
    file.notes.add('Ports have no effect in the host network; Compose may reject both together');
}
