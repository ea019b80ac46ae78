import { useEffect, useId, useState } from 'react';
import { splitMnemonic } from '@/engines/crypto/mnemonic';
import { InputError } from '@/engines/input-error';
import type { OptionValue } from '@/kit/option';
import type { FieldRow } from '@/kit/output';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Facts } from '@/ui/Remarks';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import './view.css';

const PAGE = definePage({
  help: [
    'Nothing need be entered. To look into words you have, type them into Mnemonic; to make words of dice or coins, type hex into Entropy.',
    'Choose Language and Strength for new words. A Passphrase changes the seed alone.',
    'Press Generate for new words. Mnemonic and Entropy fill each other as you type; wrong words are named, with what may have been meant.',
    'Copy what you need. All of it stays in this tab: nothing is sent, stored or put into links.',
  ],
});

/** What the visitor last gave, or what was drawn; everything else follows from it. */
type Given = { from: 'random'; turn: number } | { from: 'mnemonic' | 'entropy'; text: string; drawn?: boolean };

/** Mnemonic and entropy, each of which fills the other, and the seed that follows from the words and the passphrase. */
export default function Bip39Generator({ slug, tool }: ToolPageProps) {
  const options = useOptions(slug, tool.options);
  const run = useRun(slug, tool);
  const { values, ready } = options;
  const { language, strength } = values as Record<string, string>;
  const passphrase = values.passphrase as string;
  const [given, setGiven] = useState<Given>({ from: 'random', turn: 0 });
  const { start, clear, outcome, error } = run;

  useEffect(() => {
    if (!ready) return;
    if (given.from !== 'random' && given.text.trim() === '') return clear();
    const typed = given.from === 'random' ? {} : { [given.from]: given.text };
    start(undefined, { language: language!, strength: strength!, passphrase, entropy: '', mnemonic: '', ...typed });
  }, [ready, given, language, strength, passphrase, start, clear]);

  // A new passphrase, or another language for the same entropy, must not draw new words.
  const rows = (outcome?.shown.value as readonly FieldRow[] | undefined) ?? [];
  const found = (label: string) => (error || !outcome ? '' : (rows.find((row) => row.label === label)?.value ?? ''));
  const pin = () => {
    const entropy = found('Entropy');
    if (given.from === 'random' && entropy) setGiven({ from: 'entropy', text: entropy, drawn: true });
  };
  const shown = (from: 'mnemonic' | 'entropy', label: string) => (given.from === from ? given.text : found(label));
  const mnemonic = shown('mnemonic', 'Mnemonic');
  const words = found('Mnemonic') ? splitMnemonic(found('Mnemonic')) : [];
  const fault = error instanceof InputError ? error.details.field : undefined;

  return (
    <div className="bip39">
      <Panel className="bip39-options" title="Options" actions={<ShareMenu shape={tool.options} options={values} />}>
        <div className="bip39-strip">
          <OptionField
            option={tool.options.language!}
            value={values.language!}
            onChange={(next) => {
              pin();
              options.set({ language: next });
            }}
          />
          <OptionField
            option={tool.options.strength!}
            value={values.strength!}
            onChange={(next) => {
              options.set({ strength: next });
              if (given.from === 'random' || given.drawn || given.text.trim() === '')
                setGiven({ from: 'random', turn: Date.now() });
            }}
          />
          <OptionField
            option={{ ...tool.options.passphrase!, hidden: false }}
            value={passphrase}
            onChange={(next: OptionValue) => {
              pin();
              options.set({ passphrase: next });
            }}
          />
          <Button
            look="primary"
            icon="refresh-cw"
            label="Generate"
            onClick={() => setGiven({ from: 'random', turn: Date.now() })}
          />
        </div>
      </Panel>

      <div className="bip39-columns">
        <div className="bip39-fields">
          <SecretBox
            label="Mnemonic"
            value={mnemonic}
            rows={4}
            invalid={fault === 'mnemonic'}
            onChange={(text) => setGiven({ from: 'mnemonic', text })}
          />
          <SecretBox
            label="Entropy"
            value={shown('entropy', 'Entropy')}
            rows={2}
            mono
            invalid={fault === 'entropy'}
            onChange={(text) => setGiven({ from: 'entropy', text })}
          />
          <SecretBox label="Seed" value={found('Seed')} rows={3} mono />
        </div>
        <Panel className="bip39-words" title="Words">
          <RunStatus running={run.running} progress={undefined} onStop={run.stop} />
          {error && <ErrorBanner error={error} />}
          {outcome && !error && <Facts facts={outcome.facts} />}
          {words.length > 0 ? (
            <ol aria-label="Words">
              {words.map((word, at) => (
                <li key={at}>
                  <span aria-hidden="true">{at + 1}</span>
                  {word.normalize('NFC')}
                </li>
              ))}
            </ol>
          ) : (
            !error && <p className="empty">The words appear here, in order.</p>
          )}
        </Panel>
      </div>
      <p className="bip39-promise">
        Words, entropy, passphrase and seed stay in this tab: they are not sent, stored or put into links, and are gone
        when you leave. Whoever has the words has the wallet: do not enter those of a wallet with money on a device you
        do not trust.
      </p>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}

interface SecretBoxProps {
  label: string;
  value: string;
  rows: number;
  mono?: boolean;
  invalid?: boolean;
  /** Absent where it is only shown. */
  onChange?: (text: string) => void;
}

function SecretBox({ label, value, rows, mono, invalid, onChange }: SecretBoxProps) {
  const id = useId();
  return (
    <Panel
      title={<label htmlFor={id}>{label}</label>}
      actions={<CopyButton small look="quiet" label={`Copy ${label}`} value={value} disabled={value === ''} />}
    >
      <textarea
        id={id}
        className={`bip39-box ${mono ? 'mono' : ''}`}
        rows={rows}
        value={value}
        readOnly={!onChange}
        aria-invalid={invalid || undefined}
        placeholder={onChange ? `Type or paste ${label === 'Entropy' ? 'hex digits' : 'the words'}` : ''}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Panel>
  );
}
