import { shorten } from '../notes';
import { append, put, tableAt } from '../tables';
import { toSeconds } from '../time';
import { getPair } from '../values';
import type { Table, Value } from '../yaml';
import { clusterName, type Workload } from './workload';

const HOST = { pid: 'hostPID', ipc: 'hostIPC' } as const;
const NODE_LABEL = /^node\.labels\.([\w./-]+)\s*==\s*([\w.-]+)$/;
const PLATFORM = /^(\w+)\/(\w+)(?:\/\w+)?$/;

/** Of the pod as a whole: its names, where it runs, and what it shares with its node. */
export function addPod(workload: Workload): void {
  const { fields, pod, cluster, service } = workload;
  const { notes, settle } = cluster;
  const hostname = fields.text('hostname');
  if (hostname !== undefined) pod.set('hostname', clusterName(settle(hostname)));
  const grace = fields.text('stop_grace_period');
  const seconds = grace === undefined ? undefined : toSeconds(settle(grace));
  if (seconds !== undefined) pod.set('terminationGracePeriodSeconds', Math.round(seconds));
  else if (grace !== undefined) notes.add(`Not converted: ${service}.stop_grace_period: ${shorten(grace)}`);
  addHosts(workload);
  addNames(workload);

  const mode = fields.text('network_mode');
  if (mode === 'host') {
    pod.set('hostNetwork', true);
    pod.set('dnsPolicy', 'ClusterFirstWithHostNet');
  } else if (mode !== undefined && mode !== 'bridge')
    notes.add(`Not converted: ${service}.network_mode: ${shorten(mode)} (containers share a network in one pod)`);
  for (const [path, key] of Object.entries(HOST)) {
    const value = fields.text(path);
    if (value === 'host') pod.set(key, true);
    else if (value !== undefined) notes.add(`Not converted: ${service}.${path}: ${shorten(value)} (no equivalent)`);
  }
  const [, os, arch] = PLATFORM.exec(settle(fields.text('platform') ?? '')) ?? [];
  if (os && arch) {
    tableAt(pod, 'nodeSelector').set('kubernetes.io/os', os);
    tableAt(pod, 'nodeSelector').set('kubernetes.io/arch', arch);
  }
  for (const constraint of fields.list('deploy.placement.constraints')) {
    const [, label, value] = NODE_LABEL.exec(constraint.trim()) ?? [];
    if (label && value) tableAt(pod, 'nodeSelector').set(label, value);
    else notes.add(`Not converted: ${service}.deploy.placement ${shorten(constraint)} (no equivalent there)`);
  }
  const runtime = fields.text('runtime');
  if (runtime !== undefined) pod.set('runtimeClassName', clusterName(settle(runtime)));
}

function addHosts({ fields, pod, cluster, service }: Workload): void {
  const byAddress = new Map<string, string[]>();
  const node = fields.peek('extra_hosts');
  const pairs =
    node instanceof Map
      ? fields.pairs('extra_hosts').map(([host, address]) => [host, address ?? ''] as const)
      : fields.list('extra_hosts').map((text) => {
          const [host, address] = text.includes('=') ? getPair(text) : text.split(/:(.*)/s);
          return [host ?? '', address ?? ''] as const;
        });
  for (const [host, raw] of pairs) {
    const address = cluster.settle(raw).replace(/^\[(.*)\]$/, '$1');
    if (!/^[\da-fA-F.:]+$/.test(address))
      cluster.notes.add(
        `Not converted: ${service}.extra_hosts ${shorten(host)} (${shorten(address)} isn’t an address)`,
      );
    else {
      const hosts = byAddress.get(address) ?? [];
      hosts.push(cluster.settle(host));
      byAddress.set(address, hosts);
    }
  }
  for (const [ip, hostnames] of byAddress)
    append(
      pod,
      'hostAliases',
      new Map<string, Value>([
        ['ip', ip],
        ['hostnames', hostnames],
      ]),
    );
}

function addNames({ fields, pod, cluster }: Workload): void {
  for (const server of fields.list('dns')) append(pod, 'dnsConfig.nameservers', cluster.settle(server));
  for (const search of fields.list('dns_search')) append(pod, 'dnsConfig.searches', cluster.settle(search));
  for (const option of fields.list('dns_opt')) {
    const [name = '', value] = cluster.settle(option).split(':');
    const entry: Table = new Map([['name', name]]);
    if (value !== undefined) put(entry, 'value', value);
    append(pod, 'dnsConfig.options', entry);
  }
}
