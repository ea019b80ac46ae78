import { useEffect, useId, useRef, useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { ResetButton } from '@/ui/controls/ResetButton';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { copyText } from '@/ui/output/clipboard';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { usePersisted } from '@/ui/storage/storage';
import { useForVisit } from '@/ui/storage/visit';
import { readExcluded, readExclusions } from './ports';
import { addRecent, recentPorts } from './recent';
import type tool from './tool';
import { serviceNote } from './tool';
import './view.css';

/** Copies where sharing is not to be had. */
async function share(text: string): Promise<void> {
  let copied = { title: 'Copied!', description: 'This browser cannot share; the ports are in the clipboard.' };
  if (navigator.share) {
    try {
      return await navigator.share({ title: 'Ports', text });
    } catch (error) {
      // Closing the dialog is no failure worth a word.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      copied = { title: 'Not shared', description: 'The browser refused; the ports were copied instead.' };
    }
  }
  toast(
    (await copyText(text)) ? copied : { title: 'Not copied', description: 'The browser refused.', tone: 'destructive' },
  );
}

export default function RandomPort({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const options = useOptions(slug, definition.options);
  const run = useRun(slug, definition);
  const recent = usePersisted(recentPorts);
  const { values, ready, set } = options;
  const { start, outcome } = run;
  const begun = useRef(false);
  /** Whether the visitor asked for the set that is drawn next. */
  const asked = useRef(false);
  const excluded = readExclusions(values.exclude).ports;

  useEffect(() => {
    if (!ready || begun.current) return;
    begun.current = true;
    start(undefined, values);
  }, [ready, values, start]);
  useEffect(() => {
    if (!outcome || !asked.current) return;
    asked.current = false;
    addRecent(outcome.data.ports.map(({ port }) => port));
  }, [outcome]);

  const ports = outcome?.data.ports ?? [];
  // Names of services stand beside their ports.
  const services = new Set(ports.flatMap(serviceNote));
  const notes = outcome?.notes.filter((note) => !services.has(note)) ?? [];
  const generate = () => {
    asked.current = true;
    start(undefined, values);
  };
  const setExcluded = (next: readonly number[]) => set({ exclude: next.join(', ') });

  return (
    <div className="rp">
      <Panel title="Options" className="rp-options" actions={<ResetButton options={options} />}>
        <div className="panel-body rp-form">
          <form
            className="rp-range"
            onSubmit={(event) => {
              event.preventDefault();
              generate();
            }}
          >
            {(['min', 'max', 'count'] as const).map((name) => (
              <OptionField
                key={name}
                option={definition.options[name]}
                value={values[name]}
                onChange={(value) => set({ [name]: value })}
              />
            ))}
            <Button type="submit" variant="primary" icon="refresh-cw" label="Generate" />
          </form>
          <Exclusion excluded={excluded} onChange={setExcluded} />
        </div>
      </Panel>
      <ResultPanel
        slug={slug}
        tool={definition}
        run={{ ...run, outcome: outcome && { ...outcome, notes } }}
        options={values}
        title="Current Ports"
        aside={ports.length > 0 && plural(ports.length, 'port')}
        className="rp-current"
        share={
          <Button
            small
            variant="quiet"
            icon="share-2"
            label="Share"
            disabled={ports.length === 0}
            onClick={() => share(ports.map(({ port }) => port).join(', '))}
          />
        }
      >
        <ul className={`rp-ports ${ports.length === 1 ? 'one' : ''}`} aria-label="Current Ports">
          {ports.map(({ port, service }) => (
            <li key={port}>
              <b>{port}</b>
              {service && <span>{service}</span>}
              <CopyButton iconOnly small variant="quiet" label={`Copy ${port}`} value={String(port)} />
            </li>
          ))}
        </ul>
      </ResultPanel>
      <Panel title="Recent" className="rp-recent" aside={recent.length > 0 && 'on this device only'}>
        {recent.length === 0 ? (
          <p className="quiet-note rp-none">The last five sets appear here.</p>
        ) : (
          <ol aria-label="Recent">
            {recent.map((ports, at) => (
              <li key={`${recent.length - at} ${ports.join()}`}>
                <span>{ports.join(', ')}</span>
                <CopyButton iconOnly small variant="quiet" label={`Copy set ${at + 1}`} value={ports.join('\n')} />
              </li>
            ))}
          </ol>
        )}
      </Panel>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}

interface ExclusionProps {
  excluded: readonly number[];
  onChange(ports: readonly number[]): void;
}

function Exclusion({ excluded, onChange }: ExclusionProps) {
  const id = useId();
  const [draft, setDraft] = useForVisit('random-port:exclude', '');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    if (draft.trim() === '') return;
    const read = readExcluded(draft, excluded);
    if ('problem' in read) return setProblem(read.problem);
    setDraft('');
    onChange([...excluded, read.port]);
  };
  return (
    <div className="rp-exclusion">
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label htmlFor={id}>Exclude Port</label>
        <div className="field-row">
          <input
            id={id}
            type="text"
            inputMode="numeric"
            value={draft}
            placeholder="8080"
            autoComplete="off"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => {
              setDraft(event.target.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" icon="plus" label="Add" />
        </div>
        {problem && (
          <p className="field-problem" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </form>
      {excluded.length > 0 && (
        <ul className="rp-badges" aria-label="Excluded ports">
          {excluded.map((port) => (
            <li key={port}>
              <button
                type="button"
                aria-label={`Remove ${port}`}
                onClick={() => onChange(excluded.filter((one) => one !== port))}
              >
                {port}
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
