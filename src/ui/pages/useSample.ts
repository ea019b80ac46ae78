import { useEffect, useMemo, useState } from 'react';
import { initialValues } from '@/kit/option';
import { isOfItsKind, type Shown, toOutcome } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import type { Values } from '../hooks/useOptions';
import type { Inputs } from '../input/useInputs';
import { matches } from './useActionSteps';

/** What an empty page shows: an input, and what the tool makes of it with the options as they are. */
export interface Sample {
  inputs: Inputs;
  shown: Shown | undefined;
  /** It is being made. */
  isComing: boolean;
}

/** A sample is read at a glance. */
const LONGEST = 600;

type Example = AnyTool['examples'][number];

const getTexts = (example: Example): Inputs | undefined => {
  const inputs = typeof example.input === 'string' ? { input: example.input } : (example.input as Inputs | undefined);
  const isShort = (content: unknown) => typeof content === 'string' && content.length <= LONGEST;
  return inputs && Object.values(inputs).every(isShort) ? inputs : undefined;
};

/** What is typed or picked, and no choice of what the tool does. */
const TYPED = new Set(['line', 'area', 'secret', 'color', 'date']);
const withoutTyped = (tool: AnyTool, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !TYPED.has(tool.options[name]?.kind ?? 'line')));

/** The example that says most: one of what is chosen, else one that needs no options. */
function pickExample(tool: AnyTool, values: Values): { inputs: Inputs; known: Shown | undefined } | undefined {
  const candidates = tool.examples.flatMap((example) => {
    const inputs = getTexts(example);
    return inputs ? [{ example, inputs }] : [];
  });
  const needed = ({ example }: (typeof candidates)[number]): Values => ({
    ...initialValues(tool.options),
    ...(example.options as Values),
  });
  const fitting =
    candidates.find((one) => matches(values, needed(one))) ??
    // With a passphrase of its own, say, which stands in no field.
    candidates.find((one) => matches(values, withoutTyped(tool, needed(one))));
  const picked = fitting ?? candidates.find(({ example }) => !example.options) ?? candidates[0];
  // An example may be of another kind than the tool's usual one.
  const shown = fitting && toOutcome(tool.output.kind, fitting.example.output).shown;
  const known = shown && isOfItsKind(shown) ? shown : undefined;
  return picked && { inputs: picked.inputs, known };
}

/** A worked example for the empty page; it changes with the options. */
export function useSample(slug: string, tool: AnyTool, values: Values, wanted: boolean): Sample | undefined {
  const picked = useMemo(() => (wanted ? pickExample(tool, values) : undefined), [tool, values, wanted]);
  const [made, setMade] = useState<{ shown?: Shown }>();

  useEffect(() => {
    if (!picked || picked.known) return;
    const controller = new AbortController();
    const { signal } = controller;
    import('./run-sample')
      .then(({ runSample }) => runSample(slug, tool, picked.inputs, values, signal))
      .then(
        (shown) => {
          if (!signal.aborted) setMade({ shown });
        },
        () => setMade({}),
      );
    return () => controller.abort();
  }, [slug, tool, values, picked]);

  return picked && { inputs: picked.inputs, shown: picked.known ?? made?.shown, isComing: !picked.known && !made };
}
