import { expect } from 'vitest';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { runTool } from '@/kit/testing/run-tool';
import type { AnyTool, OptionsOf } from '@/kit/tool';

/** Runs a tool that makes a text of a text. */
export const runner =
  <One extends AnyTool>(tool: One) =>
  async (input: string, options: Partial<OptionsOf<One>> = {}) => {
    const { shown, notes } = await runTool(tool, input as never, options);
    return { text: shown.value as string, notes };
  };

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
  'a'.repeat(1_000_000),
  '9'.repeat(1_000_000),
  '['.repeat(100_000),
  '{"a":'.repeat(100_000),
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  '<a>'.repeat(100_000),
  '- '.repeat(100_000),
  '> '.repeat(5_000),
  'a.'.repeat(100_000),
  '"'.repeat(100_001),
  '*'.repeat(100_000),
  '&a;'.repeat(100_000),
  '0x'.padEnd(100_000, 'f'),
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
