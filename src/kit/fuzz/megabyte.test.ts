import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { processorTime } from '@/engines/testing/processor-time';
import { definedSlugs, loadTool } from '../definitions';
import { getInputs } from '../input';
import { initialValues } from '../option';
import { isChecked } from '../testing/checked';
import type { AnyTool } from '../tool';
import { attempt, PATIENCE } from './attempt';

const CHARACTERS = ['a', ' ', '\n', '0', '(', '[', '{', '<', '"', '\\', '%', '&', '-', '\u{301}', '你', '😀'];
/** All of them in a long run; otherwise two for each tool, not the same for its neighbours. */
const charactersFor = (slug: string) => {
  const shift = definedSlugs.indexOf(slug) % 8;
  return LONG ? CHARACTERS : CHARACTERS.filter((_, at) => at % 8 === shift);
};

describe.each(definedSlugs.filter(isChecked))('%s', (slug) => {
  it('takes a megabyte of one character', { timeout: 600_000 }, async () => {
    const tool = (await loadTool(slug)) as AnyTool;
    const names = getInputs(tool.input).filter(([, { kind }]) => kind !== 'file');
    // What a time limit ends (a pattern of the visitor's own, say) is ended by it, in a worker of its own.
    if (names.length === 0 || tool.timeLimit) return;
    const started = processorTime();
    for (const character of charactersFor(slug)) {
      if (processorTime() - started > PATIENCE / 2) break;
      const long = character.repeat((tool.heavy === true ? 20_000 : 1_000_000) / character.length);
      try {
        await attempt(tool, Object.fromEntries(names.map(([name]) => [name, long])), initialValues(tool.options));
      } catch (error) {
        expect.fail(`${JSON.stringify(character)}: ${error}`);
      }
    }
  });
});
