import { useEffect, useMemo } from 'react';
import { type Input, inputsOf } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import { Button } from '@/ui/Button';
import { EditActions } from '@/ui/EditActions';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { OutputPanel } from '@/ui/OutputPanel';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { COMMON } from './common';
import './view.css';

/** What is drawn where the character itself cannot be seen. */
const UNSEEN: Readonly<Record<string, string>> = { '\u00a0': '␣', '\u00ad': '-', '\u200d': '⁀' };

export default function HtmlEntities({ slug, tool }: ToolPageProps) {
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const edited = useInputs(useMemo(() => ({ input: '' }), []));
  const text = edited.value.input as string;
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const run = useRun(slug, tool);
  const { start, clear } = run;

  useEffect(() => {
    if (!ready) return;
    if (text === '') clear();
    else start(text, values);
  }, [ready, text, values, start, clear]);

  const convert = () => {
    edited.settle();
    if (text !== '') start(text, values);
  };
  const encoding = values.mode === 'encode';

  return (
    <div className="transform entity-tool">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button label="Convert" look="primary" disabled={text === ''} onClick={convert} />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox
          input={input}
          value={text}
          onChange={(value) => edited.change(() => ({ input: value }))}
          onSubmit={convert}
          actions={<EditActions edited={edited} empty={text === ''} />}
        />
      </div>
      <OutputPanel
        slug={slug}
        tool={tool}
        run={run}
        options={values}
        linkable={text === '' ? undefined : { input: text }}
        errorText={text}
        empty={
          <>
            <p>The result appears here as you type.</p>
            <p className="examples">
              {tool.examples.map((example) => (
                <Button
                  key={example.title}
                  small
                  label={example.title}
                  onClick={() => {
                    if (example.options) options.set(example.options as Record<string, OptionValue>);
                    edited.replace({ input: example.input as string });
                  }}
                />
              ))}
            </p>
          </>
        }
      />
      <Panel
        className="across entity-common"
        title="Common Entities"
        aside={encoding ? 'A click appends the character' : 'A click appends the entity'}
      >
        <ul className="entity-grid">
          {COMMON.map(([character, entity, name]) => (
            <li key={entity}>
              <button
                type="button"
                title={name}
                onClick={() =>
                  edited.change((old) => ({ input: (old.input as string) + (encoding ? character : entity) }))
                }
              >
                <span className="entity-sign" aria-hidden="true">
                  {UNSEEN[character] ?? character}
                </span>
                <code>{entity}</code>
                <span className="entity-name">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </Panel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
