import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { LONG } from '@/engines/testing/long';
import { definedSlugs, loadTool } from '../definitions';
import { initialValues } from '../option';
import type { AnyTool } from '../tool';
import { runInline, runInWorker, runsInWorker, runTool } from './runner';

const never = () => new AbortController().signal;

/** Of every kind of result and engine one; that all results pass between threads is asked of all tools in `registry.test.ts`. */
const SOME = [
  'base64-string',
  'csv-to-json',
  'hash-text',
  'json-validator',
  'qr-generator',
  'regex-tester',
  'text-diff-checker',
  'uuid-generator',
  'xml-converter',
];

describe('running in a worker gives what running inline gives', () => {
  it.each(LONG ? definedSlugs : SOME)('%s', async (slug) => {
    const tool = (await loadTool(slug))!;
    for (const example of tool.examples) {
      const job = { slug, input: example.input, options: { ...initialValues(tool.options), ...example.options } };
      const inline = await runInline(tool, job, { signal: never() });
      const away = await runInWorker(tool, job, { signal: never() });
      // What draws at random, or tells the time, gives something else every time; then the shape is what must agree.
      const again = await runInline(tool, job, { signal: never() });
      if (JSON.stringify(again) !== JSON.stringify(inline)) {
        expect(away.shown.kind).toBe(inline.shown.kind);
        expect(away.facts.map(({ label }) => label)).toEqual(inline.facts.map(({ label }) => label));
      } else expect(away).toEqual(inline);
    }
  });
});

describe('a worker', () => {
  const job = (input: string) => ({ slug: 'json-formatter', input, options: { indentSize: '2' } });
  const format = () => loadTool('json-formatter') as Promise<AnyTool>;

  it('is taken with the options that make a tool heavy', async () => {
    const tool = (await loadTool('css-minifier'))!;
    const options = initialValues(tool.options);
    expect(runsInWorker(tool, { input: 'a {}', options })).toBe(false);
    expect(runsInWorker(tool, { input: 'a {}', options: { ...options, compressedSizes: true } })).toBe(true);
  });

  it('keeps the place of an error', async () => {
    const failed = runInWorker(await format(), job('{"a":\n  }'), { signal: never() });
    await expect(failed).rejects.toSatisfy(
      (error: InputError) => error instanceof InputError && error.details.line === 2,
    );
  });

  it('is ended by an abort while it works, and the next run works', async () => {
    const tool = await format();
    const controller = new AbortController();
    const running = runInWorker(tool, job(`[${'{"a":[1,2,3]},'.repeat(1_500_000)}1]`), { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('stopped')), 20);
    await expect(running).rejects.toThrow('stopped');
    const next = await runInWorker(tool, job('[1]'), { signal: never() });
    expect(next.shown.value).toBe('[\n  1\n]');
  });

  it('gives up after the time limit and says so', async () => {
    const tool = { ...(await format()), timeLimit: { after: 1, message: 'Stopped after a moment' } };
    const running = runInWorker(tool, job(`[${'{"a":[1,2,3]},'.repeat(1_500_000)}1]`), { signal: never() });
    await expect(running).rejects.toThrow('Stopped after a moment');
  });

  it('that crashes gives a message, and the next run works', async () => {
    const tool = await format();
    const running = runInWorker(tool, { slug: 'json-formatter', input: '[1]', options: {} }, { signal: never() });
    await running;
    const Real = globalThis.Worker;
    class Crashing extends Real {
      override postMessage() {
        this.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
      }
    }
    // The idle worker of the run before is used up first.
    const first = runInWorker(tool, job('[1]'), { signal: never() });
    globalThis.Worker = Crashing;
    const crashed = runInWorker(tool, job('[1]'), { signal: never() });
    await expect(crashed).rejects.toThrow('stopped unexpectedly');
    globalThis.Worker = Real;
    await first;
    expect((await runInWorker(tool, job('[1]'), { signal: never() })).shown.value).toBe('[\n  1\n]');
  });

  it('is used for large input only', async () => {
    const tool = await format();
    const small = await runTool(tool, job('[1]'), { signal: never() });
    const large = await runTool(tool, job(`[${'1,'.repeat(100_000)}1]`), { signal: never() });
    expect(small.shown.value).toContain('1');
    expect((large.shown.value as string).length).toBeGreaterThan(200_000);
  });
});
