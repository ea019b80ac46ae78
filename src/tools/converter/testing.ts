import { expect } from 'vitest';
import { initialValues, type OptionShape, type OptionValues } from '@/kit/option';
import { execute } from '@/kit/run/execute';
import type { AnyTool } from '@/kit/tool';

/** Runs a tool as the page does, with its defaults where nothing else is said. */
export const runner =
  <Shape extends OptionShape>(tool: { options: Shape }) =>
  async (input: string, options: Partial<OptionValues<Shape>> = {}) => {
    const all = { ...initialValues(tool.options), ...options };
    const { shown, notes } = await execute(tool as unknown as AnyTool, input, all, {} as never);
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

/** Two seconds on a machine of its own. Tests share theirs, and what is quadratic takes minutes anyway. */
const LONGEST_MS = 10_000;

/** Whatever comes in, a tool gives a value or a message for the visitor, and soon. */
export async function expectCalm(run: (input: string) => Promise<unknown>): Promise<void> {
  for (const input of HOSTILE) {
    const start = performance.now();
    await run(input).catch((error) => expect(error.name, `${input.slice(0, 20)}: ${error.stack}`).toBe('InputError'));
    expect(performance.now() - start, input.slice(0, 20)).toBeLessThan(LONGEST_MS);
  }
}
