import { expect } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { runTool } from '@/kit/testing/run-tool';
import type { AnyTool, ToolOptions } from '@/kit/tool';

/** Runs a tool that makes a text of a text. */
export const runner =
  <One extends AnyTool>(tool: One) =>
  async (input: string, options: Partial<ToolOptions<One>> = {}) => {
    const { shown, notes } = await runTool(tool, input as never, options);
    return { text: shown.value as string, notes };
  };

/** Deep enough for every stack; what takes the square of it is told from the rest only where it is longer. */
const MANY = LONG ? 100_000 : 20_000;

/** Texts that break programs. */
const HOSTILE = [
  '\0',
  '\ud800',
  '\ufeff',
  '__proto__: 1',
  '"',
  "'",
  '\t',
  '\r',
  'a'.repeat(MANY * 10),
  '9'.repeat(MANY * 10),
  '['.repeat(MANY),
  '{"a":'.repeat(MANY),
  `${'['.repeat(MANY)}${']'.repeat(MANY)}`,
  '<a>'.repeat(MANY),
  '- '.repeat(MANY),
  '> '.repeat(5_000),
  'a.'.repeat(MANY),
  '"'.repeat(MANY + 1),
  '*'.repeat(MANY),
  '&a;'.repeat(MANY),
  '0x'.padEnd(MANY, 'f'),
  `1${'0'.repeat(400)}.5e999999999999`,
];

/** What is quadratic takes minutes. */
const LONGEST_MS = 10_000;

/** Whatever comes in, a tool gives a value or a message for the visitor, and soon. */
export async function expectCalm(run: (input: string) => Promise<unknown>): Promise<void> {
  for (const input of HOSTILE) {
    const started = processorTime();
    await run(input).catch((error) => expect(error.name, `${input.slice(0, 20)}: ${error.stack}`).toBe('InputError'));
    expectWithin(LONGEST_MS, started, input.slice(0, 20));
  }
}
