import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { definedSlugs } from '../definitions';
import { executeNow } from '../run/execute';
import { testContext } from '../testing/run-tool';
import { type Definitions, loadDefinitions, readChain } from './chain';
import { type ChainControls, Memo, runChain, runLines } from './run';

let defined: Definitions;
beforeAll(async () => {
  defined = await loadDefinitions(definedSlugs);
});

const getSteps = (text: string) => readChain(text, defined).chain.steps;

/** Counts what is run. */
function counted(memo?: Memo) {
  const ran: string[] = [];
  const controls: ChainControls = {
    defined,
    memo,
    execute(tool, job) {
      ran.push(job.slug);
      return executeNow(tool, job.input, job.options, testContext());
    },
  };
  return { ran, controls };
}

describe('a chain', () => {
  it('hands each result to the next tool', async () => {
    const { controls } = counted();
    const encoded = Buffer.from('{"b":1,"a":[true]}').toString('base64');
    const { passed, steps, failed } = await runChain(
      getSteps('base64-string --mode decode | json-minifier | hash-text --take SHA256'),
      encoded,
      controls,
    );
    expect(failed).toBeUndefined();
    expect(passed).toBe(createHash('sha256').update('{"b":1,"a":[true]}').digest('hex'));
    expect(steps.map((step) => step?.outcome.shown.kind)).toEqual(['text', 'code', 'fields']);
  });

  it('says of each step what matters most', async () => {
    const { steps } = await runChain(
      getSteps('base64-string --mode decode | json-formatter | hash-text --take MD5'),
      Buffer.from('{"b":1,"a":[true]}').toString('base64'),
      { ...counted(new Memo()).controls, clock: () => 0 },
    );
    const hash = createHash('md5').update('{\n  "b": 1,\n  "a": [\n    true\n  ]\n}').digest('hex');
    expect(steps.map((step) => step?.summary.title)).toEqual(['{"b":1,"a":[true]}', '2 keys', hash]);
  });

  it('begins with what makes something new', async () => {
    const { controls } = counted();
    const { passed } = await runChain(getSteps('uuid-generator | slug-generator'), undefined, controls);
    expect(passed).toMatch(/^[\da-f]{8}-/);
  });

  it('leaves out what is off, and gives back what went in where nothing is on', async () => {
    const { controls, ran } = counted();
    const { passed, steps } = await runChain(getSteps('json-minifier --off | hash-text --off'), 'as is', controls);
    expect([passed, steps, ran]).toEqual(['as is', [undefined, undefined], []]);
  });

  it('stops where a step fails, with its place, and keeps what came before', async () => {
    const { controls, ran } = counted();
    const { steps, failed } = await runChain(
      getSteps('base64-string --mode decode | json-minifier | hash-text'),
      Buffer.from('{\n"a": }').toString('base64'),
      controls,
    );
    expect(failed?.step).toBe(1);
    expect(failed?.error).toMatchObject({ details: { line: 2 } });
    expect(steps[0]?.passed).toBe('{\n"a": }');
    expect(ran).toEqual(['base64-string', 'json-minifier']);
  });

  it('says which step can never follow, and does not run it', async () => {
    const { controls, ran } = counted();
    const { failed } = await runChain(getSteps('hash-text | uuid-generator'), 'a', controls);
    expect(failed).toMatchObject({
      step: 1,
      error: { message: expect.stringContaining('can only be the first step') },
    });
    expect(ran).toEqual(['hash-text']);
  });

  it('takes a judgement against the input for a failure', async () => {
    const { controls } = counted();
    const { failed } = await runChain(getSteps('json-validator'), '{"a":1,"a":2}', controls);
    expect(failed?.error.message).toContain('Duplicate');
  });

  it('does not run again what comes before a change', async () => {
    const memo = new Memo();
    const run = async (text: string, input: string) => {
      const { ran, controls } = counted(memo);
      await runChain(getSteps(text), input, controls);
      return ran.length;
    };
    const five = (last: string) => `base64-string | slug-generator | text-formatter | json-minifier --off | ${last}`;
    expect(await run(five('hash-text'), 'Some Text')).toBe(4);
    expect(await run(five('hash-text'), 'Some Text')).toBe(0);
    expect(await run(five('hash-text --take SHA1'), 'Some Text')).toBe(1);
    expect(await run(five('base64-string'), 'Some Text')).toBe(1);
    expect(await run(five('base64-string | hash-text'), 'Some Text')).toBe(1);
    expect(await run('slug-generator | text-formatter', 'Some Text')).toBe(2);
    expect(await run('slug-generator | text-formatter', 'Another')).toBe(2);
  });
});

describe('each line', () => {
  it('goes through by itself, and a bad one spoils no other', async () => {
    const { controls } = counted();
    const rows = await runLines(
      getSteps('base64-string --mode decode | json-minifier'),
      'WzFd\r\n***\n\nWzIs\nWzNd\n',
      controls,
    );
    expect(rows.map(({ result }) => result)).toEqual(['[1]', undefined, '', undefined, '[3]']);
    expect(rows.map(({ step }) => step)).toEqual([undefined, 0, undefined, 1, undefined]);
  });

  it.runIf(LONG)('tells how far it is, ten thousand of them', async () => {
    const { controls, ran } = counted();
    const reports: number[] = [];
    const text = Array.from({ length: 10_000 }, (_, at) => `Line ${at}`).join('\n');
    const rows = await runLines(getSteps('slug-generator | base64-string | base64-string --mode decode'), text, {
      ...controls,
      progress: (done) => void reports.push(done),
    });
    expect(rows[9_999]).toEqual({ input: 'Line 9999', result: 'line-9999' });
    expect(ran).toHaveLength(30_000);
    expect(reports).toHaveLength(100);
  });
});
