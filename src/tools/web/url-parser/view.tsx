import { useState } from 'react';
import { InputError } from '@/engines/input-error';
import type { Input } from '@/kit/input';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ShortInput } from '@/ui/ShortInput';
import { useInputs } from '@/ui/useInputs';
import { PARTS, type Part, partOf, readUrl, withParameters, withPart } from './parts';
import './view.css';

const PAGE = definePage({
  help: [
    'Type or paste a URL; a sample is there to begin with.',
    'Every part appears in a field of its own, and every parameter in a row.',
    'Edit a part or a parameter and the URL follows.',
    'Copy the URL or any part of it.',
  ],
});

function read(text: string): { url?: URL; error?: InputError } {
  if (text.trim() === '') return {};
  try {
    return { url: readUrl(text) };
  } catch (error) {
    if (error instanceof InputError) return { error };
    throw error;
  }
}

/** The URL, its parts and its parameters; whichever is edited, the others follow. */
export default function UrlParser({ tool }: ToolPageProps) {
  const input = tool.input as Input;
  const edited = useInputs({ input: input.initial ?? '' });
  const text = String(edited.value.input ?? '');
  const { url, error } = read(text);
  // A part may be typed through values the URL cannot have; then the field shows what is typed, and the URL waits.
  const [draft, setDraft] = useState<{ part: Part; text: string }>();
  const change = (next: URL) => edited.change((old) => ({ ...old, input: next.href }));
  const parameters = url ? [...url.searchParams] : [];
  const setParameters = (next: [string, string][]) => url && change(withParameters(url, next));

  return (
    <div className="url-parser">
      <section className="panel short-panel" aria-label="Input">
        <ShortInput
          input={input}
          value={text}
          onChange={(value) => {
            setDraft(undefined);
            edited.change((old) => ({ ...old, input: value }));
          }}
          onSubmit={() => edited.settle()}
        />
        <Button look="primary" label="Parse" disabled={text.trim() === ''} onClick={() => edited.settle()} />
        <CopyButton label="Copy URL" value={url?.href ?? text} disabled={text === ''} />
        <div className="panel-actions">
          <EditActions edited={edited} empty={text === ''} />
        </div>
      </section>
      {error && <ErrorBanner error={error} text={text} />}
      <Panel title="Parts" className="url-parts">
        <div className="url-fields">
          {(Object.entries(PARTS) as [Part, string][]).map(([part, label]) => {
            const value = url ? partOf(url, part) : '';
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
                    disabled={!url}
                    value={draft?.part === part ? draft.text : value}
                    onChange={(event) => {
                      setDraft({ part, text: event.target.value });
                      if (url) change(withPart(url, part, event.target.value));
                    }}
                    onBlur={() => setDraft(undefined)}
                  />
                  <CopyButton iconOnly look="quiet" label={`Copy ${label}`} value={value} disabled={value === ''} />
                </div>
              </div>
            );
          })}
        </div>
      </Panel>
      <Panel
        title="Parameters"
        aside={parameters.length > 0 && String(parameters.length)}
        className="url-parameters"
        actions={
          <Button
            small
            look="quiet"
            icon="plus"
            label="Add Parameter"
            disabled={!url}
            onClick={() => setParameters([...parameters, ['name', 'value']])}
          />
        }
      >
        {parameters.length === 0 ? (
          <p className="url-none quiet-note">This URL has no parameters.</p>
        ) : (
          <ul className="url-list">
            {parameters.map(([name, value], at) => {
              const set = (pair: [string, string]) =>
                setParameters(parameters.map((one, index) => (index === at ? pair : one)));
              return (
                <li key={at}>
                  <input
                    type="text"
                    aria-label={`Name ${at + 1}`}
                    spellCheck={false}
                    value={name}
                    onChange={(event) => set([event.target.value, value])}
                  />
                  <input
                    type="text"
                    aria-label={`Value ${at + 1}`}
                    spellCheck={false}
                    value={value}
                    onChange={(event) => set([name, event.target.value])}
                  />
                  <CopyButton iconOnly look="quiet" label={`Copy Value ${at + 1}`} value={value} />
                  <Button
                    iconOnly
                    look="quiet"
                    icon="x"
                    label={`Remove ${at + 1}`}
                    onClick={() => setParameters(parameters.filter((_, index) => index !== at))}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </Panel>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}
