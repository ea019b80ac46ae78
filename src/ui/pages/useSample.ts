import { useEffect, useMemo, useState } from 'react';
import { shapeInput } from '@/kit/input';
import { initialValues } from '@/kit/option';
import { type Shown, toOutcome } from '@/kit/output';
import { runsInWorker, runTool } from '@/kit/run/runner';
import type { AnyTool } from '@/kit/tool';
import type { Values } from '../hooks/useOptions';
import { useStarted } from '../hooks/useStarted';
import type { Inputs } from '../input/useInputs';
import { matches } from './useActionSteps';

/** What an empty page shows: an input, and what the tool makes of it with the options as they are. */
export interface Sample {
  inputs: Inputs;
  shown: Shown | undefined;
}

/** Not before the page can be used. */
const PATIENCE_MS = 400;
/** A sample is read at a glance. */
const LONGEST = 600;

type Example = AnyTool['examples'][number];

const getTexts = (example: Example): Inputs | undefined => {
  const inputs = typeof example.input === 'string' ? { input: example.input } : (example.input as Inputs | undefined);
  const isShort = (content: unknown) => typeof content === 'string' && content.length <= LONGEST;
  return inputs && Object.values(inputs).every(isShort) ? inputs : undefined;
};

/** The example that says most: one that needs no options, if there is one. */
function pickExample(tool: AnyTool, values: Values): { example: Example; inputs: Inputs } | undefined {
  const candidates = tool.examples.flatMap((example) => {
    const inputs = getTexts(example);
    return inputs ? [{ example, inputs }] : [];
  });
  const fits = ({ example }: (typeof candidates)[number]) =>
    matches(values, { ...initialValues(tool.options), ...(example.options as Values) });
  return candidates.find(fits) ?? candidates.find(({ example }) => !example.options) ?? candidates[0];
}

/** A worked example for the empty page; it changes with the options. Never run in a worker: it must cost nothing. */
export function useSample(slug: string, tool: AnyTool, values: Values, wanted: boolean): Sample | undefined {
  const started = useStarted();
  const [made, setMade] = useState<{ values: Values; shown: Shown | undefined }>();
  const picked = useMemo(() => (wanted ? pickExample(tool, values) : undefined), [tool, values, wanted]);
  const known = useMemo(() => {
    if (!picked) return undefined;
    const { example } = picked;
    const isAsSet = matches(values, { ...initialValues(tool.options), ...(example.options as Values) });
    // Of every kind but the tool's own only a run knows which it is.
    return isAsSet && !tool.also ? toOutcome(tool.output.kind, example.output).shown : undefined;
  }, [tool, values, picked]);

  useEffect(() => {
    if (!picked || known) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const job = { slug, input: shapeInput(tool.input, picked.inputs), options: values };
      if (runsInWorker(tool, job)) return;
      try {
        const { shown } = await runTool(tool, job, { signal: controller.signal, onProgress() {} });
        if (!controller.signal.aborted) setMade({ values, shown });
      } catch {
        // With these options the example has no result; then only its input is shown.
        if (!controller.signal.aborted) setMade({ values, shown: undefined });
      }
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [slug, tool, values, picked, known]);

  if (!picked) return undefined;
  // Not in the first drawing: whether its viewer has arrived by then, the server cannot know.
  return { inputs: picked.inputs, shown: started ? (known ?? made?.shown) : undefined };
}
