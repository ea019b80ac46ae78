import { Fields } from '../fields';
import { shorten } from '../notes';
import { isExternal, type Stack } from '../stack';
import { append } from '../tables';
import { namesVolume, splitVolume } from '../volumes';
import { Quoted, type Table, type Value } from '../yaml';
import { clusterName, FreeNames, toQuantity, type Workload } from './workload';

const CLAIMED = '1Gi';
const PROPAGATION: Readonly<Record<string, string>> = {
  rshared: 'Bidirectional',
  shared: 'Bidirectional',
  rslave: 'HostToContainer',
  slave: 'HostToContainer',
};
/** Of Docker alone, and without a bearing on what is seen in the container. */
const IDLE = new Set(['rw', 'z', 'Z', 'cached', 'delegated', 'consistent', 'nocopy', 'private', 'rprivate', 'U']);

interface Mount {
  type: string;
  source?: string;
  target: string;
  readOnly: boolean;
  subPath?: string;
  propagation?: string;
  /** Of a disk in memory. */
  size?: string;
}

const record = (...pairs: (readonly [string, Value])[]): Table => new Map(pairs);

/** Mounts, each with what it shows: a claim, a folder of the node, or nothing yet. */
class Storage {
  private readonly names = new Map<string, string>();
  private readonly free = new FreeNames();
  claims = false;
  constructor(private readonly workload: Workload) {}

  /** A volume of the pod under a name of its own; the same source is one volume. */
  volume(wanted: string, source: readonly [string, Value], key = `${source[0]}:${wanted}`): string {
    const known = this.names.get(key);
    if (known) return known;
    const name = this.free.take(clusterName(wanted, 'data'));
    this.names.set(key, name);
    append(this.workload.pod, 'volumes', record(['name', name], source));
    return name;
  }

  mount(volume: string, { target, readOnly, subPath, propagation }: Mount): void {
    const mount = record(['name', volume], ['mountPath', target]);
    if (readOnly) mount.set('readOnly', true);
    if (subPath) mount.set('subPath', subPath);
    if (propagation) mount.set('mountPropagation', propagation);
    append(this.workload.container, 'volumeMounts', mount);
  }

  claim(name: string): string {
    const { cluster } = this.workload;
    this.claims = true;
    cluster.object('v1', 'PersistentVolumeClaim', name, () => {
      cluster.notes.add(`Each claim requests ${CLAIMED}: Compose doesn’t say how much is needed`);
      const requests = record(['requests', record(['storage', CLAIMED])]);
      return [['spec', record(['accessModes', ['ReadWriteOnce']], ['resources', requests])]];
    });
    return this.volume(name, ['persistentVolumeClaim', record(['claimName', name])]);
  }

  add(wanted: Mount): void {
    const { cluster, name, service } = this.workload;
    const { type, source, target } = wanted;
    if (type === 'tmpfs') {
      const medium = record(['medium', 'Memory']);
      const size = wanted.size === undefined ? undefined : toQuantity(wanted.size);
      if (size !== undefined) medium.set('sizeLimit', new Quoted(size));
      this.mount(this.volume(`tmp-${target}`, ['emptyDir', medium]), wanted);
    } else if (source === undefined || source === '')
      this.mount(this.volume(`data-${target}`, ['emptyDir', new Map()]), wanted);
    else if (type === 'volume') this.addNamed(source, wanted, cluster.stack);
    else if (type === 'bind' && /^\//.test(source))
      this.mount(this.volume(`host-${source}`, ['hostPath', record(['path', source])]), wanted);
    else if (type === 'bind') {
      const claim = clusterName(`${name}-${source.replace(/^[~./]+/, '')}`);
      cluster.notes.add(`${service}: copy ${shorten(source)} into the claim ${claim}; nodes don’t have your folder`);
      this.mount(this.claim(claim), wanted);
    } else cluster.notes.add(`Not converted: ${service}.volumes of type ${shorten(type)} (no equivalent there)`);
  }

  private addNamed(source: string, wanted: Mount, stack: Stack): void {
    const name = clusterName(source);
    if (isExternal(stack.volumes.get(source))) {
      this.claims = true;
      this.mount(this.volume(name, ['persistentVolumeClaim', record(['claimName', name])]), wanted);
    } else this.mount(this.claim(name), wanted);
  }
}

function shortVolume(text: string): Mount | undefined {
  const [first = '', second, options = ''] = splitVolume(text);
  if (second === undefined || second === '') return { type: 'volume', target: first, readOnly: false };
  const provided = options.split(',').filter((one) => one !== '' && !IDLE.has(one));
  const propagation = provided.map((one) => PROPAGATION[one]).find(Boolean);
  if (provided.some((one) => one !== 'ro' && !PROPAGATION[one])) return undefined;
  const type = namesVolume(text) ? 'volume' : 'bind';
  return {
    type,
    source: first,
    target: second,
    readOnly: provided.includes('ro'),
    ...(propagation && { propagation }),
  };
}

function longVolume(mount: Fields, settle: (text: string) => string): Mount {
  const text = (path: string) => {
    const value = mount.text(path);
    return value === undefined ? undefined : settle(value);
  };
  const propagation = PROPAGATION[text('bind.propagation') ?? ''];
  return {
    type: text('type') ?? 'volume',
    source: text('source'),
    target: text('target') ?? '',
    readOnly: mount.on('read_only'),
    subPath: text('volume.subpath'),
    size: text('tmpfs.size'),
    ...(propagation && { propagation }),
  };
}

/** Volumes, disks in memory, configurations and secrets; tells whether a claim is among them. */
export function addStorage(workload: Workload): boolean {
  const { service, fields, cluster } = workload;
  const storage = new Storage(workload);
  for (const item of fields.items('volumes')) {
    const wanted = typeof item === 'string' ? shortVolume(cluster.settle(item)) : longVolume(item, cluster.settle);
    if (wanted && wanted.target !== '') storage.add(wanted);
    else if (typeof item === 'string')
      cluster.notes.add(`Not converted: ${service}.volumes ${shorten(item)} (its options have no equivalent)`);
    if (typeof item !== 'string')
      for (const path of item.left())
        cluster.notes.add(`Not converted: ${service}.volumes ${path} (no equivalent there)`);
  }
  for (const text of fields.list('tmpfs')) {
    const [target = '', options = ''] = cluster.settle(text).split(':');
    storage.add({ type: 'tmpfs', target, readOnly: false, size: /(?:^|,)size=([^,]+)/.exec(options)?.[1] });
  }
  const shared = fields.text('shm_size');
  if (shared !== undefined)
    storage.add({ type: 'tmpfs', target: '/dev/shm', readOnly: false, size: cluster.settle(shared) });
  addGrants(workload, storage, 'configs');
  addGrants(workload, storage, 'secrets');
  return storage.claims;
}

/** A configuration or a secret as a file: a ConfigMap or a Secret of one key. */
function addGrants(workload: Workload, storage: Storage, kind: 'configs' | 'secrets'): void {
  const { fields, cluster } = workload;
  for (const item of fields.items(kind)) {
    const source = (typeof item === 'string' ? item : item.text('source')) ?? '';
    const provided = new Fields(cluster.stack[kind].get(source) ?? new Map());
    const name = clusterName(source);
    const key = source.replace(/[^\w.-]+/g, '-') || 'value';
    const wanted = typeof item === 'string' ? undefined : item.text('target');
    const folder = kind === 'secrets' ? '/run/secrets/' : '/';
    const target = wanted?.startsWith('/') ? wanted : `${folder}${wanted ?? source}`;
    const content = provided.text('content');
    const file = provided.text('file');
    if (content !== undefined && kind === 'configs')
      cluster.object('v1', 'ConfigMap', name, () => [['data', record([key, cluster.settle(content)])]]);
    else {
      const make = kind === 'configs' ? `configmap ${name}` : `secret generic ${name}`;
      cluster.notes.add(`Make what ${source} holds: kubectl create ${make} --from-file=${key}=${file ?? 'FILE'}`);
    }
    const reference: readonly [string, Value] =
      kind === 'configs' ? ['configMap', record(['name', name])] : ['secret', record(['secretName', name])];
    const volume = storage.volume(name, reference);
    storage.mount(volume, { type: kind, target, readOnly: true, subPath: key });
  }
}
