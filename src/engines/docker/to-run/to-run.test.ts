import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { InputError } from '@/engines/input-error';
import { quote } from '@/engines/shell/line';
import { readShell } from '@/engines/shell/words';
import { runs } from '@/engines/testing/long';
import { dockerWords, readRun, subcommand } from '../command';
import { readCommands, toCompose } from '../convert';
import { RUN } from '../flags';
import { Notes } from '../notes';
import { readStack, stackOfCommands } from '../stack';
import { expectCompose, validate } from '../testing';
import { VALUES } from '../testing-values';
import { translate } from '../translate';

const commands = async (yaml: string) => translate(yaml, 'run', false);
const compose = (text: string) => toCompose(text, { version: false }).yaml;

/** The words a shell makes of a line, with some variables set. */
const shell = (line: string, variables: Readonly<Record<string, string>> = {}): string[] =>
  execFileSync('sh', ['-c', `docker() { printf '%s\\0' "$@"; }\n${line}`], { env: variables })
    .toString()
    .split('\0')
    .slice(0, -1);

const COMPOSE = `
x-common: &common
  restart: unless-stopped
  logging: { driver: json-file, options: { max-size: 10m } }
services:
  web:
    <<: *common
    build: { context: ./web, dockerfile: Dockerfile.prod, args: [A=1], cache_from: [x] }
    ports:
      - "8080:80"
      - { target: 443, published: "8443", host_ip: 127.0.0.1, protocol: udp }
    environment:
      PASS: it's $$5 "x"
      HOST: \${DB_HOST:-db}
      EMPTY:
    env_file: [.env, { path: ~/other.env, required: false }]
    depends_on: { db: { condition: service_healthy } }
    deploy: { resources: { limits: { cpus: '0.5', memory: 512M } }, replicas: 2 }
    command: sh -c "echo hi | cat"
    secrets: [token]
    configs: [outside]
    extra_hosts: { a: 1.2.3.4 }
    ulimits: { nproc: 65535, nofile: { soft: 1, hard: 2 } }
    stop_grace_period: 1m30s
    network_mode: service:db
  db:
    <<: *common
    image: postgres:17
    container_name: pg
    volumes:
      - pgdata:/var/lib/postgresql/data
      - ~/x:/y
      - { type: tmpfs, target: /t, tmpfs: { mode: 01777 } }
    healthcheck: { test: [CMD, pg_isready, -U, a b], interval: 10s, retries: 5 }
    gpus: all
    networks: { lan: { aliases: [store], ipv4_address: 10.0.0.2 } }
networks:
  lan: { ipam: { config: [{ subnet: 10.0.0.0/24 }] }, internal: true }
volumes:
  pgdata: { driver: local, labels: [keep=yes] }
secrets:
  token: { file: ./token.txt }
configs:
  outside: { external: true }
`;

describe('a Compose file as commands', () => {
  it('says all that docker run can, in the order in which it is needed', async () => {
    expect(validate(parse(COMPOSE.replace('01777', '0o1777'), { merge: true }))).toBe(true);
    const { text, notes } = await commands(COMPOSE);
    expect(text).toBe(`docker network create --internal --subnet 10.0.0.0/24 lan

docker volume create --driver local --label keep=yes pgdata

docker run -d \\
  --name pg \\
  --restart unless-stopped \\
  --network lan \\
  --network-alias db \\
  --network-alias store \\
  --ip 10.0.0.2 \\
  -v pgdata:/var/lib/postgresql/data \\
  -v "\${HOME}/x:/y" \\
  --mount type=tmpfs,target=/t,tmpfs-mode=1777 \\
  --gpus all \\
  --health-cmd 'pg_isready -U '\\''a b'\\''' \\
  --health-interval 10s \\
  --health-retries 5 \\
  --log-driver json-file \\
  --log-opt max-size=10m \\
  postgres:17

docker build --tag web --file ./web/Dockerfile.prod --build-arg A=1 ./web

docker run -d \\
  --name web \\
  --restart unless-stopped \\
  --network container:pg \\
  -p 8080:80 \\
  -p 127.0.0.1:8443:443/udp \\
  -v ./token.txt:/run/secrets/token:ro \\
  -e 'PASS=it'\\''s $5 "x"' \\
  -e "HOST=\${DB_HOST:-db}" \\
  -e EMPTY \\
  --env-file .env \\
  --env-file "\${HOME}/other.env" \\
  --add-host a:1.2.3.4 \\
  --cpus 0.5 \\
  --log-driver json-file \\
  --log-opt max-size=10m \\
  --memory 512M \\
  --stop-timeout 90 \\
  --ulimit nproc=65535 \\
  --ulimit nofile=1:2 \\
  web sh -c 'echo hi | cat'
`);
    expect(notes).toEqual([
      'Compose adds the project name in front of pgdata: existing data is in a volume such as project_pgdata',
      'Not converted: web.configs outside (a swarm stores it: mount it or pass it with -e)',
      'web has 2 replicas: run its command that many times, without the name and with different ports',
      'docker run doesn’t wait: make sure db is ready before web',
      'Not converted: web.build.cache_from (docker run has no equivalent)',
      'Set these in the shell first, which doesn’t read .env: DB_HOST',
    ]);
  });

  it('lets services meet as Compose does, under the names of the project', async () => {
    const { text } = await commands(
      'name: shop\nservices: {a: {image: i, volumes: ["db:/d"]}, b: {image: i, container_name: c}}\nvolumes: {db: }',
    );
    expect(text).toBe(`docker network create shop_default
docker run -d --name a --network shop_default -v shop_db:/d i
docker run -d --name c --network shop_default --network-alias b i
`);
  });

  it('reads the first version of the format, and refuses what is no Compose file', async () => {
    expect((await commands('web:\n  image: nginx\n')).text).toBe('docker run -d --name web nginx\n');
    for (const text of ['a: 1', '- a', 'services: {}', 'services: [', ''])
      await expect(commands(text), text).rejects.toMatchObject({ name: 'InputError' });
  });

  it('survives services that need one another in a circle', async () => {
    const circle = 'services: {a: {image: i, depends_on: [b]}, b: {image: i, depends_on: [a]}}';
    expect((await commands(circle)).text.match(/docker run/g)).toHaveLength(2);
  });
});

describe('what a shell makes of the commands', () => {
  it('is every text as it was, with variables filled in as Compose would', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ0 -|"\'\\`\n\t*?#~!;&<>(){}[]é😀=$'), maxLength: 12 });
    const texts = fc.sample(text, { seed: 7, numRuns: 60 });
    const environment = texts.map((one, at) => `V${at}=${one.replaceAll('$', '$$$$')}`);
    const yaml = JSON.stringify({
      services: {
        a: { image: 'i', environment: [...environment, `X=<\${A:-it is "so"}>`, 'Y=$B', 'Z=$'.concat('{A:+`b` $$x}')] },
      },
    });
    const words = shell((await commands(yaml)).text, { A: '', B: 'x y' });
    expect(words.filter((_, at) => words[at - 1] === '-e')).toEqual([
      ...texts.map((one, at) => `V${at}=${one}`),
      'X=<it is "so">',
      'Y=x y',
      'Z=',
    ]);
    expect(shell((await commands(yaml)).text, { A: '1' })).toContain('Z=`b` $x');
  });
});

describe('from commands to a file and back', () => {
  /** What the file cannot keep, or docker itself refuses in this place. */
  const lost = new Set(
    Object.keys(RUN.flags).filter((name) => RUN.flags[name]!.as === 'none' || name === 'network-alias'),
  );
  for (const name of ['ip', 'ip6', 'link-local-ip', 'volume-driver', 'no-healthcheck', 'health-cmd']) lost.add(name);
  const kept = Object.keys(RUN.flags).filter((name) => !lost.has(name) && name !== 'name');
  const option = fc
    .constantFrom(...kept)
    .chain((name) => fc.constantFrom(...(VALUES[name] ?? ['true'])).map((value) => [name, value] as const));
  const getLine = (options: readonly (readonly [string, string])[], rest: string) =>
    ['docker run --name web', ...options.map(([name, value]) => `--${name}=${quote(value)}`), 'image', rest].join(' ');
  const getFlags = (text: string): string[] => {
    const { commands: found } = readShell(text);
    const { rest } = subcommand(dockerWords(found.at(-1)!)!.after);
    return readRun(rest, RUN, new Notes(), (message) => new InputError(message)).provided.map(({ name }) => name);
  };

  it('keeps the same file, and the same set of options', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(option, { maxLength: 12 }),
        fc.array(fc.string({ maxLength: 6 })),
        async (options, words) => {
          const line = getLine(options, words.map(quote).join(' '));
          const file = compose(line);
          const { text } = await commands(file);
          expect(parse(compose(text))).toEqual(expectCompose(file));
          expect(compose(text)).toBe(compose((await commands(compose(text))).text));
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('keeps mounts of both kinds in their order', async () => {
    const file = compose(
      'docker run --name web --mount type=bind,src=/a,dst=/b -v /data --mount type=volume,dst=/c -v x:/y image',
    );
    expect(compose((await commands(file)).text)).toBe(file);
  });

  it.each(kept)('keeps --%s', async (name) => {
    for (const value of VALUES[name] ?? ['true']) {
      const { yaml, notes } = toCompose(getLine([[name, value]], ''), { version: false });
      const { text } = await commands(yaml);
      const isKept = !notes.some((note) => note.startsWith('Not converted'));
      expect(getFlags(text).sort(), text).toEqual(['detach', 'name', ...(isKept ? [name] : [])].sort());
    }
  });

  it('keeps several services and what they share', async () => {
    const text = `docker network create --driver bridge --subnet 10.1.0.0/16 lan
docker volume create --driver local --opt type=nfs data
docker run -d --name db --network lan --network-alias store --ip 10.1.0.5 -v data:/d --health-cmd 'pg_isready || exit 1' postgres
docker run -d --name web --network lan --link db:sql --volumes-from db:ro --ulimit nofile=1:2 -p 80:80 nginx`;
    const file = compose(text);
    const back = await commands(file);
    expect(parse(compose(back.text))).toEqual(parse(file));
    expect(back.notes).toEqual([]);
  });
});

it('reads the same from a file as from the commands it was made of', async () => {
  const line = 'docker run --name a -p 80:80 -e A=1 --memory 1g --gpus 2 --ulimit nofile=1 i x';
  const { file } = readCommands(line);
  expect(await readStack(file.toYaml(true))).toEqual(stackOfCommands(file));
});
