import { shorten } from '../notes';
import { append, tableAt } from '../tables';
import { Quoted, type Table, type Value } from '../yaml';
import { literal, type Workload } from './workload';

/** Names of what had better not stand in a Deployment for all to read. */
const SECRET = /(?:PASS(?:WORD|WD|PHRASE)?|SECRET|TOKEN|API_?KEY|PRIVATE_?KEY|CREDENTIALS?)$/i;
const NAME = /^[A-Za-z_.-][\w.-]*$/;

/** Variables: passwords by way of a Secret, files of them by way of a ConfigMap, the rest as they are. */
export function addEnvironment({ service, name, fields, container, cluster }: Workload): void {
  const { notes } = cluster;
  const missing: string[] = [];
  for (const [variable, raw] of fields.pairs('environment')) {
    if (!NAME.test(variable)) {
      notes.add(`Not converted: ${service}.environment ${shorten(variable)} (not a variable name there)`);
      continue;
    }
    if (raw === null) missing.push(variable);
    const value = cluster.settle(raw ?? '');
    if (value !== '' && SECRET.test(variable)) {
      const object = cluster.object('v1', 'Secret', `${name}-secret`, () => [['type', 'Opaque']]);
      tableAt(object, 'stringData').set(variable, toText(value));
      const reference: Table = new Map([
        ['name', `${name}-secret`],
        ['key', variable],
      ]);
      append(container, 'env', entry(variable, 'valueFrom', new Map([['secretKeyRef', reference]])));
    } else append(container, 'env', entry(variable, 'value', toText(literal(value))));
  }
  if (missing.length > 0)
    notes.add(`${service}: Compose takes ${shorten(missing.join(', '))} from the shell; put the values in`);

  for (const [at, item] of fields.items('env_file').entries()) {
    const path = cluster.settle((typeof item === 'string' ? item : item.text('path')) ?? '');
    const config = at === 0 ? `${name}-env` : `${name}-env-${at + 1}`;
    append(container, 'envFrom', new Map([['configMapRef', new Map([['name', config]])]]));
    notes.add(`Make the ConfigMap of ${shorten(path)}: kubectl create configmap ${config} --from-env-file=${path}`);
  }
}

const entry = (name: string, key: string, value: Value): Table =>
  new Map<string, Value>([
    ['name', name],
    [key, value],
  ]);
/** What looks like a number or a switch is a text all the same. */
const toText = (value: string): Value => (/^[\w.+-]*$/.test(value) ? new Quoted(value) : value);

const QUALIFIED = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?\/)?[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?$/;

/** Labels of containers may be what labels of a cluster may not: they become annotations. */
export function addAnnotations(target: Table, path: string, workload: Workload): void {
  const { fields, service, cluster } = workload;
  for (const [key, value] of fields.pairs(path)) {
    const name = cluster.settle(key);
    if (QUALIFIED.test(name)) tableAt(target, 'annotations').set(name, toText(cluster.settle(value ?? '')));
    else cluster.notes.add(`Not converted: ${service}.${path} ${shorten(name)} (not an annotation name there)`);
  }
}
