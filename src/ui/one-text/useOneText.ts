import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Input } from '@/kit/input';
import type { AnyTool } from '@/kit/tool';
import type { InputContent, InputHandle } from '../InputBox';
import { type Inputs, useInputs } from '../useInputs';
import type { OptionState, Values } from '../useOptions';
import { useRun } from '../useRun';

const START = { input: '' };

interface More {
  /** What the tool is given beside the options in the strip; the same object until something of it changes. */
  extra?: Values;
  /** There is a text, but something else is not there yet. */
  incomplete?: boolean;
}

/** For a view with one text that is run as it is typed. */
export function useOneText(slug: string, tool: AnyTool, options: OptionState, { extra, incomplete }: More = {}) {
  const edited = useInputs<Inputs>(START);
  const run = useRun(slug, tool);
  const handle = useRef<InputHandle>(null);
  const { values, ready } = options;
  const { start, clear, outcome } = run;
  const text = edited.value.input as string;
  const idle = text === '' || incomplete;

  const execute = useCallback(() => {
    if (idle) clear();
    else start(text, extra ? { ...values, ...extra } : values);
  }, [idle, text, values, extra, start, clear]);
  useLayoutEffect(() => {
    if (ready) execute();
  }, [ready, execute]);

  return {
    edited,
    text,
    empty: text === '',
    run,
    execute,
    /** By the button: what was typed so far is a step to go back to. */
    settleAndExecute() {
      edited.settle();
      execute();
    },
    output: idle ? '' : ((outcome?.shown.value as string | undefined) ?? ''),
    goTo: (offset: number) => handle.current?.goTo(offset),
    load(example: AnyTool['examples'][number]) {
      if (example.options) options.set(example.options as Values);
      edited.replace({ input: example.input as string });
    },
    box: {
      input: tool.input as Input,
      value: text,
      handle,
      onChange: (value: InputContent) => edited.change(() => ({ input: value })),
    },
  };
}
