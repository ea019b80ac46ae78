import { type Given, type Notes, pairOf, type Run, shorten } from './command';
import { FLAGS, type Place } from './flags';
import { Quoted, type Table, type Value, writeTable } from './yaml';

const MOUNT_TYPES = /^(bind|volume|tmpfs|cluster|npipe|image)$/;
/** What Docker takes as the name of a container. */
const CONTAINER = /^\/?[a-zA-Z0-9][\w.-]+$/;
const RECURSION = /^(enabled|disabled|writable|readonly)$/;
/** Filled in by Compose before it looks at the value. */
const isVariable = (value: string) => /(^|[^$])(\$\$)*\$\{/.test(value);
const NO_MOUNT_KEY = 'Compose has no key for it';

/** `a,"b,c",d` at its commas. */
function splitCommas(text: string): string[] {
  const parts: string[] = [];
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)) {
    if (match.index === text.length && !text.endsWith(',')) break;
    parts.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  }
  return parts;
}
const isOn = (value: string): boolean => !/^(?:false|0|f)$/i.test(value);
const WHOLE = /^-?(?:0|[1-9]\d{0,14})$/;
const DECIMAL = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;
const wholeOf = (value: string): Value => (WHOLE.test(value) ? Number(value) : value);

/** The table at `a.b` and the last name of the path. */
function tableFor(service: Table, path: string): [Table, string] {
  const steps = path.split('.');
  const last = steps.pop()!;
  let table = service;
  for (const step of steps) {
    const inner = table.get(step);
    if (inner instanceof Map) table = inner;
    else {
      const made: Table = new Map();
      table.set(step, made);
      table = made;
    }
  }
  return [table, last];
}
function put(service: Table, path: string, value: Value): void {
  const [table, name] = tableFor(service, path);
  table.set(name, value);
}
/** What stands in a list already: Compose takes every entry once only. */
const entered = new WeakMap<Value[], Set<string>>();

function append(service: Table, path: string, value: Value): void {
  const [table, name] = tableFor(service, path);
  const old = table.get(name);
  const list = Array.isArray(old) ? (old as Value[]) : [];
  const known = entered.get(list) ?? new Set();
  entered.set(list, known);
  const key = writeTable(new Map([['', value]]));
  if (!known.has(key)) list.push(value);
  known.add(key);
  table.set(name, list);
}

const KEY = /^[\w.-]+$/;
const keyFrom = (name: string, otherwise: string): string =>
  name
    .replace(/\$\$|[${}]/g, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '') || otherwise;

/** `ghcr.io/owner/app:1.2@sha256:…` → `app` */
const imageName = (image: string): string =>
  keyFrom(
    image
      .replace(/@.*$/s, '')
      .split('/')
      .at(-1)!
      .replace(/(?<=.):.*$/s, ''),
    'app',
  ).toLowerCase();

/** Where a bind mount starts: a path, a home, a variable or a drive. */
const IS_PATH = /^(?:[./~\\]|\$\{|[A-Za-z]:[\\/]|%)/;
const HERE = /^(?:\$\{PWD\}|%cd%)(?=$|[\\/])/i;

/** Parts a volume at its colons, but not after the letter of a drive or within a variable. */
function splitVolume(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    const drive = /^[A-Za-z]$/.test(part) && /[\\/]/.test(text[at + 1] ?? '') && parts.length === 0;
    if (sign === ':' && depth <= 0 && !drive) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}

/** Whether what is given to -v has a volume by name, and not a path or nothing before the colon. */
const namesVolume = (value: string): boolean => {
  const [source = '', target = ''] = splitVolume(value);
  return target !== '' && !IS_PATH.test(source);
};

/** The file that is being written, a service for every command. */
export class ComposeFile {
  readonly services: Table = new Map();
  readonly networks: Table = new Map();
  readonly volumes: Table = new Map();
  /** Containers by the name they are given, and their service. */
  readonly containers = new Map<string, string>();
  /** How often a name was taken, so that the next number is found at once. */
  private readonly copies = new Map<string, number>();
  readonly madeNetworks = new Map<string, Table>();
  readonly madeVolumes = new Map<string, Table>();
  constructor(readonly notes: Notes) {}

  serviceName(run: Run): string {
    const named = run.given.findLast(({ name }) => name === 'name')?.value;
    const wanted = named ? keyFrom(named, 'app') : imageName(run.image);
    let name = wanted;
    let copy = this.copies.get(wanted) ?? 1;
    while (this.services.has(name)) name = `${wanted}-${++copy}`;
    this.copies.set(wanted, copy);
    this.services.set(name, new Map());
    if (named) this.containers.set(named, name);
    return name;
  }

  /** The key under which a volume or network stands in this file. */
  declare(kind: 'networks' | 'volumes', name: string): string {
    const key = KEY.test(name) ? name : keyFrom(name, kind.slice(0, -1));
    const made = (kind === 'networks' ? this.madeNetworks : this.madeVolumes).get(name);
    if (!this[kind].has(key)) {
      const entry: Table = new Map(made ?? []);
      // Named as docker run names them: Compose would put its project's name before it and find no data.
      entry.set('name', name);
      if (kind === 'networks' && !made) entry.set('external', true);
      this[kind].set(key, entry);
    }
    return key;
  }

  add(name: string, run: Run): void {
    const service: Table = new Map([['image', run.image]]);
    const named = run.given.findLast((one) => one.name === 'name');
    if (named?.value) {
      if (CONTAINER.test(named.value) || isVariable(named.value)) service.set('container_name', named.value);
      else this.refuse(named.flag, named.value);
    }
    this.services.set(name, service);
    const networks: string[] = [];
    const attached: Table = new Map();
    const check = run.given.findLast(({ name: flag }) => flag === 'health-cmd')?.value;
    if (check) put(service, 'healthcheck.test', ['CMD-SHELL', check]);
    const driver = run.given.findLast(({ name: flag }) => flag === 'volume-driver');
    if (driver && !run.given.some((one) => one.name === 'volume' && namesVolume(one.value)))
      this.notes.add(`Not carried over: ${driver.flag} ${shorten(driver.value)} (no volume has a name)`);

    for (const one of run.given) {
      const place = FLAGS[one.name]!;
      if (place.as !== 'special') this.plainly(service, place, one);
      else if (one.name === 'network') this.network(service, one, networks, attached);
      else this.specially(service, one, attached, driver?.value);
    }
    const health = service.get('healthcheck');
    if (health instanceof Map && health.get('disable') === true)
      service.set('healthcheck', new Map([['disable', true]]));

    if (networks.length > 0) {
      const keys = [...new Set(networks.map((network) => this.declare('networks', network)))];
      const [first] = keys;
      const table: Table = new Map(keys.map((key) => [key, (attached.get(key) as Table) ?? new Map()]));
      const common = attached.get('') as Table | undefined;
      if (common) for (const [key, value] of common) (table.get(first!) as Table).set(key, value);
      const bare = [...table.values()].every((entry) => (entry as Table).size === 0);
      service.set('networks', bare ? keys : table);
    } else if (attached.size > 0) {
      // Addresses and aliases are of the network Compose makes for the file.
      service.set('networks', new Map([['default', attached.get('')!]]));
    }
    if (service.get('network_mode') === 'host' && service.has('ports'))
      this.notes.add('Ports have no effect in the network of the host; Compose may refuse both together');
    if (run.command.length > 0) service.set('command', run.command);
  }

  private plainly(service: Table, place: Exclude<Place, { as: 'special' }>, { flag, value }: Given): void {
    switch (place.as) {
      case 'text':
        if (place.only && !place.only.test(value) && !isVariable(value)) this.refuse(flag, value);
        else put(service, place.key, value);
        return;
      case 'number': {
        const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, whole = true } = place;
        const number = DECIMAL.test(value) ? Number(value) : value;
        if (typeof number === 'number' && (number < from || number > to || (whole && !WHOLE.test(value))))
          this.refuse(flag, value);
        else put(service, place.key, number);
        return;
      }
      case 'list':
        append(service, place.key, place.quoted ? new Quoted(value) : value);
        return;
      case 'pair': {
        const [name, text = ''] = pairOf(value);
        put(service, place.key, this.tableWith(service, place.key, name, text));
        return;
      }
      case 'switch':
        if (isOn(value)) put(service, place.key, true);
        return;
      case 'device': {
        const at = value.lastIndexOf(':');
        append(
          service,
          place.key,
          new Map<string, Value>([
            ['path', value.slice(0, Math.max(at, 0))],
            [place.figure, wholeOf(value.slice(at + 1))],
          ]),
        );
        return;
      }
      case 'none':
        this.notes.add(`Not carried over: ${flag}${place.takesValue ? ` ${shorten(value)}` : ''} (${place.why})`);
    }
  }

  /** What Docker refuses would make the whole file one that Compose refuses. */
  private refuse(flag: string, value: string): void {
    this.notes.add(`Not carried over: ${flag} ${shorten(value)} (Docker does not take this value)`);
  }

  private tableWith(service: Table, path: string, name: string, value: Value): Table {
    const [table, last] = tableFor(service, path);
    const old = table.get(last);
    return (old instanceof Map ? old : new Map<string, Value>()).set(name, value);
  }

  private network(service: Table, { flag, value }: Given, networks: string[], attached: Table): void {
    let name = value;
    if (/(?:^|,)name=/.test(value)) {
      const settings: Table = new Map();
      for (const [key, setting = ''] of splitCommas(value).map(pairOf)) {
        if (key === 'name') name = setting;
        else if (key === 'alias') append(settings, 'aliases', setting);
        else if (key === 'ip') settings.set('ipv4_address', setting);
        else if (key === 'ip6') settings.set('ipv6_address', setting);
        else if (key === 'mac-address') settings.set('mac_address', setting);
        else if (key === 'link-local-ip') append(settings, 'link_local_ips', setting);
        else if (key === 'gw-priority' && /^-?\d+$/.test(setting)) settings.set('gw_priority', Number(setting));
        else if (key === 'driver-opt') {
          const [option, of = ''] = pairOf(setting);
          settings.set('driver_opts', this.tableWith(settings, 'driver_opts', option, of));
        } else this.notes.add(`Not carried over: ${flag} ${shorten(`${key}=${setting}`)} (unknown setting)`);
      }
      attached.set(this.declare('networks', name), settings);
    }
    if (/^(?:host|none|bridge|default)$/.test(name)) {
      service.set('network_mode', name === 'default' ? 'bridge' : name);
      return;
    }
    if (name.startsWith('container:')) {
      const other = this.containers.get(name.slice('container:'.length));
      service.set('network_mode', other ? `service:${other}` : name);
      return;
    }
    networks.push(name);
  }

  private attach(attached: Table): Table {
    const common = attached.get('');
    if (common instanceof Map) return common;
    const made: Table = new Map();
    attached.set('', made);
    return made;
  }

  private specially(service: Table, { flag, name, value }: Given, attached: Table, driver: string | undefined): void {
    switch (name) {
      case 'entrypoint':
        service.set('entrypoint', value === '' ? '' : [value]);
        return;
      case 'stop-timeout':
        if (/^\d+$/.test(value) || isVariable(value)) service.set('stop_grace_period', `${value}s`);
        else this.notes.add(`Not carried over: ${flag} ${shorten(value)} (Compose takes whole seconds from 0)`);
        return;
      case 'ip':
        this.attach(attached).set('ipv4_address', value);
        return;
      case 'ip6':
        this.attach(attached).set('ipv6_address', value);
        return;
      case 'network-alias':
        append(this.attach(attached), 'aliases', value);
        return;
      case 'link-local-ip':
        append(this.attach(attached), 'link_local_ips', value);
        return;
      case 'link': {
        const [target = '', alias] = value.split(':');
        const own = this.containers.get(target);
        if (own) append(service, 'links', alias ? `${own}:${alias}` : own);
        else append(service, 'external_links', value);
        return;
      }
      case 'volumes-from': {
        const [target = '', mode] = value.split(':');
        const own = this.containers.get(target);
        append(service, 'volumes_from', `${own ?? `container:${target}`}${mode ? `:${mode}` : ''}`);
        return;
      }
      case 'ulimit': {
        const [limit, bounds = ''] = pairOf(value);
        const [soft = '', hard] = bounds.split(':');
        const both: Value =
          hard === undefined
            ? wholeOf(soft)
            : new Map<string, Value>([
                ['soft', wholeOf(soft)],
                ['hard', wholeOf(hard)],
              ]);
        service.set('ulimits', this.tableWith(service, 'ulimits', limit, both));
        return;
      }
      case 'gpus':
        this.gpus(service, value);
        return;
      case 'volume':
        this.volume(service, value, driver);
        return;
      case 'mount':
        this.mount(service, flag, value);
        return;
      default:
        // The name and the health check's command are written first, a driver with its volumes.
        return;
    }
  }

  private gpus(service: Table, value: string): void {
    const device: Table = new Map<string, Value>([['driver', 'nvidia']]);
    let capabilities: string[] = ['gpu'];
    // Written as '"device=0,1"' so that docker takes the commas as part of it.
    const ids = /^"?device=([^"]*)"?$/.exec(value);
    if (ids)
      device.set(
        'device_ids',
        ids[1]!.split(',').map((id) => new Quoted(id)),
      );
    else
      for (const [key, setting] of splitCommas(value.replace(/^"(.*)"$/s, '$1')).map(pairOf)) {
        if (key === 'capabilities') capabilities = (setting ?? '').replaceAll('"', '').split(/[,;]/);
        else if (key === 'driver') device.set('driver', setting ?? '');
        else if (key === 'device') device.set('device_ids', [new Quoted(setting ?? '')]);
        else device.set('count', wholeOf(setting ?? key));
      }
    // Docker asks for all where neither a number nor devices are given.
    if (!device.has('count') && !device.has('device_ids')) device.set('count', 'all');
    device.set('capabilities', [...new Set(capabilities.includes('gpu') ? capabilities : ['gpu', ...capabilities])]);
    append(service, 'deploy.resources.reservations.devices', device);
  }

  private volume(service: Table, value: string, driver: string | undefined): void {
    const [first = '', ...rest] = splitVolume(value);
    if (rest.length === 0 || rest[0] === '') {
      append(service, 'volumes', value);
      return;
    }
    const source = first.replace(HERE, '.');
    if (!namesVolume(value)) append(service, 'volumes', [source, ...rest].join(':'));
    else {
      append(service, 'volumes', [this.declare('volumes', source), ...rest].join(':'));
      if (driver)
        (this.volumes.get(KEY.test(source) ? source : keyFrom(source, 'volume')) as Table).set('driver', driver);
    }
  }

  private mount(service: Table, flag: string, value: string): void {
    const mount: Table = new Map<string, Value>([['type', 'volume']]);
    const later: [string, Value][] = [];
    for (const [key, setting] of splitCommas(value).map(pairOf)) {
      const text = setting ?? '';
      if (key === 'type' && !MOUNT_TYPES.test(text) && !isVariable(text)) this.refuse(flag, `type=${text}`);
      else if (key === 'type') mount.set('type', text);
      else if (key === 'source' || key === 'src') mount.set('source', text.replace(HERE, '.'));
      else if (key === 'target' || key === 'dst' || key === 'destination') mount.set('target', text);
      else if (key === 'readonly' || key === 'ro') mount.set('read_only', setting === undefined || isOn(text));
      else if (key === 'consistency') mount.set('consistency', text);
      else if (key === 'bind-propagation') later.push(['bind.propagation', text]);
      else if (key === 'bind-recursive' && !RECURSION.test(text) && !isVariable(text))
        this.refuse(flag, `bind-recursive=${text}`);
      else if (key === 'bind-recursive') later.push(['bind.recursive', text]);
      else if (key === 'volume-nocopy') later.push(['volume.nocopy', setting === undefined || isOn(text)]);
      else if (key === 'volume-subpath') later.push(['volume.subpath', text]);
      else if (key === 'tmpfs-size' && text.startsWith('-')) this.refuse(flag, `tmpfs-size=${text}`);
      else if (key === 'tmpfs-size') later.push(['tmpfs.size', wholeOf(text)]);
      else if (key === 'tmpfs-mode')
        later.push(['tmpfs.mode', /^0?[0-7]+$/.test(text) ? Number.parseInt(text, 8) : text]);
      else if (key !== '')
        this.notes.add(
          `Not carried over: ${flag} ${shorten(setting === undefined ? key : `${key}=${setting}`)} (${NO_MOUNT_KEY})`,
        );
    }
    for (const [path, setting] of later) put(mount, path, setting);
    const source = mount.get('source');
    if (mount.get('type') === 'volume' && typeof source === 'string' && source !== '')
      mount.set('source', this.declare('volumes', source));
    append(service, 'volumes', mount);
  }

  toYaml(version: boolean): string {
    const file: Table = new Map();
    if (version) file.set('version', new Quoted('3'));
    file.set('services', this.services);
    if (this.networks.size > 0) file.set('networks', this.networks);
    if (this.volumes.size > 0) file.set('volumes', this.volumes);
    return writeTable(file);
  }
}
