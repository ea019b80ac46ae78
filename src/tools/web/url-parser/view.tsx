import { useRef, useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { EditActions } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { NO_OPTIONS, useResult } from '@/ui/hooks/useResult';
import { ShortInput } from '@/ui/input/ShortInput';
import { useInputs } from '@/ui/input/useInputs';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { plural } from '@/ui/output/count';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { PARTS, type Parameter, type Part, withParameters, withPart } from './parts';
import type tool from './tool';
import './view.css';

/** Fields and buttons of thousands of rows would hold the page for seconds at every change. */
const ROWS = 100;

/** The URL, its parts and its parameters; whichever is edited, the others follow. */
export default function UrlParser({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const { input } = definition;
  const edited = useInputs({ input: input.initial ?? '' }, slug);
  const text = edited.value.input;
  const run = useResult(definition, text.trim(), NO_OPTIONS);
  const found = run.outcome?.data;
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);
  // A part may be typed through values the URL cannot have; then the field shows what is typed, and the URL waits.
  const [draft, setDraft] = useState<Draft>();
  const change = (next: URL) => edited.change((old) => ({ ...old, input: next.href }));

  return (
    <FieldsLayout
      slug={slug}
      tool={definition}
      page={page}
      className="compact url-parser"
      label="Input"
      place={fields}
      fields={
        <ShortInput
          input={input}
          value={text}
          onChange={(value) => {
            setDraft(undefined);
            edited.change((old) => ({ ...old, input: value }));
          }}
          onSubmit={() => edited.settle()}
        />
      }
      actions={
        <>
          <CopyButton iconOnly variant="quiet" label="Copy URL" value={found?.href ?? text} disabled={text === ''} />
          <ToolExamples tool={definition} onEnter={edited.replace} />
          <EditActions edited={edited} empty={text === ''} />
        </>
      }
      buttons={<Button label="Parse" disabled={text.trim() === ''} onClick={() => edited.settle()} />}
    >
      {run.error && <ErrorBanner error={run.error} text={text} />}
      <ResultPanel
        slug={slug}
        tool={definition}
        // The URL itself stands above, and so does what is wrong with it.
        run={{ ...run, error: undefined }}
        remarks={<Notes notes={run.outcome?.notes ?? []} />}
        options={NO_OPTIONS}
        linkable={text === '' ? undefined : { input: text }}
        title="Parts"
        className="url-parts"
      >
        {found && <Drawn parts={found.parts} />}
        <PartFields found={found} onChange={change} draft={draft} onDraft={setDraft} />
      </ResultPanel>
      <Parameters href={found?.href} parameters={found?.parameters ?? []} onChange={change} />
    </FieldsLayout>
  );
}

interface Draft {
  part: Part;
  text: string;
}

interface PartFieldsProps {
  found: { href: string; parts: Readonly<Record<Part, string>> } | undefined;
  onChange(url: URL): void;
  draft: Draft | undefined;
  onDraft(draft: Draft | undefined): void;
}

const PartFields = ({ found, onChange, draft, onDraft }: PartFieldsProps) => (
  <div className="url-fields">
    {PARTS.map(([part, label]) => {
      const value = found?.parts[part] ?? '';
      return (
        <div className="field" key={part}>
          <label htmlFor={`url-${part}`}>{label}</label>
          <div className="field-row">
            <input
              id={`url-${part}`}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              disabled={!found}
              value={draft?.part === part ? draft.text : value}
              onChange={(event) => {
                onDraft({ part, text: event.target.value });
                if (found) onChange(withPart(new URL(found.href), part, event.target.value));
              }}
              onBlur={() => onDraft(undefined)}
            />
            <CopyButton iconOnly variant="quiet" label={`Copy ${label}`} value={value} disabled={value === ''} />
          </div>
        </div>
      );
    })}
  </div>
);

interface ParametersProps {
  href: string | undefined;
  parameters: readonly Parameter[];
  onChange(url: URL): void;
}

function Parameters({ href, parameters, onChange }: ParametersProps) {
  const [shown, setShown] = useState(ROWS);
  const setParameters = (next: readonly Parameter[]) =>
    href !== undefined && onChange(withParameters(new URL(href), next));
  return (
    <Panel
      title="Parameters"
      aside={parameters.length > 0 && String(parameters.length)}
      className="url-parameters"
      actions={
        <Button
          small
          variant="quiet"
          icon="plus"
          label="Add Parameter"
          disabled={href === undefined}
          onClick={() => setParameters([...parameters, { name: 'name', value: 'value' }])}
        />
      }
    >
      {parameters.length === 0 ? (
        <p className="url-none quiet-note">This URL has no parameters.</p>
      ) : (
        <ul className="url-list">
          {parameters.slice(0, shown).map(({ name, value }, at) => {
            const set = (changes: Partial<Parameter>) =>
              setParameters(parameters.map((one, index) => (index === at ? { ...one, ...changes } : one)));
            return (
              <li key={at}>
                <input
                  type="text"
                  aria-label={`Name ${at + 1}`}
                  spellCheck={false}
                  value={name}
                  onChange={(event) => set({ name: event.target.value })}
                />
                <input
                  type="text"
                  aria-label={`Value ${at + 1}`}
                  spellCheck={false}
                  value={value}
                  onChange={(event) => set({ value: event.target.value })}
                />
                <CopyButton iconOnly variant="quiet" label={`Copy Value ${at + 1}`} value={value} />
                <Button
                  iconOnly
                  variant="quiet"
                  icon="x"
                  label={`Remove ${at + 1}`}
                  onClick={() => setParameters(parameters.filter((_, index) => index !== at))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {parameters.length > shown && (
        <p className="url-more quiet-note">
          {plural(parameters.length - shown, 'more parameter')}
          <Button
            small
            label={`Show ${Math.min(ROWS, parameters.length - shown)} More`}
            onClick={() => setShown(shown + ROWS)}
          />
        </p>
      )}
    </Panel>
  );
}

/** Longer parts are drawn by their beginning; the fields have all of them. */
const DRAWN = 80;
const shorten = (text: string) => (text.length > DRAWN ? `${text.slice(0, DRAWN)}…` : text);

/** The URL, its parts told apart by colour; the host, which says whose it is, stands out. */
function Drawn({ parts }: { parts: Readonly<Record<Part, string>> }) {
  const { protocol, username, password, hostname, port, pathname, search, hash } = parts;
  return (
    <p className="url-drawn" aria-hidden="true">
      <span>
        {protocol.replace(/:$/, '')}:{hostname && '//'}
      </span>
      {username && <span>{`${shorten(username)}${password && ':•••'}@`}</span>}
      <b>{shorten(hostname)}</b>
      {port && <i>:{port}</i>}
      <span className="t-string">{shorten(pathname)}</span>
      <span className="t-number">{shorten(search)}</span>
      <span className="t-key">{shorten(hash)}</span>
    </p>
  );
}
