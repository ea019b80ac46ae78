import { describe, expect, it } from 'vitest';
import { loadDefinitions } from './chain';
import { type ChainEvent, ChainRunner } from './runner';

const step = (tool: string) => ({ tool, options: {} });

/** Runs and waits for the end of the newest job. */
function start() {
  const events: ChainEvent[] = [];
  let settle: (event: ChainEvent) => void = () => {};
  const runner = new ChainRunner((event) => {
    events.push(event);
    if (event.kind === 'done' || event.kind === 'failed') settle(event);
  });
  const end = () =>
    new Promise<ChainEvent>((resolve) => {
      settle = resolve;
    });
  return { runner, events, end };
}

describe('a chain in its worker', () => {
  it('works on the file that was dropped, also where another job comes while it is read', async () => {
    const steps = [step('string-reverser')];
    const defined = await loadDefinitions(['string-reverser']);
    const { runner, end } = start();
    let ended = end();
    runner.run({ steps, each: 'whole' }, 'before', defined);
    await ended;
    ended = end();
    // A file of some size takes a while; a step that is added meanwhile must not be run on what was there before.
    const file = new File(['abc'.repeat(1_000_000)], 'a.txt');
    runner.run({ steps, each: 'whole' }, file, defined);
    runner.run({ steps: [...steps, ...steps], each: 'whole' }, file, defined);
    const event = await ended;
    expect(event.kind === 'done' && String(event.whole?.shown.value).length).toBe(3_000_000);
    runner.close();
  });

  it('answers with nothing when a result is asked for that went with its worker', async () => {
    const defined = await loadDefinitions(['string-reverser']);
    const { runner, end } = start();
    const ended = end();
    runner.run({ steps: [step('string-reverser')], each: 'whole' }, 'text', defined);
    await ended;
    expect((await runner.whole(0))?.shown.value).toBe('txet');
    expect(await runner.whole(5)).toBeUndefined();
    const asked = runner.whole(0);
    runner.close();
    expect(await asked).toBeUndefined();
    expect(await runner.whole(0)).toBeUndefined();
  });

  it('ends a step that takes too long on one of many lines', async () => {
    const defined = await loadDefinitions(['regex-tester']);
    const tool = defined('regex-tester')!;
    const limited = { ...tool, timeLimit: { after: 300, message: 'Too slow' } };
    const { runner, end } = start();
    const ended = end();
    runner.run(
      { steps: [{ tool: 'regex-tester', options: { pattern: '(a+)+$' } }], each: 'line' },
      `ok\n${'a'.repeat(40)}!`,
      () => limited,
    );
    const event = await ended;
    expect(event.kind === 'failed' && event.failure.message).toBe('Too slow');
    runner.close();
  });
});
