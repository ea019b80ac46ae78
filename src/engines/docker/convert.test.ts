import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { InputError } from '@/engines/input-error';
import { quote } from '@/engines/shell/line';
import { runs } from '@/engines/testing/long';
import { toCompose } from './convert';
import { RUN } from './flags';
import { expectCompose } from './testing';

const fixture = (name: string) => readFileSync(`${import.meta.dirname}/fixtures/${name}`, 'utf8');
const commands = fixture('commands.sh')
  .split(/^### /m)
  .slice(1)
  .map((part) => {
    const at = part.indexOf('\n');
    return { title: part.slice(0, at), command: part.slice(at + 1) };
  });
const expected = new Map(
  fixture('expected.yml')
    .split(/^### /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)] as const),
);
/** The file, and above it as comments what was not carried over. */
const shown = (command: string) => {
  const { yaml, notes } = toCompose(command, { version: true });
  return notes.map((note) => `# ${note}\n`).join('') + yaml;
};
const convert = (command: string) => parse(toCompose(command, { version: false }).yaml);
const only = (command: string) => Object.values(convert(command).services)[0] as Record<string, unknown>;

describe('commands as people paste them', () => {
  it('are many', () => expect(commands.length).toBeGreaterThanOrEqual(40));

  it.each(commands)('$title', ({ title, command }) => {
    const text = shown(command);
    expect(text).toBe(expected.get(title));
    const file = expectCompose(text);
    // Programs that read YAML 1.1 must see the same.
    expect(parse(text, { version: '1.1' })).toEqual(file);
  });
});

describe('docker run', () => {
  it('knows every option of Docker 28', () => {
    // docker run --help | grep -oP '^ +(-\w, )?--\K[a-z0-9-]+'
    const known = fixture('docker-run-flags.txt').trim().split('\n');
    expect(Object.keys(RUN.flags).sort()).toEqual(known.sort());
    for (const name of Object.values(RUN.short)) expect(known).toContain(name);
  });

  it.each([
    ['DB_PASS=x docker run -e DB_PASS i', 'Put into .env: DB_PASS=x'],
    ['DOCKER_HOST=tcp://a docker run i', 'Not converted: DOCKER_HOST=tcp://a (a setting of docker itself)'],
    ['docker --context foo run i', 'Not converted: --context foo (an option of docker itself)'],
    ['docker --debug run i', 'Not converted: --debug (an option of docker itself)'],
    ['docker -H=tcp://a run i', 'Not converted: -H=tcp://a (an option of docker itself)'],
    ['docker volume create; docker run i', 'Not converted: docker volume create (it has no name)'],
    ['docker volume create v > x; docker run i -v v:/v', 'Not converted: > x (done by the shell)'],
    [
      'docker network create --scope swarm n; docker run --network n i',
      'Not converted: --scope swarm (Compose has no key for it)',
    ],
    [
      'docker network create --ingress n; docker run --network n i',
      'Not converted: --ingress (Compose has no key for it)',
    ],
    [
      'docker network create --gateway 10.0.0.1 n; docker run --network n i',
      'Not converted: --gateway 10.0.0.1 (no subnet for it)',
    ],
  ])('drops nothing without a word: %s', (command, note) => {
    const { yaml, notes } = toCompose(command, { version: false });
    expect(notes).toContain(note);
    expect(Object.values(expectCompose(yaml).services as object)).toEqual([expect.objectContaining({ image: 'i' })]);
  });

  it('carries over how networks and volumes are made', () => {
    const { yaml, notes } = toCompose(
      `docker network create --gateway=fd00::1 --subnet 10.5.0.0/16 --subnet fd00::/64 --gateway 10.5.0.1 --ip-range 10.5.1.0/24 \
        --aux-address r=10.5.0.9 --ipam-driver default --ipam-opt a=b -o com.docker.network.bridge.name=br0 --label x=y --ipv6 --internal web
       docker volume create -d local --opt type=nfs --opt o=addr=1.2.3.4 --label keep data
       docker volume create unused
       docker run --network web -v data:/d i`,
      { version: false },
    );
    expect(notes).toEqual(['No service uses the volume unused, so Compose won’t create it']);
    expect(expectCompose(yaml)).toMatchObject({
      networks: {
        web: {
          name: 'web',
          internal: true,
          enable_ipv6: true,
          labels: { x: 'y' },
          driver_opts: { 'com.docker.network.bridge.name': 'br0' },
          ipam: {
            driver: 'default',
            options: { a: 'b' },
            config: [
              { subnet: '10.5.0.0/16', gateway: '10.5.0.1', ip_range: '10.5.1.0/24', aux_addresses: { r: '10.5.0.9' } },
              { subnet: 'fd00::/64', gateway: 'fd00::1' },
            ],
          },
        },
      },
      volumes: {
        data: { name: 'data', driver: 'local', driver_opts: { type: 'nfs', o: 'addr=1.2.3.4' }, labels: { keep: '' } },
        unused: { name: 'unused' },
      },
    });
  });

  it('doubles a dollar sign that is meant as one and keeps variables', () => {
    expect(only(`docker run -e 'A=x$y' -e B="x\\$y" -e C=$HOME -e "D=\${E:-f}" -e G=5$ i`).environment).toEqual([
      'A=x$$y',
      'B=x$$y',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Compose.
      'C=${HOME}',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Compose.
      'D=${E:-f}',
      'G=5$$',
    ]);
  });

  it('quotes ports', () => {
    expect(toCompose('docker run -p 22:22 -p 53:53/udp -p 80 i', { version: false }).yaml).toContain(
      '- "22:22"\n      - "53:53/udp"\n      - "80"\n',
    );
  });

  it('tells values from switches in joined letters', () => {
    expect(only('docker run -itp80:80 -eA=b --init=false -h=x i cmd -p 1:1')).toEqual({
      image: 'i',
      stdin_open: true,
      tty: true,
      ports: ['80:80'],
      environment: ['A=b'],
      hostname: 'x',
      command: ['cmd', '-p', '1:1'],
    });
  });

  it('leaves out what Docker itself refuses, and says so', () => {
    const { yaml, notes } = toCompose(
      'docker run --cpu-percent 200 --oom-score-adj=-1001 --cpu-count -1 --pull sometimes --cgroupns x --mount type=x,dst=/a i',
      { version: false },
    );
    expect(yaml).toBe('services:\n  i:\n    image: i\n    volumes:\n      - type: volume\n        target: /a\n');
    expect(notes).toEqual(
      [
        '--cpu-percent 200',
        '--oom-score-adj -1001',
        '--cpu-count -1',
        '--pull sometimes',
        '--cgroupns x',
        '--mount type=x',
      ].map((provided) => `Not converted: ${provided} (Docker doesn’t accept this value)`),
    );
    expect(only('docker run --oom-score-adj -1000 --cpu-percent 100 --pull $PULL i')).toEqual({
      image: 'i',
      oom_score_adj: -1000,
      cpu_percent: 100,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Compose.
      pull_policy: '${PULL}',
    });
  });

  it('writes what can’t be used in the file into the notes', () => {
    const { yaml, notes } = toCompose(
      "docker run --name '<name>' --blkio-weight 1.5 --mount type=tmpfs,dst=/a,tmpfs-size=-1 --stop-timeout=-1 --volume-driver nfs -v /b i",
      { version: false },
    );
    expect(parse(yaml).services.name).toEqual({ image: 'i', volumes: [{ type: 'tmpfs', target: '/a' }, '/b'] });
    expect(notes).toEqual([
      'Not converted: --name <name> (Docker doesn’t accept this value)',
      'Not converted: --volume-driver nfs (no volume has a name)',
      'Not converted: --blkio-weight 1.5 (Docker doesn’t accept this value)',
      'Not converted: --mount tmpfs-size=-1 (Docker doesn’t accept this value)',
      'Not converted: --stop-timeout -1 (Compose takes whole seconds from 0)',
    ]);
  });

  it.each([
    ['--network name=host,ip=10.0.0.2', 'host', 'addresses and aliases need their own network'],
    ['--network host --ip 10.0.0.2', 'host', 'Compose doesn’t allow them with network_mode host'],
    ['--network none --network lan', 'none', 'Compose doesn’t allow them with network_mode none'],
    ['--network container:db --network-alias a', 'container:db', 'with network_mode container:db'],
  ])('gives %s the mode alone, and says so', (flags, mode, note) => {
    const { yaml, notes } = toCompose(`docker run ${flags} i`, { version: false });
    expect(parse(yaml).services.i).toEqual({ image: 'i', network_mode: mode });
    expect(notes.join()).toContain(note);
  });

  it('names every network once', () => {
    expect(only('docker run --network lan --network lan i').networks).toEqual(['lan']);
  });

  it('writes the version only if asked', () => {
    expect(toCompose('docker run i', { version: true }).yaml).toBe('version: "3"\nservices:\n  i:\n    image: i\n');
    expect(toCompose('docker run i', { version: false }).yaml).toBe('services:\n  i:\n    image: i\n');
  });

  it('names what is wrong and where', () => {
    expect(() => toCompose('ls -l', { version: true })).toThrow('No docker run command found');
    expect(() => toCompose('docker run -d', { version: true })).toThrow('has no image');
    expect(() => toCompose('docker run -p', { version: true })).toThrow(
      expect.objectContaining({ message: '-p needs a value', details: { line: 1, column: 12, offset: 11 } }),
    );
    expect(() => toCompose('docker run \\\n  -it --name', { version: true })).toThrow(
      expect.objectContaining({ message: '--name needs a value', details: { line: 2, column: 7, offset: 19 } }),
    );
    expect(() => toCompose('docker run\\\n -e "a b', { version: true })).toThrow(
      expect.objectContaining({ message: 'This quote is never closed', details: { line: 2, column: 5, offset: 16 } }),
    );
  });

  it('gives a Compose file for any values', () => {
    const part = fc
      .tuple(
        fc.constantFrom(
          ...'type src dst readonly bind-recursive volume-nocopy tmpfs-size tmpfs-mode name alias'.split(' '),
          ...'gw-priority driver-opt driver device capabilities count nofile /dev/sda'.split(' '),
        ),
        fc.constantFrom('=', ':', ''),
        fc.constantFrom('', '0', '1.5', '-1', '007', '1:2.5', 'a', 'a=1', 'a;a', 'bind', 'true', '$x'),
      )
      .map((words) => words.join(''));
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.integer({ min: -2000, max: 2000 }).map(String),
      fc.double({ min: -2000, max: 2000, noNaN: true }).map(String),
      fc.array(part, { maxLength: 4 }).map((parts) => parts.join(',')),
    );
    const flag = fc.constantFrom(...Object.keys(RUN.flags), 'gpus', 'mount', 'network', 'ulimit', 'device-read-bps');
    fc.assert(
      fc.property(fc.array(fc.tuple(flag, word), { maxLength: 6 }), word, (provided, argument) => {
        const text = `docker run ${provided.map(([name, value]) => `--${name}=${quote(value)}`).join(' ')} image ${quote(argument)}`;
        const { yaml } = toCompose(text, { version: true });
        const file = expectCompose(yaml);
        const service = Object.values(file.services)[0] as { command: string[]; environment?: string[] };
        expect(service.command).toEqual([argument.replaceAll('$', '$$$$')]);
        for (const [name, value] of provided)
          if (name === 'env') expect(service.environment).toContain(value.replaceAll('$', '$$$$'));
      }),
      { numRuns: runs(150) },
    );
  });

  it('throws nothing but messages', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'docker run ',
            '-p ',
            "'",
            '"',
            '$',
            '{',
            '(',
            '`',
            '\\',
            '\n',
            'x',
            '--mount=',
            ',',
            '=',
            ':',
          ),
        ),
        (parts) => {
          try {
            toCompose(`docker run ${parts.join('')}`, { version: true });
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
