import { useCallback, useEffect, useRef } from 'react';
import { InputError } from '@/engines/input-error';
import type { Input } from '@/kit/input';
import { Button } from '@/ui/Button';
import { EditActions } from '@/ui/EditActions';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox, type InputHandle } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { OutputPanel } from '@/ui/OutputPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { toast } from '@/ui/Toast';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { SETTLE_MS } from '@/ui/useUndoable';

const START = { input: '' };

/** The shared page and Swap, which needs the result as the next input. */
export default function IntegerBase({ slug, tool }: ToolPageProps) {
  const edited = useInputs(START);
  const options = useOptions(slug, tool.options);
  const run = useRun(slug, tool);
  const handle = useRef<InputHandle>(null);
  const number = edited.value.input as string;
  const { values, ready } = options;
  const { start, clear, outcome, error, stale } = run;

  const execute = useCallback(() => {
    if (number.trim() === '') clear();
    else start(number, values);
  }, [number, values, start, clear]);
  useEffect(() => {
    if (ready) execute();
  }, [ready, execute]);

  useEffect(() => {
    if (!error) return;
    // Half a number typed is no mistake yet.
    const timer = setTimeout(
      () =>
        toast({
          title: 'Error',
          description: error instanceof InputError ? error.message : 'Conversion failed',
          tone: 'destructive',
        }),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [error]);

  const swap = () => {
    options.set({ fromBase: values.toBase!, toBase: values.fromBase! });
    if (outcome && !error && !stale) edited.replace({ input: outcome.shown.value as string });
  };

  return (
    <div className="transform">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button label="Convert" look="primary" disabled={number === ''} onClick={execute} />
          <Button label="Swap" icon="arrow-left-right" onClick={swap} />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox
          input={tool.input as Input}
          value={number}
          handle={handle}
          onChange={(value) => edited.change((old) => ({ ...old, input: value }))}
          onSubmit={execute}
          actions={<EditActions edited={edited} empty={number === ''} />}
        />
      </div>
      <OutputPanel
        slug={slug}
        tool={tool}
        run={run}
        options={values}
        linkable={number === '' ? undefined : { input: number }}
        errorText={number}
        onGoTo={(offset) => handle.current?.goTo(offset)}
        empty={
          <>
            <p>The result appears here as you type.</p>
            <Examples
              of={tool.examples}
              onPick={(example) => {
                options.set({ fromBase: 'base10', toBase: 'base2', ...(example.options as object) });
                edited.replace({ input: example.input as string });
              }}
            />
          </>
        }
      />
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
