import type { Fields } from '../fields';
import type { Notes } from '../notes';
import type { FlagList } from './flag-list';

const LIMITS = [
  ['deploy.resources.limits.cpus', 'cpus', 'cpus'],
  ['deploy.resources.limits.memory', 'memory', 'mem_limit'],
  ['deploy.resources.limits.pids', 'pids-limit', 'pids_limit'],
  ['deploy.resources.reservations.memory', 'memory-reservation', 'mem_reservation'],
] as const;
const CONDITIONS: Readonly<Record<string, string>> = { any: 'always', none: 'no', 'on-failure': 'on-failure' };

const getGpu = (device: Fields): string => {
  const ids = device.list('device_ids');
  const count = device.text('count');
  const driver = device.text('driver');
  const capabilities = device.list('capabilities').filter((one) => one !== 'gpu');
  const parts = ids.length > 0 ? [`device=${ids.join(',')}`] : [count ?? 'all'];
  if (driver !== undefined && driver !== 'nvidia') parts.push(`driver=${driver}`);
  if (capabilities.length > 0) parts.push(`capabilities=${capabilities.join(',')}`);
  // What has commas of its own needs quotes that docker sees.
  return parts.map((part) => (part.includes(',') ? `"${part}"` : part)).join(',');
};

/** What a file for a swarm says below `deploy`, as far as one container can have it. */
export function addLimits(fields: Fields, flags: FlagList, service: string, notes: Notes): void {
  for (const [path, flag, other] of LIMITS) {
    const value = fields.text(path);
    // What stands at the service itself is written already.
    if (value !== undefined && fields.peek(other) === undefined) flags.add(flag, value);
  }
  for (const device of [...fields.items('deploy.resources.reservations.devices'), ...fields.items('gpus')])
    flags.add('gpus', typeof device === 'string' ? device : getGpu(device));
  const condition = fields.text('deploy.restart_policy.condition');
  const attempts = fields.text('deploy.restart_policy.max_attempts');
  const policy = condition === undefined ? undefined : CONDITIONS[condition];
  if (policy && fields.peek('restart') === undefined)
    flags.add('restart', policy === 'on-failure' && attempts ? `${policy}:${attempts}` : policy);
  const replicas = fields.text('deploy.replicas') ?? fields.text('scale');
  if (replicas !== undefined && replicas !== '1')
    notes.add(
      `${service} has ${replicas} replicas: run its command that many times, without the name and with different ports`,
    );
  const mode = fields.text('deploy.mode');
  if (mode !== undefined && mode !== 'replicated')
    notes.add(`Not converted: ${service}.deploy.mode: ${mode} (it needs a swarm)`);
}
