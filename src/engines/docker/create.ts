import type { Word } from '@/engines/shell/words';
import { composeText } from './command';
import { type Notes, shorten } from './notes';
import { put, tableAt } from './tables';
import { getPair, isOn } from './values';
import type { Table } from './yaml';

const ON_NETWORKS: Readonly<Record<string, string>> = {
  '--internal': 'internal',
  '--attachable': 'attachable',
  '--ipv4': 'enable_ipv4',
  '--ipv6': 'enable_ipv6',
};
/** The rest of what takes no value. */
const ON_OTHER = /^--(?:config-only|ingress)$/;
const OF_SUBNET: Readonly<Record<string, string>> = {
  '--subnet': 'subnet',
  '--ip-range': 'ip_range',
  '--gateway': 'gateway',
  '--aux-address': 'aux_addresses',
};
const isV6 = (address: unknown) => String(address).includes(':');

/** `docker network create --driver bridge web`: its name and what the file can say about it. */
export function readCreate(
  kind: 'network' | 'volume',
  words: readonly Word[],
  notes: Notes,
): { name: string | undefined; entry: Table } {
  const entry: Table = new Map();
  let name: string | undefined;
  const subnets: Table[] = [];
  const later: (readonly [flag: string, value: string])[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = composeText(words[at]!, notes);
    if (!word.startsWith('-')) {
      name = word;
      continue;
    }
    const [flag, inline] = getPair(word);
    const on = kind === 'network' ? ON_NETWORKS[flag] : undefined;
    if (on) {
      entry.set(on, inline === undefined || isOn(inline));
      continue;
    }
    const next = inline === undefined && !ON_OTHER.test(flag) ? words[at + 1] : undefined;
    const value = inline ?? (next ? composeText(next, notes) : '');
    if (next) at++;
    const [key, setting = ''] = getPair(value);
    if (flag === '--driver' || flag === '-d') entry.set('driver', value);
    else if (flag === '--opt' || flag === '-o') tableAt(entry, 'driver_opts').set(key, setting);
    else if (flag === '--label') tableAt(entry, 'labels').set(key, setting);
    else if (kind === 'volume' && flag === '--name') name = value;
    else if (kind === 'network' && flag === '--ipam-driver') put(entry, 'ipam.driver', value);
    else if (kind === 'network' && flag === '--ipam-opt') tableAt(entry, 'ipam.options').set(key, setting);
    else if (kind === 'network' && flag === '--subnet')
      for (const subnet of value.split(',')) subnets.push(new Map([['subnet', subnet]]));
    else if (kind === 'network' && OF_SUBNET[flag]) for (const one of value.split(',')) later.push([flag, one]);
    else notes.add(`Not converted: ${shorten(next ? `${word} ${next.source}` : word)} (Compose has no key for it)`);
  }
  // Whatever the order in which they are given, each belongs to a subnet of its family.
  for (const [flag, value] of later) {
    const key = OF_SUBNET[flag]!;
    const [host, address = ''] = getPair(value);
    const family = subnets.filter(
      (one) => isV6(one.get('subnet')) === isV6(flag === '--aux-address' ? address : value),
    );
    const subnet = flag === '--aux-address' ? family[0] : family.find((one) => !one.has(key));
    if (!subnet) notes.leaveOut(flag, value, 'no subnet for it');
    else if (flag === '--aux-address') tableAt(subnet, key).set(host, address);
    else subnet.set(key, value);
  }
  if (subnets.length > 0) put(entry, 'ipam.config', subnets);
  return { name, entry };
}
