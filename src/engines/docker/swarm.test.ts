import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { quote } from '@/engines/shell/line';
import { toCompose } from './convert';
import { takesValue } from './grammar';
import { SERVICE } from './swarm-flags';
import { expectCompose } from './testing';

/** Values as the manual of docker service create has them, where those of docker run do not do. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  config: ['redis-conf', 'source=redis-conf,target=/etc/redis/redis.conf,mode=0400,uid=1'],
  constraint: ['node.labels.disk==ssd'],
  'credential-spec': ['file://spec.json', 'config://id'],
  'endpoint-mode': ['dnsrr'],
  'generic-resource': ['GPU=2', 'GPU=uuid'],
  'health-retries': ['3'],
  'limit-cpu': ['.5', '2'],
  'limit-pids': ['100'],
  mode: ['global'],
  mount: ['type=volume,source=my-volume,destination=/path/in/container,volume-nocopy', 'type=bind,src=/a,dst=/b'],
  network: ['my-network', 'name=my-network,alias=x'],
  'oom-score-adj': ['-500'],
  'placement-pref': ['spread=node.labels.datacenter'],
  publish: ['8080:80', 'published=8080,target=80', 'published=53,target=53,protocol=udp,mode=host', 'published=1'],
  replicas: ['5'],
  'replicas-max-per-node': ['1'],
  'reserve-cpu': ['0.25'],
  'restart-condition': ['on-failure'],
  'restart-max-attempts': ['3'],
  'rollback-max-failure-ratio': ['.2'],
  'rollback-order': ['start-first'],
  'rollback-parallelism': ['0'],
  secret: ['ssh', 'source=ssh,target=ssh,mode=0400'],
  ulimit: ['nofile=1024:2048'],
  'update-max-failure-ratio': ['0.1'],
  'update-order': ['stop-first'],
  'update-parallelism': ['2'],
};

describe('docker service create', () => {
  it('knows every option of its manual', () => {
    // The table of docs/reference/commandline/service_create.md in docker/cli.
    const known = readFileSync(`${import.meta.dirname}/fixtures/docker-service-create-flags.txt`, 'utf8');
    expect(Object.keys(SERVICE.flags).sort()).toEqual(known.trim().split('\n').sort());
    for (const name of Object.values(SERVICE.short)) expect(SERVICE.flags).toHaveProperty(name);
  });

  it.each(Object.keys(SERVICE.flags))('gives a Compose file with --%s', (name) => {
    for (const value of VALUES[name] ?? (takesValue(SERVICE.flags[name]!) ? ['10s', '100', 'a=b'] : ['true'])) {
      const { yaml, notes } = toCompose(`docker service create --${name}=${quote(value)} i`, { version: false });
      const { services, ...rest } = expectCompose(yaml);
      const carried = Object.keys(Object.values<object>(services)[0]!).length > 1 || Object.keys(rest).length > 0;
      // Nothing vanishes: what is not in the file is in the notes.
      expect(carried || name === 'name' || notes.length > 1, `${name}=${value}`).toBe(true);
    }
  });

  it('becomes what docker stack deploy reads', () => {
    const { yaml, notes } = toCompose(
      `docker service create --name web --replicas 3 --update-parallelism 2 --update-delay 10s --constraint node.role==worker \
        --placement-pref spread=node.labels.zone --restart-condition on-failure --limit-cpu .5 --reserve-memory 64M --network front \
        --secret source=key,target=/k,mode=0400 --config cfg -p published=80,target=8080,mode=host -l tier=web --container-label a=b -t i cmd`,
      { version: false },
    );
    expect(parse(yaml)).toEqual({
      services: {
        web: {
          image: 'i',
          deploy: {
            replicas: 3,
            update_config: { parallelism: 2, delay: '10s' },
            placement: { constraints: ['node.role==worker'], preferences: [{ spread: 'node.labels.zone' }] },
            restart_policy: { condition: 'on-failure' },
            resources: { limits: { cpus: '.5' }, reservations: { memory: '64M' } },
            labels: ['tier=web'],
          },
          networks: ['front'],
          secrets: [{ source: 'key', target: '/k', mode: 0o400 }],
          configs: ['cfg'],
          ports: [{ published: '80', target: 8080, mode: 'host' }],
          labels: ['a=b'],
          tty: true,
          command: ['cmd'],
        },
      },
      networks: { front: { name: 'front', external: true } },
      configs: { cfg: { name: 'cfg', external: true } },
      secrets: { key: { name: 'key', external: true } },
    });
    expect(notes).toEqual([expect.stringContaining('docker stack deploy')]);
  });
});

describe('lines without a backslash', () => {
  const whole = (text: string) => toCompose(text, { version: false });
  const wanted = whole('docker run -d --name web -p 80:80 -e A=b nginx:alpine nginx -g daemon\n').yaml;

  it.each([
    ['options on lines of their own', 'docker run -d\n--name web\n-p 80:80\n-e A=b\nnginx:alpine nginx -g daemon'],
    ['a value on the next line', 'docker run -d --name\n  web -p 80:80 -e A=b\n  nginx:alpine nginx -g daemon'],
    [
      'the command deeper',
      '  docker run -d\n    --name web -p 80:80\n    -e A=b\n    nginx:alpine\n    nginx -g daemon',
    ],
    ['a remark between', 'docker run -d # detached\n  --name web -p 80:80\n  -e A=b\n  nginx:alpine nginx -g daemon'],
    [
      'some with, some without',
      'docker run -d \\\n  --name web\n  -p 80:80 \\\n  -e A=b\n  nginx:alpine nginx -g daemon',
    ],
    ['PowerShell', 'docker run -d `\n  --name web -p 80:80 `\n  -e A=b nginx:alpine nginx -g daemon'],
    ['cmd', 'docker run -d ^\r\n  --name web -p 80:80 ^\r\n  -e A=b nginx:alpine nginx -g daemon'],
  ])('%s', (_, text) => expect(whole(text).yaml).toBe(wanted));

  it('part commands where another begins, and after a blank line', () => {
    const { yaml, notes } = whole('docker run\n  -d a\ndocker run b\n\n-x\nls');
    expect(Object.keys(parse(yaml).services)).toEqual(['a', 'b']);
    expect(notes).toContain('Not converted: -x (not docker run)');
    expect(notes).toContain('Not converted: ls (not docker run)');
    expect(notes).toContain('Lines without a backslash at the end were read as one command');
  });

  it('leave a list in a text alone', () => {
    expect(parse(whole('docker run a\n- then look at it').yaml).services.a).toEqual({ image: 'a' });
  });
});

it('gives several services names of their own, whichever program they are for', () => {
  const { yaml } = toCompose(
    'podman run nginx\ndocker create nginx\nsudo docker container run --name nginx-2 nginx; docker service create nginx',
    { version: false },
  );
  expect(Object.keys(expectCompose(yaml).services)).toEqual(['nginx', 'nginx-2', 'nginx-2-2', 'nginx-3']);
});
