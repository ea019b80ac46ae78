import { useEffect, useMemo, useState } from 'react';
import { initialValues } from '@/kit/option';
import { isOfItsKind, type Shown, toOutcome } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import type { Values } from '../hooks/useOptions';
import type { Inputs } from '../input/useInputs';

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

/** The example that says most: one of what is chosen, else one that needs no options. */
function pickExample(tool: AnyTool, values: Values): { inputs: Inputs; known: Shown | undefined } | undefined {
  const candidates = tool.examples.flatMap((example) => {
    const inputs = getTexts(example);
    return inputs ? [{ example, inputs }] : [];
  });
  // What is typed, such as a passphrase, need not be the same: it stands in no field.
  const fitting = candidates.find(({ example }) =>
    Object.entries({ ...initialValues(tool.options), ...(example.options as Values) }).every(
      ([name, value]) => values[name] === value || (typeof value === 'string' && !('choices' in tool.options[name]!)),
    ),
  );
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
