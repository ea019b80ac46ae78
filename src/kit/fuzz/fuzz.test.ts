import fc from 'fast-check';
import { describe, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { processorTime } from '@/engines/testing/processor-time';
import { definedSlugs, loadTool } from '../definitions';
import { getInputs } from '../input';
import { initialValues } from '../option';
import { isChecked } from '../testing/checked';
import type { AnyTool } from '../tool';
import { attempt, PATIENCE } from './attempt';
import { hostileRuns } from './hostile';

const RUNS = Number(process.env.FUZZ_RUNS ?? runs(250));

describe.each(definedSlugs.filter(isChecked))('%s', (slug) => {
  it('gives a value or a message for whatever it is given', { timeout: 600_000 }, async () => {
    const tool = (await loadTool(slug)) as AnyTool;
    const nothing = Object.fromEntries(getInputs(tool.input).map(([name]) => [name, '']));
    await attempt(tool, nothing, initialValues(tool.options));
    const started = processorTime();
    await fc.assert(
      fc.asyncProperty(hostileRuns(tool), async ({ inputs, options }) => {
        if (processorTime() - started < PATIENCE) await attempt(tool, inputs, options);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
