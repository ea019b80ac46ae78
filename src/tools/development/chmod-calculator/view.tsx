import { useMemo } from 'react';
import { InputError } from '@/engines/input-error';
import { Button, CopyButton } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { useOptions } from '@/ui/hooks/useOptions';
import { useResult } from '@/ui/hooks/useResult';
import { useInputs } from '@/ui/input/useInputs';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ModeField } from './ModeField';
import { CLASSES, describePermissions, type Pasted, readPasted, toOctal, toSymbolic } from './mode';
import { Permissions } from './Permissions';
import type tool from './tool';
import './view.css';

const START = { input: '644' };
const PRESETS = ['600', '644', '664', '700', '755', '775', '1777', '2775'];

const getPasted = (text: string): Pasted => {
  try {
    return readPasted(text);
  } catch (error) {
    // A link may have been edited by hand.
    if (!(error instanceof InputError)) throw error;
    return { mode: 0o644, path: '', recursive: false };
  }
};

export default function ChmodCalculator({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const edited = useInputs(START, slug);
  const options = useOptions(slug, definition.options);
  const { path, recursive } = definition.options;
  // What was handed over may be a whole command; its path is in force until one is typed.
  const pasted = getPasted(edited.value.input);
  const { mode } = pasted;
  const values = useMemo(
    () => ({
      path: options.values.path || pasted.path,
      recursive: options.values.recursive || pasted.recursive,
    }),
    [options.values, pasted.path, pasted.recursive],
  );
  const run = useResult(definition, toOctal(mode), values);
  const result = run.outcome?.data;
  /** From here on only the mode is input, and path and switch are options. */
  const write = (next: Partial<Pasted>) => {
    const { mode: changed = mode, ...rest } = next;
    const changes = { ...(pasted.path && values), ...rest };
    if (Object.keys(changes).length > 0) options.set(changes);
    edited.change(() => ({ input: toOctal(changed) }));
  };
  const set = (next: number) => write({ mode: next });
  const command = result?.command ?? '';

  return (
    <div className="cm compact">
      <ResultPanel
        slug={slug}
        tool={definition}
        run={run}
        options={values}
        aside=""
        announcement=""
        share={null}
        className="cm-result"
      >
        <div className="panel-body cm-typed">
          <ModeField label="Octal" mode={mode} text={toOctal(mode)} onChange={write} />
          <ModeField label="Symbolic" mode={mode} text={toSymbolic(mode)} onChange={write} />
        </div>
        <div className="panel-body cm-command">
          <div className="cm-options">
            <OptionField option={path} value={values.path} onChange={(value) => write({ path: value })} />
            <OptionField
              option={{ ...recursive, hint: undefined }}
              value={values.recursive}
              onChange={(value) => write({ recursive: value })}
            />
          </div>
          <div className="cm-line">
            <output aria-label="Command">
              <code>{command}</code>
            </output>
            <CopyButton small value={command} />
          </div>
        </div>
        <Facts mode={mode} clauses={result?.clauses} umask={result?.umask} />
      </ResultPanel>
      <Panel
        title="Permissions"
        className="cm-boxes"
        actions={
          <>
            <ToolExamples tool={definition} options={options} onEnter={edited.replace} />
            <ShareMenu shape={definition.options} options={values} inputs={{ input: toOctal(mode) }} />
          </>
        }
      >
        <Permissions mode={mode} onChange={set} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
        <div className="cm-presets" role="group" aria-label="Presets">
          {PRESETS.map((preset) => (
            <Button
              key={preset}
              small
              label={preset}
              aria-pressed={toOctal(mode) === preset}
              onClick={() => set(Number.parseInt(preset, 8))}
            />
          ))}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}

interface FactsProps {
  mode: number;
  clauses: string | undefined;
  umask: string | undefined;
}

/** The same mode in words, as clauses, and as what leads to it. */
const Facts = ({ mode, clauses, umask }: FactsProps) => (
  <dl className="facts cm-facts">
    {CLASSES.map((label, who) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{describePermissions(mode, who)}</dd>
      </div>
    ))}
    <div>
      <dt>Clauses</dt>
      <dd>
        <code>{clauses}</code>
      </dd>
    </div>
    <div>
      <dt>Umask for new directories</dt>
      <dd>
        <code>umask {umask}</code>
      </dd>
    </div>
  </dl>
);
