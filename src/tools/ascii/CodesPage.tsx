import { useEffect, useMemo, useRef } from 'react';
import { type Input, inputsOf } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import { Button } from '@/ui/Button';
import { EditActions } from '@/ui/EditActions';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox, type InputHandle } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { OutputPanel } from '@/ui/OutputPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';

/** Text to codes or back, at once or only by the button, as the visitor chooses. */
export default function CodesPage({ slug, tool }: ToolPageProps) {
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const edited = useInputs(useMemo(() => ({ input: '' }), []));
  const text = edited.value.input as string;
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const run = useRun(slug, tool);
  const { start, clear } = run;
  const handle = useRef<InputHandle>(null);

  useEffect(() => {
    if (!ready) return;
    if (text === '') clear();
    else if (values.realTime) start(text, values);
  }, [ready, text, values, start, clear]);

  const convert = () => {
    if (values.realTime || text === '') return;
    edited.settle();
    start(text, values);
  };

  return (
    <div className="transform">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button look="primary" label="Convert" disabled={Boolean(values.realTime) || text === ''} onClick={convert} />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox
          input={input}
          value={text}
          handle={handle}
          onChange={(value) => edited.change(() => ({ input: value }))}
          onSubmit={convert}
          actions={<EditActions edited={edited} empty={text === ''} clearLabel="Clear" asStep />}
        />
      </div>
      <OutputPanel
        slug={slug}
        tool={tool}
        run={run}
        options={values}
        linkable={text === '' ? undefined : { input: text }}
        errorText={text}
        onGoTo={(offset) => handle.current?.goTo(offset)}
        empty={
          <>
            <p>{values.realTime ? 'The result appears here as you type.' : 'Press Convert to see the result here.'}</p>
            <Examples
              of={tool.examples}
              onPick={(example) => {
                options.set({ realTime: true, ...(example.options as Record<string, OptionValue>) });
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
