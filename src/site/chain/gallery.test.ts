import { beforeAll, describe, expect, it } from 'vitest';
import { type Definitions, loadDefinitions, readChain, slugsIn } from '@/kit/chain/chain';
import { runChain, runLines } from '@/kit/chain/run';
import { pipedToText } from '@/kit/piped-value';
import { runTool } from '@/kit/testing/run-tool';
import { GALLERY } from './gallery';

let defined: Definitions;
beforeAll(async () => {
  defined = await loadDefinitions(GALLERY.flatMap(({ chain }) => slugsIn(chain)));
});

describe('the ready chains', () => {
  it('are at least sixteen, each with a name of its own', () => {
    expect(GALLERY.length).toBeGreaterThanOrEqual(16);
    expect(new Set(GALLERY.map(({ name }) => name)).size).toBe(GALLERY.length);
  });

  it.each(GALLERY)('$name', async ({ chain: text, input, output }) => {
    const { chain, faults } = readChain(text, defined);
    expect(faults).toEqual([]);
    const controls = {
      defined,
      execute: (tool: Parameters<typeof runTool>[0], job: { input: unknown; options: object }) =>
        runTool(tool, job.input as never, job.options),
    };
    if (chain.each === 'line') {
      const rows = await runLines(chain.steps, input, controls);
      expect(rows.map(({ result, error }) => result ?? error).join('\n')).toBe(output);
      return;
    }
    const { passed, failed } = await runChain(chain.steps, input, controls);
    expect(failed).toBeUndefined();
    expect(pipedToText(passed).replace(/\n$/, '')).toBe(output);
  });
});
