// The library as it is installed: its types, every example of every tool beside the command, a worker, and what importing it loads.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Runs a program in the folder where the package is installed. @param {string} home @param {string} code */
export function runIn(home, code, args = /** @type {readonly string[]} */ ([])) {
  const file = join(home, 'program.mjs');
  writeFileSync(file, code);
  return execFileSync(process.execPath, [file, ...args], { cwd: home, encoding: 'utf8', maxBuffer: 1e8 });
}

/**
 * Every example gives what it says, and what the command prints for it; what draws at random or looks at the clock can only do the first,
 * and gives something else for another seed, three years later.
 * @param {string} home
 * @param {readonly { slug: string }[]} described
 */
export function testExamples(home, described) {
  writeFileSync(join(home, 'described.json'), JSON.stringify(described));
  const output = runIn(
    home,
    `
    import assert from 'node:assert/strict';
    import { readFileSync } from 'node:fs';
    import { run } from 'localkit';
    import { start } from './node_modules/localkit/dist-cli/main.js';
    const write = process.stdout.write;
    async function printed(words) {
      const parts = [];
      process.stdout.write = (part) => parts.push(Buffer.from(part)) > 0;
      process.stderr.write = () => true;
      await start(words).finally(() => { process.stdout.write = write; });
      return Buffer.concat(parts).toString();
    }
    const counts = { examples: 0, commands: 0 };
    for (const { slug, inputs, options, examples } of JSON.parse(readFileSync('described.json', 'utf8')))
      for (const example of examples) {
        const isFile = inputs[0]?.kind === 'file';
        const { input, controls } = example;
        const at = (seed, now) => run(slug, input, example.options, { seed, now });
        const result = await run(slug, input, example.options, controls);
        const { base64 } = example.output;
        if (base64 !== undefined) assert.equal(Buffer.from(result.value.bytes).toString('base64'), base64, slug);
        else assert.deepEqual(JSON.parse(JSON.stringify(result.value)), example.output, slug);
        if (example.notes) assert.deepEqual(result.notes, example.notes, slug);
        if (example.data !== undefined) assert.deepEqual(JSON.parse(JSON.stringify(result.data)), example.data, slug);
        counts.examples++;
        if (isFile) continue;
        const texts = inputs.length === 1 && inputs[0].name === 'input' ? { input } : (input ?? {});
        const flags = [
          ...Object.entries(example.options ?? {}).map(([name, value]) => options.find((one) => one.name === name).flag + '=' + value),
          ...Object.entries(texts).map(([name, value]) => inputs.find((one) => one.name === name).flag + '=' + value),
        ];
        const text = result.text.replace(/\\n$/, '');
        const printedText = (await printed([slug, ...flags])).replace(/\\n$/, '');
        if (printedText === text) counts.commands++;
        else assert.notEqual((await at('another', controls.now + 1e11)).text.replace(/\\n$/, ''), text, slug + ' says ' + printedText);
      }
    console.log(JSON.stringify(counts));
    process.exit(0);`,
  );
  const { examples, commands } = JSON.parse(output);
  assert(examples > 300 && commands > 200, output);
  return examples;
}

/** @param {string} home */
export function testImport(home) {
  const folder = join(home, 'node_modules', 'localkit', 'dist-cli');
  /** Files that come with the first one, by what they import without being asked. */
  const loaded = new Set(['index.js']);
  for (const file of loaded) {
    const code = readFileSync(join(folder, file), 'utf8');
    assert.doesNotMatch(code, /(from|import)\s*"node:/, `${file} runs in a browser`);
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) loaded.add(name);
  }
  const bytes = [...loaded].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  assert(bytes < 200_000, `importing the library loads ${bytes} bytes: ${[...loaded].join(', ')}`);
  const output = runIn(
    home,
    `
    const before = Object.keys(globalThis).join();
    const listeners = process.eventNames().length;
    const { tools, ...rest } = await import('localkit');
    console.log(JSON.stringify([tools.length > 140, Object.keys(rest).sort(), before === Object.keys(globalThis).join(),
      listeners === process.eventNames().length]));`,
  );
  assert.deepEqual(JSON.parse(output), [true, ['InputError', 'chain', 'describe', 'detect', 'run'], true, true]);
}

/** @param {string} home */
export function testWorker(home) {
  writeFileSync(
    join(home, 'in-worker.mjs'),
    `import { parentPort } from 'node:worker_threads';
    import { detect, run } from 'localkit';
    const [best] = await detect(Uint8Array.of(31, 139, 8, 0, 0, 0, 0, 0, 0, 3));
    parentPort.postMessage((await run(best.slug, 'abc', { algorithm: 'MD5' })).text);`,
  );
  const output = runIn(
    home,
    `import { Worker } from 'node:worker_threads';
    new Worker(new URL('./in-worker.mjs', import.meta.url)).on('message', (text) => console.log(text));`,
  );
  assert.equal(output.trim(), 'MD5: 900150983cd24fb0d6963f7d28e17f72');
}

const TYPED = `
import { chain, describe, detect, InputError, run, tools, type OptionsOf, type ResultOf, type Slug } from 'localkit';
import format, { run as runFormat } from 'localkit/json-formatter';
import { run as parseToken } from 'localkit/jwt-parser';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>) => {};

const formatted = await run('json-formatter', '{}', { sortKeys: true, indentSize: '4' });
same<typeof formatted.value, string>(true);
same<typeof formatted.kind, 'code'>(true);
const hash = await run('hash-text', new Blob(['a']), { algorithm: 'MD5' }, { seed: 'a', now: new Date(), signal: AbortSignal.timeout(9) });
same<typeof hash.data.digests.MD5, string | undefined>(true);
const label: string = hash.value[0]!.label;
const uuids = await run('random-uuid');
same<typeof uuids.value, readonly string[]>(true);
await run('random-uuid', undefined, { count: 3 });
const decoded = await run('base64-string', 'YQ==', { mode: 'decode' });
if (decoded.kind === 'bytes') same<typeof decoded.value.bytes, Uint8Array>(true);
else same<typeof decoded.value, string>(true);
const color = await run('color', 'red');
if (color.kind === 'fields') same<typeof color.data.hex, string>(true);
const compared = await run('text-diff-checker', { left: 'a', right: 'b' });
same<ResultOf<'text-diff-checker'>, typeof compared>(true);
same<OptionsOf<'json-formatter'>['documents'], 'each' | 'array' | 'lines' | undefined>(true);
const slug: Slug = tools[0]!.slug;
const { value } = await chain('json-formatter | hash-text', '{}');
same<typeof value, string | Uint8Array>(true);
const [best] = await detect({ bytes: new Uint8Array(), name: 'a.png' }, { limit: 1 });
const why: string | undefined = best?.why;
try { await run('json-formatter', '{'); } catch (error) { if (error instanceof InputError) { error.details.line?.toFixed(); error.details.repairs?.join(); } }
export { label, slug, why };

// @ts-expect-error: there is no such tool
await run('json-formater', '{}');
// @ts-expect-error: there is no such option
await run('json-formatter', '{}', { sortKey: true });
// @ts-expect-error: not one of its values
await run('json-formatter', '{}', { indentSize: '11' });
// @ts-expect-error: no switch
await run('json-formatter', '{}', { sortKeys: 'yes' });
// @ts-expect-error: the input is missing
await run('json-formatter');
// @ts-expect-error: no option of this tool
await chain({ steps: [{ tool: 'base64-string', options: { sortKeys: true } }] }, '');
// @ts-expect-error: there is no such tool
await chain({ steps: [{ tool: 'base65-string' }] }, '');
// @ts-expect-error: there is no such option
await format('{}', { sortKey: true });
// @ts-expect-error: there is no such tool
await describe('json-formater');
// @ts-expect-error: it takes two
await run('text-diff-checker', 'a');
// @ts-expect-error: it takes none
await run('random-uuid', 'a');
// @ts-expect-error: a result of fields is no text
hash.value.toUpperCase();
// @ts-expect-error: it may be bytes
decoded.value.toUpperCase();
// @ts-expect-error: it gives no data
formatted.data.keys;
`;

/** What the declarations allow and what they refuse. @param {string} home */
export function testTypes(home) {
  writeFileSync(join(home, 'typed.mts'), TYPED);
  for (const module of ['nodenext', 'esnext'])
    execFileSync(
      process.execPath,
      [
        resolve('node_modules/typescript/bin/tsc'),
        ...['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--target', 'es2023', '--lib', 'es2023,dom'],
        ...['--types', '', '--module', module, '--moduleResolution', module === 'esnext' ? 'bundler' : module],
        'typed.mts',
      ],
      { cwd: home, stdio: 'inherit' },
    );
}
