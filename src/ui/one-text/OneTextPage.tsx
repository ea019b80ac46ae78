import type { ReactNode } from 'react';
import { Button } from '../Button';
import { EditActions } from '../EditActions';
import { Examples } from '../Examples';
import { HelpGuide } from '../HelpGuide';
import { InputBox } from '../InputBox';
import { OptionStrip } from '../OptionStrip';
import { OutputPanel } from '../OutputPanel';
import { helpSteps, type ToolPageProps } from '../pages/page';
import { type OptionState, useOptions } from '../useOptions';
import { useOneText } from './useOneText';

type OneText = ReturnType<typeof useOneText> & Pick<OptionState, 'values'>;

interface OneTextPageProps extends ToolPageProps {
  className: string;
  /** What is drawn below input and result. */
  children(one: OneText): ReactNode;
}

/** One text, what becomes of it, and something else. */
export function OneTextPage({ slug, tool, className, children }: OneTextPageProps) {
  const options = useOptions(slug, tool.options);
  const { values } = options;
  const one = useOneText(slug, tool, options);
  const { edited, text, empty, run, settleAndExecute, load, box } = one;
  return (
    <div className={`transform ${className}`}>
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button label="Convert" look="primary" disabled={empty} onClick={settleAndExecute} />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox {...box} onSubmit={settleAndExecute} actions={<EditActions edited={edited} empty={empty} />} />
      </div>
      <OutputPanel
        slug={slug}
        tool={tool}
        run={run}
        options={values}
        linkable={empty ? undefined : { input: text }}
        errorText={text}
        empty={
          <>
            <p>The result appears here as you type.</p>
            <Examples of={tool.examples} onPick={load} />
          </>
        }
      />
      {children({ ...one, values })}
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
