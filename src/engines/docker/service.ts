import type { CommandParts, Run } from './command';
import type { ComposeFile } from './compose-file';

import { addGpus } from './gpus';
import { type Attached, addNetwork, commonSettings, writeNetworks } from './networks';
import { addPlain } from './plain-option';
import { addForSwarm } from './swarm';
import { append, put, tableAt } from './tables';
import { getPair, isVariable, parseWhole } from './values';
import { addMount, addVolume, volumeDriver } from './volumes';
import type { Table, Value } from './yaml';

/** What Docker takes as the name of a container. */
const CONTAINER = /^\/?[a-zA-Z0-9][\w.-]+$/;

/** One `docker run` or `docker service create` as a service of the file. */
export function getService(run: Run, file: ComposeFile): Table {
  const service: Table = new Map([['image', run.image]]);
  const lastProvided = (flag: string) => run.provided.findLast(({ name }) => name === flag);
  const named = lastProvided('name');
  if (named?.value && run.grammar.isContainer) {
    if (CONTAINER.test(named.value) || isVariable(named.value)) service.set('container_name', named.value);
    else file.notes.leaveOut(named.flag, named.value);
  }
  const check = lastProvided('health-cmd')?.value;
  if (check) put(service, 'healthcheck.test', ['CMD-SHELL', check]);
  const driver = volumeDriver(run, file);
  const attached: Attached = { names: [], settings: new Map() };

  for (const provided of run.provided) {
    const place = run.grammar.flags[provided.name]!;
    if (place.as === 'special') addSpecial(service, provided, file, attached, driver);
    else addPlain(service, provided, place, file.notes);
  }
  const health = service.get('healthcheck');
  if (health instanceof Map && health.get('disable') === true) service.set('healthcheck', new Map([['disable', true]]));
  writeNetworks(service, attached, file);
  if (run.command.length > 0) service.set('command', run.command);
  return service;
}

/** Writes an option that needs more than one key, or a look at the rest. */
function addSpecial(
  service: Table,
  provided: CommandParts,
  file: ComposeFile,
  attached: Attached,
  driver: string | undefined,
): void {
  const { flag, name, value } = provided;
  if (addForSwarm(service, provided, file)) return;
  switch (name) {
    case 'entrypoint':
      service.set('entrypoint', value === '' ? '' : [value]);
      return;
    case 'stop-timeout':
      if (/^\d+$/.test(value) || isVariable(value)) service.set('stop_grace_period', `${value}s`);
      else file.notes.leaveOut(flag, value, 'Compose takes whole seconds from 0');
      return;
    case 'network':
      addNetwork(service, provided, file, attached);
      return;
    case 'ip':
      commonSettings(attached).set('ipv4_address', value);
      return;
    case 'ip6':
      commonSettings(attached).set('ipv6_address', value);
      return;
    case 'network-alias':
      append(commonSettings(attached), 'aliases', value);
      return;
    case 'link-local-ip':
      append(commonSettings(attached), 'link_local_ips', value);
      return;
    case 'link': {
      const [target = '', alias] = value.split(':');
      const linkedService = file.containers.get(target);
      if (linkedService) append(service, 'links', alias ? `${linkedService}:${alias}` : linkedService);
      else append(service, 'external_links', value);
      return;
    }
    case 'volumes-from': {
      const [target = '', mode] = value.split(':');
      const linkedService = file.containers.get(target);
      append(service, 'volumes_from', `${linkedService ?? `container:${target}`}${mode ? `:${mode}` : ''}`);
      return;
    }
    case 'ulimit': {
      const [limit, bounds = ''] = getPair(value);
      const [soft = '', hard] = bounds.split(':');
      const both: Value =
        hard === undefined
          ? parseWhole(soft)
          : new Map<string, Value>([
              ['soft', parseWhole(soft)],
              ['hard', parseWhole(hard)],
            ]);
      tableAt(service, 'ulimits').set(limit, both);
      return;
    }
    case 'gpus':
      addGpus(service, value);
      return;
    case 'volume':
      addVolume(service, provided, file, driver);
      return;
    case 'mount':
      addMount(service, provided, file);
      return;
    default:
      // The name and the health check's command are written first, a driver with its volumes.
      return;
  }
}
