import { Button } from '@/ui/Button';
import { EditActions } from '@/ui/EditActions';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { OutputPanel } from '@/ui/OutputPanel';
import { useOneText } from '@/ui/one-text/useOneText';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useOptions } from '@/ui/useOptions';
import { COMMON } from './common';
import './view.css';

/** What is drawn where the character itself cannot be seen. */
const UNSEEN: Readonly<Record<string, string>> = { '\u00a0': '␣', '\u00ad': '-', '\u200d': '⁀' };

export default function HtmlEntities({ slug, tool }: ToolPageProps) {
  const options = useOptions(slug, tool.options);
  const { values } = options;
  const { edited, text, empty, run, settleAndExecute, load, box } = useOneText(slug, tool, options);
  const encoding = values.mode === 'encode';

  return (
    <div className="transform entity-tool">
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
