import { useId, useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { toast } from '@/ui/controls/Toast';
import { copyText } from '@/ui/output/clipboard';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { GeneratorLayout, generatorResultProps } from '@/ui/pages/GeneratorLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useGenerator } from '@/ui/pages/useGenerator';
import { usePersisted } from '@/ui/storage/storage';
import { useForVisit } from '@/ui/storage/visit';
import { readExcluded, readExclusions } from './ports';
import { addRecent, recentPorts } from './recent';
import type tool from './tool';
import { type Port, serviceNote } from './tool';
import './view.css';

/** Copies where sharing is not to be had. */
async function share(text: string): Promise<void> {
  let copied = { title: 'Copied!', description: 'This browser can’t share, so the ports were copied instead.' };
  if (navigator.share) {
    try {
      return await navigator.share({ title: 'Ports', text });
    } catch (error) {
      // Closing the dialog is no failure worth a word.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      copied = { title: 'Not shared', description: 'The browser didn’t allow it, so the ports were copied instead.' };
    }
  }
  toast(
    (await copyText(text))
      ? copied
      : { title: 'Not copied', description: 'The browser didn’t allow it.', tone: 'destructive' },
  );
}

export default function RandomPort(props: ToolPageProps<typeof tool>) {
  const generator = useGenerator(props, {
    onGenerated: ({ data }) => addRecent(data.ports.map(({ port }) => port)),
  });
  const { tool, options, run } = generator;
  const { values, set } = options;
  const { outcome } = run;
  const ports = outcome?.data.ports ?? [];
  // Names of services stand beside their ports.
  const services = new Set(ports.flatMap(serviceNote));
  const notes = outcome?.notes.filter((note) => !services.has(note)) ?? [];

  return (
    <GeneratorLayout
      generator={generator}
      className="rp"
      fields={
        <div className="rp-range">
          {(['min', 'max', 'count'] as const).map((name) => (
            <OptionField
              key={name}
              option={tool.options[name]}
              value={values[name]}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
        </div>
      }
      belowForm={
        <Exclusion
          excluded={readExclusions(values.exclude).ports}
          onChange={(next) => set({ exclude: next.join(', ') })}
        />
      }
      result={(lead) => (
        <ResultPanel
          lead={lead}
          {...generatorResultProps(generator)}
          run={{ ...run, outcome: outcome && { ...outcome, notes } }}
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
          <Ports ports={ports} />
        </ResultPanel>
      )}
      below={<RecentSets />}
    />
  );
}

function Ports({ ports }: { ports: readonly Port[] }) {
  return (
    <ul className={`rp-ports ${ports.length === 1 ? 'one' : ''}`} aria-label="Current Ports">
      {ports.map(({ port, service }) => (
        <li key={port}>
          <b>{port}</b>
          {service && <span>{service}</span>}
          <CopyButton iconOnly small variant="quiet" label={`Copy ${port}`} value={String(port)} />
        </li>
      ))}
    </ul>
  );
}

function RecentSets() {
  const recent = usePersisted(recentPorts);
  return (
    <Panel title="Recent" className="rp-recent across" aside={recent.length > 0 && 'on this device only'}>
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
