import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definedSlugs } from '@/kit/definitions';

const BUILT = resolve('dist-cli');
const folder = mkdtempSync(join(tmpdir(), 'localkit-bundle-'));

beforeAll(() => {
  spawnSync(process.execPath, ['bin/localkit.mjs', 'list']);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program that imports what was built. */
const runBuilt = (code: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }));
const getUrl = (file: string) => JSON.stringify(pathToFileURL(join(BUILT, file)).href);

/** Every file that an entry can come to load. */
function reachable(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const file of found)
    for (const [, name = ''] of readFileSync(join(BUILT, file), 'utf8').matchAll(
      /(?:\bfrom|\bimport)\s*\(?\s*["'`]\.{1,2}\/([^"'`]+\.js)["'`]/g,
    ))
      found.add(name);
  return found;
}

describe('an entry for a tool', () => {
  it('is there for each, and leads to no other tool', () => {
    const entries = readdirSync(join(BUILT, 'tools')).filter((name) => name.endsWith('.js'));
    expect(entries.map((name) => name.slice(0, -3)).sort()).toEqual(definedSlugs);
    const leadsToAll = (entry: string) => [...reachable(entry)].some((file) => file.startsWith('command-'));
    expect(leadsToAll('index.js')).toBe(true);
    expect(entries.filter((name) => leadsToAll(`tools/${name}`))).toEqual([]);
  });

  it('makes a small bundle, which runs', async () => {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(
      join(folder, 'page.js'),
      `import run, { InputError } from ${JSON.stringify(join(BUILT, 'tools', 'json-formatter.js'))};
      const { value } = await run('{"b":1,"a":2}', { sortKeys: true, minify: true });
      const error = await run('{').catch((error) => error);
      process.stdout.write(JSON.stringify([value, error instanceof InputError, error.constructor.name]));`,
    );
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        target: 'es2022',
        outDir: 'out',
        minify: true,
        // For Node, so that it can be run here.
        ssr: join(folder, 'page.js'),
      },
      ssr: { noExternal: true },
    });
    const files = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(folder, 'out', name)));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(150_000);
    const message = execFileSync(process.execPath, [join(folder, 'out', 'page.js')], { encoding: 'utf8' });
    expect(JSON.parse(message)).toEqual(['{"a":2,"b":1}', true, 'InputError']);
  });
});

it('keeps the name of its error through minifying', () => {
  const message = runBuilt(`
    const { InputError, run } = await import(${getUrl('index.js')});
    const error = await run('json-formatter', '{').catch((error) => error);
    console.log(JSON.stringify([InputError.name, error.name, error.constructor.name, String(error.stack).split(':')[0]]));`);
  expect(message).toEqual(['InputError', 'InputError', 'InputError', 'InputError']);
});

it('describes tools with examples that run as they are', { timeout: 300_000 }, () => {
  const message = runBuilt(`
    const { describe, run, tools } = await import(${getUrl('index.js')});
    const wrong = [];
    let count = 0;
    for (const { slug } of tools) {
      const described = JSON.parse(JSON.stringify(await describe(slug)));
      const [{ input, options, output, controls }] = described.examples;
      const { kind, value } = await run(slug, input, options, controls);
      const plain = kind === 'bytes' ? Buffer.from(value.bytes).toString('base64') : JSON.stringify(value);
      if (plain !== (kind === 'bytes' ? output.base64 : JSON.stringify(output))) wrong.push(slug);
      count++;
    }
    console.log(JSON.stringify({ wrong, count }));`);
  expect(message).toEqual({ wrong: [], count: definedSlugs.length });
});
