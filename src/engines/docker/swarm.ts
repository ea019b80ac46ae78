import type { CommandParts } from './command';
import type { ComposeFile } from './compose-file';
import { append, put } from './tables';
import { DECIMAL, getPair, getPairs, isVariable, parseWhole, WHOLE } from './values';
import { Quoted, type Table, type Value } from './yaml';

const CREDENTIAL: Readonly<Record<string, string>> = { file: 'file', registry: 'registry', config: 'config' };

/** A secret or configuration of the swarm: `name`, or `source=name,target=/path,mode=0440`. */
function addGrant(service: Table, kind: 'configs' | 'secrets', { flag, value }: CommandParts, file: ComposeFile): void {
  const grant: Table = new Map();
  if (!value.includes('=')) grant.set('source', value);
  else
    for (const [key, setting = ''] of getPairs(value)) {
      if (key === 'source' || key === 'src') grant.set('source', setting);
      else if (key === 'target' || key === 'uid' || key === 'gid') grant.set(key, setting);
      else if (key === 'mode' && /^0?[0-7]+$/.test(setting)) grant.set('mode', Number.parseInt(setting, 8));
      else file.notes.leaveOut(flag, `${key}=${setting}`, 'unknown setting');
    }
  const source = grant.get('source');
  if (typeof source !== 'string' || source === '') {
    file.notes.leaveOut(flag, value, 'it names no source');
    return;
  }
  const key = file.declare(kind, source);
  grant.set('source', key);
  append(service, kind, grant.size === 1 ? key : grant);
}

/** `8080:80`, or `published=8080,target=80,protocol=tcp,mode=host`. */
function addPort(service: Table, { flag, value }: CommandParts, file: ComposeFile): void {
  if (!/(?:^|,)(?:target|published|mode|protocol)=/.test(value)) {
    append(service, 'ports', new Quoted(value));
    return;
  }
  const port: Table = new Map();
  for (const [key, setting = ''] of getPairs(value)) {
    if (key === 'target' && (WHOLE.test(setting) || isVariable(setting))) port.set('target', parseWhole(setting));
    else if (key === 'published') port.set('published', new Quoted(setting));
    else if (key === 'protocol' || key === 'mode') port.set(key, setting);
    else file.notes.leaveOut(flag, `${key}=${setting}`, 'unknown setting');
  }
  if (port.has('target')) append(service, 'ports', port);
  else file.notes.leaveOut(flag, value, 'it names no target');
}

const CPUS: Readonly<Record<string, string>> = {
  'limit-cpu': 'deploy.resources.limits.cpus',
  'reserve-cpu': 'deploy.resources.reservations.cpus',
};

/** Writes an option of `docker service create` that needs more than one key; tells whether it was one. */
export function addForSwarm(service: Table, provided: CommandParts, file: ComposeFile): boolean {
  const { flag, name, value } = provided;
  switch (name) {
    case 'config':
    case 'secret':
      addGrant(service, `${name}s`, provided, file);
      return true;
    case 'publish':
      addPort(service, provided, file);
      return true;
    case 'limit-cpu':
    case 'reserve-cpu':
      if (DECIMAL.test(value.replace(/^\./, '0.')) || isVariable(value)) put(service, CPUS[name]!, new Quoted(value));
      else file.notes.leaveOut(flag, value);
      return true;
    case 'placement-pref': {
      const [strategy, spread = ''] = getPair(value);
      if (strategy === 'spread') append(service, 'deploy.placement.preferences', new Map([['spread', spread]]));
      else file.notes.leaveOut(flag, value);
      return true;
    }
    case 'generic-resource': {
      const [kind, figure = ''] = getPair(value);
      const spec: Table = new Map<string, Value>([
        ['kind', kind],
        ['value', parseWhole(figure)],
      ]);
      if (!WHOLE.test(figure)) file.notes.leaveOut(flag, value, 'Compose takes a number of them');
      else
        append(service, 'deploy.resources.reservations.generic_resources', new Map([['discrete_resource_spec', spec]]));
      return true;
    }
    case 'credential-spec': {
      const [scheme = '', target = ''] = value.split(/:\/\/(.*)/s);
      const key = CREDENTIAL[scheme];
      if (key) put(service, `credential_spec.${key}`, target);
      else file.notes.leaveOut(flag, value);
      return true;
    }
    default:
      return false;
  }
}
