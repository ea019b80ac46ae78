import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from '@/engines/shell/line';
import { runs } from '@/engines/testing/long';
import { RUN } from '../flags';
import { SERVICE } from '../swarm-flags';
import { VALUES } from '../testing-values';
import { translate } from '../translate';
import { expectObjects, type Made } from './testing';

const convert = async (input: string) => {
  const { text, notes } = await translate(input, 'kubernetes', false);
  return { objects: expectObjects(text), notes, text };
};
const of = (objects: readonly Made[], kind: string, name?: string): Made =>
  objects.find((one) => one.kind === kind && (name === undefined || one.metadata.name === name))!;
const getContainer = (objects: readonly Made[], name?: string) =>
  of(objects, 'Deployment', name).spec.template.spec.containers[0];

describe('the published description of Kubernetes', () => {
  it('refuses what is no object of it', () => {
    const deployment = (more: string) =>
      `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: a${more}}]}}}`;
    expect(expectObjects(deployment(''))).toHaveLength(1);
    for (const wrong of [', image: 1', ', comand: [a]', ', ports: [{containerPort: x}]', ', env: [{value: a}]'])
      expect(() => expectObjects(deployment(wrong)), wrong).toThrow();
  });

  it.each(Object.keys(RUN.flags))('takes what comes of docker run --%s', async (name) => {
    const bare = await convert('docker run i');
    for (const value of VALUES[name] ?? ['true']) {
      const { text, notes } = await convert(`docker run --${name}=${quote(value)} i`);
      // Nothing vanishes but what has no meaning there.
      const idle = ['name', 'init', 'mac-address', 'restart', 'network', 'health-interval', 'uts'].includes(name);
      const isTerminal = RUN.flags[name]!.as === 'none' && text === bare.text;
      const isWaiting = isTerminal || name.startsWith('health-') || name === 'no-healthcheck';
      expect(text !== bare.text || notes.length > 0 || idle || isWaiting, `${name}=${value}`).toBe(true);
    }
  });

  it('takes commands as people paste them', async () => {
    const commands = readFileSync(`${import.meta.dirname}/../fixtures/commands.sh`, 'utf8').split(/^### .*$/m);
    for (const command of commands.slice(1)) expect((await convert(command)).objects.length).toBeGreaterThan(0);
  });

  it('takes options as they come', async () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 10 });
    const option = fc.oneof(
      fc.constantFrom(...Object.keys(RUN.flags)).chain((name) => {
        const values = VALUES[name];
        return fc.tuple(fc.constant(name), values ? fc.oneof(fc.constantFrom(...values), word) : fc.constant('true'));
      }),
    );
    const command = fc.tuple(fc.boolean(), fc.array(option, { maxLength: 10 }), fc.array(word, { maxLength: 3 }));
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 3 }), async (all) => {
        const lines = all.map(([swarm, options, words]) => {
          const known = options.filter(([name]) => !swarm || Object.hasOwn(SERVICE.flags, name));
          const flags = known.map(([name, value]) => `--${name}=${quote(value)}`);
          return [`docker ${swarm ? 'service create' : 'run'}`, ...flags, 'image', ...words.map(quote)].join(' ');
        });
        const { objects } = await convert(lines.join('\n'));
        expect(objects.filter(({ kind }) => kind === 'Deployment')).toHaveLength(all.length);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('a Compose file in a cluster', () => {
  it('is a Deployment, a Service, a claim and a Secret', async () => {
    const { objects, notes } = await convert(`
services:
  web:
    image: nginx:\${TAG:-alpine}
    command: nginx -g "daemon off;"
    ports: ["8080:80", "127.0.0.1:53:53/udp", "9000-9001:9000-9001"]
    environment: { MODE: prod, DEBUG: "false", DB_PASSWORD: "pa$$$$(x)", COST: "$$$$5 $$(x) $$y" }
    env_file: web.env
    volumes: [data:/data, /var/run/docker.sock:/var/run/docker.sock:ro, ./site:/site, /cache]
    depends_on: [db]
    user: "1000:1000"
    cap_add: [CAP_NET_ADMIN]
    extra_hosts: ["a:10.0.0.1", "b:10.0.0.1", "h:host-gateway"]
    mem_limit: 512m
    cpus: 0.5
    healthcheck: { test: curl -f localhost, interval: 1m30s, start_period: 5s }
    deploy: { replicas: 3, placement: { constraints: [node.labels.disk == ssd] } }
    stop_grace_period: 20s
    logging: { driver: syslog }
  db:
    image: postgres
    configs: [{ source: conf, target: /etc/pg.conf }]
    secrets: [key]
volumes: { data: }
configs: { conf: { content: "a = 1\\n" } }
secrets: { key: { file: ./key } }
`);
    expect(objects.map(({ kind, metadata }) => `${kind}/${metadata.name}`)).toEqual([
      'Secret/web-secret',
      'PersistentVolumeClaim/data',
      'PersistentVolumeClaim/web-site',
      'Deployment/web',
      'Service/web',
      'ConfigMap/conf',
      'Deployment/db',
      'Service/db',
    ]);
    const { spec } = of(objects, 'Deployment', 'web');
    const pod = spec.template.spec;
    expect([spec.replicas, spec.strategy, pod.nodeSelector, pod.terminationGracePeriodSeconds]).toEqual([
      3,
      { type: 'Recreate' },
      { disk: 'ssd' },
      20,
    ]);
    expect(pod.hostAliases).toEqual([{ ip: '10.0.0.1', hostnames: ['a', 'b'] }]);
    expect(pod.volumes).toEqual([
      { name: 'data', persistentVolumeClaim: { claimName: 'data' } },
      { name: 'host-var-run-docker-sock', hostPath: { path: '/var/run/docker.sock' } },
      { name: 'web-site', persistentVolumeClaim: { claimName: 'web-site' } },
      { name: 'data-cache', emptyDir: {} },
    ]);
    expect(getContainer(objects, 'web')).toMatchObject({
      image: 'nginx:alpine',
      args: ['nginx', '-g', 'daemon off;'],
      // A cluster takes $$ for $ and fills in $(x), so that both are written twice.
      env: [
        { name: 'MODE', value: 'prod' },
        { name: 'DEBUG', value: 'false' },
        { name: 'DB_PASSWORD', valueFrom: { secretKeyRef: { name: 'web-secret', key: 'DB_PASSWORD' } } },
        { name: 'COST', value: '$$$5 $$(x) $y' },
      ],
      envFrom: [{ configMapRef: { name: 'web-env' } }],
      resources: { limits: { memory: '512Mi', cpu: '0.5' } },
      securityContext: { runAsUser: 1000, runAsGroup: 1000, capabilities: { add: ['NET_ADMIN'] } },
      livenessProbe: {
        exec: { command: ['sh', '-c', 'curl -f localhost'] },
        initialDelaySeconds: 5,
        periodSeconds: 90,
        timeoutSeconds: 30,
        failureThreshold: 3,
      },
    });
    expect(of(objects, 'Secret').stringData).toEqual({ DB_PASSWORD: 'pa$$(x)' });
    expect(of(objects, 'Service', 'web').spec.ports).toEqual([
      { name: 'port-8080', port: 8080, targetPort: 80, protocol: 'TCP' },
      { name: 'port-53-udp', port: 53, targetPort: 53, protocol: 'UDP' },
      { name: 'port-9000', port: 9000, targetPort: 9000, protocol: 'TCP' },
      { name: 'port-9001', port: 9001, targetPort: 9001, protocol: 'TCP' },
    ]);
    expect(of(objects, 'Service', 'db').spec).toEqual({ selector: { app: 'db' }, clusterIP: 'None' });
    expect(of(objects, 'ConfigMap').data).toEqual({ conf: 'a = 1\n' });
    expect(getContainer(objects, 'db').volumeMounts).toEqual([
      { name: 'conf', mountPath: '/etc/pg.conf', readOnly: true, subPath: 'conf' },
      { name: 'key', mountPath: '/run/secrets/key', readOnly: true, subPath: 'key' },
    ]);
    expect(notes).toEqual([
      'Not converted: the address 127.0.0.1 of a port of web (no equivalent)',
      'Make the ConfigMap of web.env: kubectl create configmap web-env --from-env-file=web.env',
      'Each claim requests 1Gi: Compose doesn’t say how much is needed',
      'web: copy ./site into the claim web-site; nodes don’t have your folder',
      'Not converted: web.extra_hosts h (host-gateway isn’t an address)',
      'Kubernetes starts everything at once: services with depends_on must wait themselves',
      'Not converted: web.logging (Kubernetes has no equivalent)',
      'Make what key holds: kubectl create secret generic key --from-file=key=./key',
      'Services are only reachable inside the cluster: use kubectl port-forward for one, or type: LoadBalancer',
      'Written with their defaults: TAG',
    ]);
  });

  it('runs on every node where it is global, and under names that a cluster takes', async () => {
    const { objects } = await convert(
      'docker service create --name My_Agent --mode global i; docker run --name my.agent i; docker run --name 7up i',
    );
    expect(objects.map(({ kind, metadata }) => `${kind}/${metadata.name}`)).toEqual([
      'DaemonSet/my-agent',
      'Service/my-agent',
      'Deployment/my-agent-2',
      'Service/my-agent-2',
      'Deployment/app-7up',
      'Service/app-7up',
    ]);
  });
});

it('gives no advice that is for Compose', async () => {
  const { notes } = await convert('docker run -d --rm -e A=$B --cpuset-mems 0 -p 80:80 i; docker service create j');
  expect(notes).toEqual([
    'Not converted: --cpuset-mems 0 (no equivalent there)',
    'Services are only reachable inside the cluster: use kubectl port-forward for one, or type: LoadBalancer',
    'Fill these in yourself or with envsubst: B. Kubernetes doesn’t',
  ]);
});
