import { Fields } from '../fields';
import { Notes, shorten } from '../notes';
import { getPort, getPorts, type Port } from '../ports';
import type { Settings, Stack } from '../stack';
import { append } from '../tables';
import { Quoted, type Table, type Value, writeTable } from '../yaml';
import { addBounds, addCommand } from './container';
import { addAnnotations, addEnvironment } from './environment';
import { addPod } from './pod';
import { addStorage } from './storage';
import { Cluster, clusterName, FreeNames, type Workload } from './workload';

const record = (...pairs: (readonly [string, Value])[]): Table => new Map(pairs);
const PROTOCOLS = new Set(['TCP', 'UDP', 'SCTP']);
/** Taken without a word: Kubernetes does it by itself, or it is of no bearing there. */
const IDLE = ['container_name', 'init', 'attach', 'mac_address', 'deploy.endpoint_mode'];

/** The ports a service is reached at, each once. */
function readPorts({ fields, service, cluster }: Workload): Port[] {
  const { notes, settle } = cluster;
  const ports = new Map<string, Port>();
  const add = (port: Port) => ports.set(`${port.published ?? port.target}/${port.protocol}`, port);
  const refuse = (text: string) => notes.add(`Not converted: ${service}.ports ${shorten(text)} (no port)`);
  for (const item of fields.items('ports')) {
    const found = typeof item === 'string' ? getPorts(settle(item)) : [getPort(item, settle)].filter((one) => !!one);
    if (!found || found.length === 0) refuse(typeof item === 'string' ? item : 'in the long form');
    for (const port of found ?? []) {
      if (!PROTOCOLS.has(port.protocol.toUpperCase())) refuse(`${port.target}/${port.protocol}`);
      else add(port);
      if (port.address !== undefined && port.address !== '0.0.0.0')
        notes.add(`Not converted: the address ${shorten(port.address)} of a port of ${service} (no equivalent)`);
    }
  }
  for (const text of fields.list('expose'))
    for (const port of getPorts(settle(text)) ?? []) if (PROTOCOLS.has(port.protocol.toUpperCase())) add(port);
  return [...ports.values()];
}

function serviceObject(name: string, ports: readonly Port[], cluster: Cluster): void {
  const spec = record(['selector', record(['app', name])]);
  // Without a port it is known by its name alone, as it is to the others of a Compose file.
  if (ports.length === 0) spec.set('clusterIP', new Quoted('None'));
  for (const { published, target, protocol } of ports) {
    const port = published ?? target;
    append(
      spec,
      'ports',
      record(
        ['name', `port-${port}${protocol === 'tcp' ? '' : `-${protocol.toLowerCase()}`}`],
        ['port', port],
        ['targetPort', target],
        ['protocol', protocol.toUpperCase()],
      ),
    );
  }
  cluster.object('v1', 'Service', name, () => [['spec', spec]]);
}

function addWorkload(service: string, name: string, settings: Settings, cluster: Cluster): void {
  const { notes } = cluster;
  const fields = new Fields(settings);
  const image = fields.text('image');
  const container = record(['name', name], ['image', cluster.settle(image ?? name)]);
  const pod = record(['containers', [container]]);
  const workload: Workload = { service, name, fields, pod, container, cluster };
  if (image === undefined || fields.peek('build') !== undefined) {
    fields.node('build');
    notes.add(`${service} is built locally: push its image to a registry and set it here`);
  }
  addCommand(workload);
  const ports = readPorts(workload);
  for (const { target, protocol } of ports)
    append(container, 'ports', record(['containerPort', target], ['protocol', protocol.toUpperCase()]));
  addEnvironment(workload);
  const claims = addStorage(workload);
  addBounds(workload);
  addPod(workload);

  const mode = fields.text('deploy.mode') ?? 'replicated';
  const isGlobal = mode === 'global';
  const replicas = fields.text('deploy.replicas') ?? fields.text('scale') ?? '1';
  const outer = record(['name', name], ['labels', record(['app', name])]);
  const inner = record(['labels', record(['app', name])]);
  addAnnotations(outer, 'deploy.labels', workload);
  addAnnotations(inner, 'labels', workload);
  addAnnotations(inner, 'annotations', workload);
  const spec: Table = new Map();
  if (!isGlobal) spec.set('replicas', /^\d{1,6}$/.test(replicas) ? Number(replicas) : 1);
  spec.set('selector', record(['matchLabels', record(['app', name])]));
  // A claim belongs to one node at a time: the old pod goes first.
  if (claims && !isGlobal) spec.set('strategy', record(['type', 'Recreate']));
  spec.set('template', record(['metadata', inner], ['spec', pod]));
  if (mode !== 'replicated' && !isGlobal) notes.add(`Not converted: ${service}.deploy.mode: ${shorten(mode)}`);

  const object = cluster.object('apps/v1', isGlobal ? 'DaemonSet' : 'Deployment', name, () => [['spec', spec]]);
  object.set('metadata', outer);
  if (ports.length > 0 || cluster.stack.services.size > 1) serviceObject(name, ports, cluster);
  noteRest(workload);
}

function noteRest({ fields, service, cluster }: Workload): void {
  const { notes } = cluster;
  const restart = fields.text('restart') ?? fields.text('deploy.restart_policy.condition');
  if (restart !== undefined && !/^(?:always|any|unless-stopped)$/.test(restart))
    notes.add(`Not converted: ${service}.restart: ${shorten(restart)} (a Deployment always restarts)`);
  if (fields.node('depends_on') !== undefined)
    notes.add('Kubernetes starts everything at once: services with depends_on must wait themselves');
  if (fields.node('networks') !== undefined)
    notes.add('Not converted: networks (all pods can reach each other; use a NetworkPolicy to separate them)');
  for (const path of IDLE) fields.node(path);
  const left = fields.left().map((path) => `${service}.${path}`);
  if (left.length > 0) notes.add(`Not converted: ${left.join(', ')} (Kubernetes has no equivalent)`);
}

const isReached = (object: Table): boolean =>
  object.get('kind') === 'Service' && (object.get('spec') as Table).has('ports');

/** The objects of Kubernetes that do what a Compose file does, and what has no counterpart among them. */
export function toKubernetes(stack: Stack): { text: string; notes: string[] } {
  const notes = new Notes();
  const cluster = new Cluster(stack, notes);
  const names = new FreeNames();
  for (const [service, settings] of stack.services)
    addWorkload(
      service,
      names.take(
        clusterName(service)
          .replace(/^(?=\d)/, 'app-')
          .slice(0, 63),
      ),
      settings,
      cluster,
    );
  for (const key of stack.others) notes.add(`Not converted: ${shorten(key)} (no equivalent there)`);
  if ([...cluster.objects.values()].some(isReached))
    notes.add(
      'Services are only reachable inside the cluster: use kubectl port-forward for one, or type: LoadBalancer',
    );
  cluster.noteVariables();
  return { text: [...cluster.objects.values()].map(writeTable).join('---\n'), notes: [...notes.all] };
}
