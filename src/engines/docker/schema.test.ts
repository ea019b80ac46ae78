import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from '@/engines/shell/line';
import { runs } from '@/engines/testing/long';
import { toCompose } from './convert';
import { FLAGS, takesValue } from './flags';
import { $schema, expectCompose, schema, validate } from './testing';

/** Values as the manual of docker run has them, for every option that takes one. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'add-host': ['db:10.0.0.1', 'host.docker.internal:host-gateway', 'six:[::1]'],
  annotation: ['a.b=c'],
  attach: ['stdout'],
  'blkio-weight': ['300'],
  'blkio-weight-device': ['/dev/sda:200'],
  'cap-add': ['NET_ADMIN', 'ALL'],
  'cap-drop': ['MKNOD'],
  'cgroup-parent': ['/docker'],
  cgroupns: ['host', 'private'],
  cidfile: ['/tmp/id'],
  'cpu-count': ['2'],
  'cpu-percent': ['50'],
  'cpu-period': ['100000'],
  'cpu-quota': ['50000'],
  'cpu-rt-period': ['1000000'],
  'cpu-rt-runtime': ['950000'],
  'cpu-shares': ['512'],
  cpus: ['.5', '1.5', '2'],
  'cpuset-cpus': ['0-2', '0,1', '3'],
  'cpuset-mems': ['0-1'],
  'detach-keys': ['ctrl-a'],
  device: ['/dev/sda:/dev/xvdc:rwm', 'vendor.com/class=name'],
  'device-cgroup-rule': ['c 42:* rmw'],
  'device-read-bps': ['/dev/sda:1mb', '/dev/sda:1048576'],
  'device-read-iops': ['/dev/sda:1000'],
  'device-write-bps': ['/dev/sda:1mb'],
  'device-write-iops': ['/dev/sda:1000'],
  dns: ['1.1.1.1', '2606:4700:4700::1111'],
  'dns-option': ['ndots:2'],
  'dns-search': ['example.com'],
  domainname: ['example.com'],
  entrypoint: ['/bin/sh', '/bin/sh -c', ''],
  env: ['A=b', 'A', 'A=', 'A=1', 'A=b: c # d'],
  'env-file': ['.env'],
  expose: ['80', '3000-3005', '53/udp'],
  gpus: ['all', '2', 'device=0', '"device=0,2"', 'all,"capabilities=compute,utility"', 'driver=nvidia,count=1'],
  'group-add': ['audio', '1000'],
  'health-cmd': ['curl -f http://localhost || exit 1'],
  'health-interval': ['30s'],
  'health-retries': ['3'],
  'health-start-interval': ['5s'],
  'health-start-period': ['1m30s'],
  'health-timeout': ['500ms'],
  hostname: ['web', '12'],
  'io-maxbandwidth': ['1mb'],
  'io-maxiops': ['100'],
  ip: ['172.30.100.104'],
  ip6: ['2001:db8::33'],
  ipc: ['host', 'container:a', 'shareable'],
  isolation: ['hyperv'],
  'kernel-memory': ['50m'],
  label: ['a=b', 'a', 'com.example.n=1'],
  'label-file': ['labels'],
  link: ['db', 'db:mysql'],
  'link-local-ip': ['169.254.1.1'],
  'log-driver': ['json-file', 'none'],
  'log-opt': ['max-size=10m', 'max-file=3', 'compress=true', 'tag'],
  'mac-address': ['02:42:ac:11:00:02'],
  memory: ['512m', '1073741824'],
  'memory-reservation': ['256m', '268435456'],
  'memory-swap': ['1g', '-1'],
  'memory-swappiness': ['60', '0'],
  mount: [
    'type=bind,src=/a,dst=/b,readonly,bind-propagation=rslave',
    'type=bind,source=/a,target=/b,bind-recursive=disabled',
    'type=volume,src=data,dst=/b,volume-nocopy,volume-subpath=sub',
    'type=tmpfs,dst=/b,tmpfs-size=1048576,tmpfs-mode=1770',
    'type=tmpfs,dst=/b,tmpfs-size=64m',
    'type=image,src=alpine,dst=/b',
    'dst=/b',
  ],
  name: ['web', 'my.web-1'],
  network: [
    'host',
    'none',
    'bridge',
    'container:a',
    'lan',
    'name=lan,alias=x,ip=10.0.0.2,driver-opt=a=b,gw-priority=1',
  ],
  'network-alias': ['x'],
  'oom-score-adj': ['-500', '1000'],
  pid: ['host', 'container:a'],
  'pids-limit': ['100', '-1'],
  platform: ['linux/arm64/v8'],
  publish: ['80', '8080:80', '127.0.0.1:53:53/udp', '[::1]:80:80', '8000-8005:9000-9005'],
  pull: ['always', 'missing', 'never'],
  restart: ['no', 'always', 'unless-stopped', 'on-failure:3'],
  runtime: ['nvidia'],
  'security-opt': ['no-new-privileges', 'seccomp=unconfined'],
  'shm-size': ['1g', '67108864'],
  'stop-signal': ['SIGINT', '9'],
  'stop-timeout': ['30', '-1'],
  'storage-opt': ['size=120G'],
  sysctl: ['net.ipv4.ip_forward=1'],
  tmpfs: ['/run', '/run:rw,size=64m'],
  ulimit: ['nofile=1024', 'nofile=1024:2048', 'memlock=-1', 'memlock=-1:-1'],
  user: ['1000', '1000:1000', 'root'],
  userns: ['host'],
  uts: ['host'],
  volume: ['/data', 'data:/b', './a:/b:ro', 'C:\\a:/b', 'data:/b:rw,nocopy'],
  'volume-driver': ['local'],
  'volumes-from': ['a', 'a:ro'],
  workdir: ['/app'],
};

describe('the schema of the Compose Specification', () => {
  it('refuses what is no Compose file', () => {
    expect([$schema, schema.title]).toEqual(['https://json-schema.org/draft-07/schema', 'Compose Specification']);
    const service = (more: object) => ({ services: { a: { image: 'i', ...more } } });
    expect(validate(service({}))).toBe(true);
    for (const broken of [
      { service: {} },
      { services: { 'a b': { image: 'i' } } },
      { services: { a: { image: 1 } } },
      service({ port: ['80'] }),
      service({ ports: '80' }),
      service({ cap_add: ['ALL', 'ALL'] }),
      service({ cpu_percent: 101 }),
      service({ cgroup: 'x' }),
      service({ healthcheck: { retry: 3 } }),
      service({ networks: { lan: { ip: '10.0.0.1' } } }),
      service({ ulimits: { nofile: { soft: 1 } } }),
      service({ volumes: [{ source: 'a' }] }),
      { ...service({}), volumes: { data: { driver: 1 } } },
    ])
      expect(validate(broken), JSON.stringify(broken)).toBe(false);
  });

  it('is given a value for every option that takes one', () => {
    expect(Object.keys(VALUES).sort()).toEqual(
      Object.keys(FLAGS)
        .filter((name) => takesValue(FLAGS[name]!))
        .sort(),
    );
  });

  it.each(Object.keys(FLAGS))('takes --%s', (name) => {
    for (const value of VALUES[name] ?? ['true']) {
      const { yaml, notes } = toCompose(`docker run --${name}=${quote(value)} i`, { version: false });
      const { services, ...rest } = expectCompose(yaml);
      const carried = Object.keys(Object.values<object>(services)[0]!).length > 1 || Object.keys(rest).length > 0;
      // Nothing vanishes: what is not in the file is in the notes.
      expect(carried || notes.length > 0, `${name}=${value}`).toBe(true);
    }
  });

  it('takes options as they come, in commands as they come', () => {
    const option = fc
      .constantFrom(...Object.keys(FLAGS))
      .chain((name) => fc.constantFrom(...(VALUES[name] ?? ['true', 'false'])).map((value) => [name, value] as const));
    const run = fc.record({
      options: fc.array(option, { maxLength: 25 }),
      image: fc.constantFrom('nginx', 'ghcr.io/a/b:1.2', 'localhost:5000/x@sha256:00', '$IMAGE', '<image>'),
      command: fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 4 }), fc.boolean(), (runs, version) => {
        const lines = runs.map(({ options, image, command }) =>
          [
            'docker run',
            ...options.map(([name, value]) => `--${name}=${quote(value)}`),
            image,
            ...command.map(quote),
          ].join(' '),
        );
        const { services } = expectCompose(toCompose(lines.join('\n'), { version }).yaml);
        expect(Object.keys(services)).toHaveLength(runs.length);
      }),
      { numRuns: runs(200) },
    );
  });
});
