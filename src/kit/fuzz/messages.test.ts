import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { processorTime } from '@/engines/testing/processor-time';
import { definedSlugs, loadTool } from '../definitions';
import { getInputs, shapeInput } from '../input';
import { initialValues, type OptionValue } from '../option';
import { execute } from '../run/execute';
import { isChecked } from '../testing/checked';
import { testContext } from '../testing/run-tool';
import type { AnyTool } from '../tool';
import { PATIENCE } from './attempt';

/** Characters of an input that is a single word, or a single line. */
const SIZE = 5000;
/** A line on a screen and what is said around it. */
const MOST = 500;

/** Long ones of which a message might name the part that is wrong: each is one piece to some tool. */
const INPUTS: readonly string[] = [
  'a'.repeat(SIZE),
  '9'.repeat(SIZE),
  `1.${'9'.repeat(SIZE)}`,
  'é😀'.repeat(SIZE / 3),
  `${'word '.repeat(SIZE / 5)}`,
  `{"${'a'.repeat(SIZE)}": ${'b'.repeat(SIZE)}}`,
  `<${'a'.repeat(SIZE)}>${'b'.repeat(SIZE)}</c>`,
  `@${'a'.repeat(SIZE)} { ${'b'.repeat(SIZE)}: c`,
  `https://${'a'.repeat(SIZE)}/${'b'.repeat(SIZE)}?${'c'.repeat(SIZE)}`,
  `${'a'.repeat(SIZE)}.${'b'.repeat(SIZE)}.${'c'.repeat(SIZE)}`,
  `${'a'.repeat(SIZE)}: ${'b'.repeat(SIZE)}: c`,
  `docker run --${'a'.repeat(SIZE)} ${'b'.repeat(SIZE)}`,
  `* * ${'a'.repeat(SIZE)} * *`,
  `rgb(${'a'.repeat(SIZE)})`,
  `"${'a'.repeat(SIZE)}`,
  `(${'a'.repeat(SIZE)}`,
  `key=${'a'.repeat(SIZE)}`,
  `${'a,'.repeat(SIZE / 2)}`,
  `2026-01-01T${'0'.repeat(SIZE)}`,
  `data:${'a'.repeat(SIZE)};base64,${'%'.repeat(SIZE)}`,
  '\ud800'.repeat(SIZE),
];

async function collectMessages(tool: AnyTool, input: string, options: Record<string, OptionValue>): Promise<string[]> {
  const inputs = Object.fromEntries(getInputs(tool.input).map(([name]) => [name, input]));
  try {
    const { notes } = await execute(
      tool,
      shapeInput(tool.input, inputs),
      options,
      testContext({ signal: AbortSignal.timeout(5000) }, 'messages'),
    );
    return [...notes];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { hint = '', title = '', repairs = [] } = error.details;
    return [error.message, hint, title, ...repairs];
  }
}

/** The defaults, and each choice and switch the other way. */
function* settings(tool: AnyTool): Generator<Record<string, OptionValue>> {
  const initial = initialValues(tool.options) as Record<string, OptionValue>;
  yield initial;
  for (const [name, option] of Object.entries(tool.options)) {
    if ('choices' in option && option.choices)
      for (const value of Object.keys(option.choices as object)) yield { ...initial, [name]: value };
    if (option.kind === 'toggle') yield { ...initial, [name]: !initial[name] };
  }
}

describe.each(definedSlugs.filter(isChecked))('%s', (slug) => {
  it('repeats at most a line of what it was given', { timeout: 600_000 }, async () => {
    const tool = (await loadTool(slug)) as AnyTool;
    if (getInputs(tool.input).length === 0) return;
    const long: string[] = [];
    const started = processorTime();
    for (const options of settings(tool))
      for (const input of INPUTS) {
        if (processorTime() - started > PATIENCE) break;
        for (const message of await collectMessages(tool, input, options))
          if (message.length > MOST) long.push(`${message.length} characters: ${message.slice(0, 100)}`);
      }
    expect(long).toEqual([]);
  });
});
