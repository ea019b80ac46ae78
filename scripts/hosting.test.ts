import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { POLICY } from '@/site/document';
import { headerRules, headersFor, writeHeadersFile, writeNginxFile } from './headers.mjs';

type Headers = Record<string, string>;

/** Pages with rules of their own: the frames for visitors' own markup. */
const FRAMES: string[] = headerRules(POLICY)
  .map(([path]) => path)
  .filter((path: string) => path.endsWith('.html'));
const PATHS = ['/', '/tool/json-formatter', '/404.html', '/sw.js', '/assets/core-12345678.js', ...FRAMES];

const BASES = ['/', '/kit/'];

interface Rule {
  path: string;
  drop: string[];
  set: Headers;
}

function readRules(source: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of source.split('\n').filter((text) => text !== '')) {
    const [, dropped] = /^ {2}! (\S+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([A-Z][\w-]*): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: line, drop: [], set: {} });
    else if (dropped) rules.at(-1)!.drop.push(dropped);
    else if (name && value) rules.at(-1)!.set[name] = value;
    else throw new Error(`neither path nor header: ${line}`);
  }
  return rules;
}

const matching = (rules: readonly Rule[], path: string) =>
  rules.filter((rule) => (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path));

describe.each(BASES)('the header files for %s', (base) => {
  const rules = readRules(writeHeadersFile(POLICY, base));
  const address = (path: string) => base + path.slice(1);

  it.each(PATHS)('give %s the same on Netlify, where the last rule wins', (path) => {
    const sent = Object.assign({}, ...matching(rules, address(path)).map(({ set }) => set));
    expect(sent).toEqual(headersFor(POLICY, path));
  });

  it.each(PATHS)('give %s the same on Cloudflare Pages, where rules add up', (path) => {
    const sent: Headers = {};
    for (const { drop, set } of matching(rules, address(path))) {
      for (const name of drop) delete sent[name];
      for (const [name, value] of Object.entries(set)) sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    }
    expect(sent).toEqual(headersFor(POLICY, path));
  });

  it('know a page under the name without .html that hosts may give it', () => {
    for (const path of FRAMES)
      expect(Object.assign({}, ...matching(rules, address(path.replace('.html', ''))).map(({ set }) => set))).toEqual(
        headersFor(POLICY, path),
      );
  });

  it('keep within what Cloudflare Pages reads: a hundred rules, lines of 2000 characters', () => {
    expect(rules.length).toBeLessThan(100);
    for (const line of writeHeadersFile(POLICY, base).split('\n')) expect(line.length).toBeLessThan(2000);
  });

  it('are repeated whole in every location of nginx, which inherits none where one is added', () => {
    const config = writeNginxFile(POLICY, base);
    const getHeaders = (block: string) =>
      Object.fromEntries(
        [...block.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, name, value]) => [name, value]),
      );
    const blocks = config.split(/^(?=\s*location )/m);
    const findBlock = (match: string) =>
      blocks.find((block) => block.trimStart().startsWith(`location ${match} {`)) ?? '';
    expect(getHeaders(findBlock(base))).toEqual(headersFor(POLICY, '/'));
    expect(getHeaders(findBlock(`${base}assets/`))).toEqual(headersFor(POLICY, '/assets/x.js'));
    for (const path of FRAMES) expect(getHeaders(findBlock(`= ${address(path)}`))).toEqual(headersFor(POLICY, path));
    expect(config.split('{').length).toBe(config.split('}').length);
  });
});

it('pages name the policy that hosts send, which adds who may frame them', () => {
  expect(headersFor(POLICY, '/')['Content-Security-Policy']).toBe(`${POLICY}; frame-ancestors 'none'`);
  expect(headersFor(POLICY, '/')['Cache-Control']).toBe('no-cache');
  expect(headersFor(POLICY, '/assets/x.js')['Cache-Control']).toContain('immutable');
});

// No engine of containers is needed for what a slip would most likely break.
describe('the container', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const [, build = '', run = ''] = dockerfile.split(/^FROM /m);

  it('copies files that are there', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    expect(sources).toContain('hosting/nginx.conf');
    for (const file of sources) expect(existsSync(file), file).toBe(true);
    const made = [...run.matchAll(/^COPY --from=build (\S+)/gm)].map(([, file]) => file);
    expect(made).toEqual(['/app/dist-hosting/nginx-locations.conf', '/site']);
    expect(build).toContain('"/site/$BASE_PATH"');
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const file of sources) expect(ignored).not.toContain(file.split('/')[0]);
  });

  it('puts them where its nginx looks, and runs it without privileges', () => {
    const config = readFileSync('hosting/nginx.conf', 'utf8');
    expect(run).toContain('COPY hosting/nginx.conf /etc/nginx/nginx.conf');
    expect(config).toContain('include /etc/nginx/localkit/*.conf;');
    expect(run.match(/ \/etc\/nginx\/localkit\/$/gm)).toHaveLength(2);
    expect(config).toContain('root /srv/localkit;');
    expect(run).toMatch(/\/site \/srv\/localkit$/m);
    expect(run).toMatch(/^USER www-data$/m);
    expect(run).toMatch(/^HEALTHCHECK .*127\.0\.0\.1:8080/m);
    // All it writes lies in the one folder that a read-only container has for it.
    for (const [, path = ''] of config.matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);/gm)) expect(path).toMatch(/^\/tmp\//);
  });

  it('is composed read-only, with nothing it could gain', () => {
    const { services } = parse(readFileSync('compose.yaml', 'utf8'));
    expect(services.localkit).toMatchObject({
      build: { context: '.' },
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(services.localkit.ports[0]).toMatch(/:8080$/);
    const args = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
    expect(Object.keys(services.localkit.build.args).sort()).toEqual([...new Set(args)].sort());
  });
});

it('GitHub Pages gets the site built for the path it is given', () => {
  const { jobs, permissions } = parse(readFileSync('.github/workflows/pages.yml', 'utf8'));
  const steps = jobs.publish.steps as { uses?: string; run?: string; env?: Headers; with?: Headers }[];
  const { env } = steps.find(({ run }) => run === 'npm run build')!;
  expect(env?.BASE_PATH).toContain('steps.pages.outputs.base_path');
  expect(env?.SITE_URL).toContain('steps.pages.outputs.origin');
  expect(steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'))?.with?.path).toBe('dist');
  expect(permissions).toMatchObject({ pages: 'write', 'id-token': 'write' });
});
