import { commandWords } from '../command-words';
import { shorten } from '../notes';
import { append, put } from '../tables';
import { toSeconds } from '../time';
import { Quoted, type Table, type Value } from '../yaml';
import { literal, toCpus, toQuantity, type Workload } from './workload';

const PULL: Readonly<Record<string, string>> = {
  always: 'Always',
  missing: 'IfNotPresent',
  if_not_present: 'IfNotPresent',
  never: 'Never',
};

const splitWords = (workload: Workload, path: string): string[] | undefined =>
  commandWords(workload.fields, path)?.map((word) => literal(workload.cluster.settle(word)));

/** What runs in the container. */
export function addCommand(workload: Workload): void {
  const { fields, container, cluster, service } = workload;
  const { notes, settle } = cluster;
  const entrypoint = splitWords(workload, 'entrypoint');
  const command = splitWords(workload, 'command');
  if (entrypoint && entrypoint.length > 0) container.set('command', entrypoint);
  else if (entrypoint) notes.add(`Not converted: ${service}.entrypoint (Kubernetes can’t remove it)`);
  if (command && command.length > 0) container.set('args', command);
  const folder = fields.text('working_dir');
  if (folder !== undefined) container.set('workingDir', settle(folder));
  if (fields.on('stdin_open')) container.set('stdin', true);
  if (fields.on('tty')) container.set('tty', true);
  const pull = fields.text('pull_policy');
  if (pull !== undefined && PULL[pull]) container.set('imagePullPolicy', PULL[pull]);
  else if (pull !== undefined) notes.add(`Not converted: ${service}.pull_policy: ${shorten(pull)} (no equivalent)`);
}

/** How much the container gets, how it is looked after, and what it is allowed to do. */
export function addBounds(workload: Workload): void {
  addResources(workload);
  addProbe(workload);
  addSecurity(workload);
}

function addResources({ fields, container, cluster, service }: Workload): void {
  const take = (kind: string, what: string, read: (text: string) => string | undefined, ...paths: string[]) => {
    for (const path of paths) {
      const text = fields.text(path);
      if (text === undefined) continue;
      const quantity = read(cluster.settle(text));
      if (quantity !== undefined) put(container, `resources.${kind}.${what}`, new Quoted(quantity));
      else cluster.notes.add(`Not converted: ${service}.${path}: ${shorten(text)} (not a quantity)`);
    }
  };
  take('limits', 'cpu', toCpus, 'cpus', 'deploy.resources.limits.cpus');
  take('limits', 'memory', toQuantity, 'mem_limit', 'deploy.resources.limits.memory');
  take('requests', 'cpu', toCpus, 'deploy.resources.reservations.cpus');
  take('requests', 'memory', toQuantity, 'mem_reservation', 'deploy.resources.reservations.memory');

  const devices = [...fields.items('deploy.resources.reservations.devices'), ...fields.items('gpus')];
  for (const device of devices) {
    const ids = typeof device === 'string' ? [] : device.list('device_ids');
    const count = typeof device === 'string' ? device : (device.text('count') ?? 'all');
    const figure = ids.length > 0 ? ids.length : Number(count);
    const limits = (container.get('resources') as Table | undefined)?.get('limits');
    const table: Table = limits instanceof Map ? limits : new Map();
    // A name with a dot in it is no path.
    table.set('nvidia.com/gpu', Number.isInteger(figure) && figure > 0 ? figure : 1);
    put(container, 'resources.limits', table);
    if (!Number.isInteger(figure))
      cluster.notes.add(`${service} uses all GPUs: Kubernetes needs a number, so 1 is used`);
  }
}

/** What Docker takes where nothing is said, which is not what Kubernetes takes. */
const HEALTH = { interval: '30s', timeout: '30s', retries: '3' };

function addProbe({ fields, container, cluster, service }: Workload): void {
  const test = fields.list('healthcheck.test');
  const isLine = test.length === 1;
  const take = (key: keyof typeof HEALTH) => cluster.settle(fields.text(`healthcheck.${key}`) ?? HEALTH[key]);
  const [interval, timeout, retries] = [take('interval'), take('timeout'), take('retries')];
  const start = fields.text('healthcheck.start_period');
  if (fields.on('healthcheck.disable') || test.length === 0 || test[0] === 'NONE') return;
  const words = isLine || test[0] === 'CMD-SHELL' ? ['sh', '-c', test.at(-1)!] : test.slice(test[0] === 'CMD' ? 1 : 0);
  const probe: Table = new Map([['exec', new Map([['command', words.map((word) => cluster.settle(word))]])]]);
  const seconds = (key: string, text: string, least: number) => {
    const value = toSeconds(cluster.settle(text));
    if (value === undefined)
      cluster.notes.add(`Not converted: ${service}.healthcheck: ${shorten(text)} (not a duration)`);
    else probe.set(key, Math.max(least, Math.round(value)));
  };
  if (start !== undefined) seconds('initialDelaySeconds', start, 0);
  seconds('periodSeconds', interval, 1);
  seconds('timeoutSeconds', timeout, 1);
  if (/^[1-9]\d{0,8}$/.test(retries)) probe.set('failureThreshold', Number(retries));
  container.set('livenessProbe', probe);
}

function addSecurity({ fields, pod, container, cluster, service }: Workload): void {
  const { notes, settle } = cluster;
  const user = fields.text('user');
  if (user !== undefined) {
    const [uid = '', gid] = settle(user).split(':');
    const isWhole = (text: string) => /^\d{1,10}$/.test(text);
    if (isWhole(uid) && (gid === undefined || isWhole(gid))) {
      put(container, 'securityContext.runAsUser', Number(uid));
      if (gid !== undefined) put(container, 'securityContext.runAsGroup', Number(gid));
    } else notes.add(`Not converted: ${service}.user: ${shorten(user)} (Kubernetes only takes numbers)`);
  }
  for (const [path, key] of [
    ['privileged', 'privileged'],
    ['read_only', 'readOnlyRootFilesystem'],
  ] as const)
    if (fields.on(path)) put(container, `securityContext.${key}`, true);
  for (const [path, key] of [
    ['cap_add', 'add'],
    ['cap_drop', 'drop'],
  ] as const)
    for (const capability of fields.list(path))
      append(container, `securityContext.capabilities.${key}`, settle(capability).replace(/^CAP_/, ''));
  for (const option of fields.list('security_opt')) {
    const text = settle(option);
    if (/^no-new-privileges(?:[:=]true)?$/.test(text))
      put(container, 'securityContext.allowPrivilegeEscalation', false);
    else if (/^seccomp[:=]unconfined$/.test(text)) put(container, 'securityContext.seccompProfile.type', 'Unconfined');
    else if (/^apparmor[:=]unconfined$/.test(text))
      put(container, 'securityContext.appArmorProfile.type', 'Unconfined');
    else notes.add(`Not converted: ${service}.security_opt ${shorten(option)} (no equivalent there)`);
  }
  for (const group of fields.list('group_add')) {
    if (/^\d{1,10}$/.test(group)) append(pod, 'securityContext.supplementalGroups', Number(group));
    else notes.add(`Not converted: ${service}.group_add ${shorten(group)} (Kubernetes only takes numbers)`);
  }
  for (const [name, value] of fields.pairs('sysctls'))
    append(
      pod,
      'securityContext.sysctls',
      new Map<string, Value>([
        ['name', settle(name)],
        ['value', new Quoted(settle(value ?? ''))],
      ]),
    );
}
