import { useEffect, useState } from 'react';
import { readPath } from '@/engines/crypto/hd-path';
import { InputError } from '@/engines/input-error';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionsButton } from '@/ui/controls/OptionsButton';
import { summarizeOptions } from '@/ui/controls/option-summary';
import { Sheet } from '@/ui/controls/Sheet';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { Panel } from '@/ui/output/Panel';
import { Facts } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { ChildPanel } from './ChildPanel';
import { DrawnBox } from './DrawnBox';
import { KeysPanel } from './KeysPanel';
import { SecretBox } from './SecretBox';
import type tool from './tool';
import './view.css';

/** What was typed or drawn last; everything else follows from it. */
type Source =
  | { from: 'random'; turn: number }
  | { from: 'mnemonic' | 'entropy' | 'rolls'; text: string; drawn?: boolean };

/** What is wrong with a path that is asked for. */
function pathProblem({ derivation, path }: { derivation: string; path: string }): string | undefined {
  if (derivation !== 'bip32') return undefined;
  try {
    readPath(path);
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.message;
  }
}

/** Mnemonic and entropy, each of which fills the other, and the seed that follows from the words and the passphrase. */
export default function Bip39Generator(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const options = useOptions(slug, tool.options);
  const run = useRun(slug, tool);
  const { values, ready } = options;
  const { language, strength, passphrase, entropyFrom } = values;
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [source, setSource] = useForVisit<Source>(`${slug}:given`, { from: 'random', turn: 0 });
  const { start, clear, outcome, error } = run;
  const problem = pathProblem(values);
  // Half a path is no reason to take the words away.
  const derivation = problem === undefined ? values.derivation : 'none';

  useEffect(() => {
    if (!ready) return;
    if (source.from !== 'random' && source.text.trim() === '') return clear();
    const typed = source.from === 'random' ? {} : { [source.from]: source.text };
    const entropyFrom = source.from === 'rolls' ? values.entropyFrom : 'random';
    start(undefined, {
      ...values,
      ...{ derivation, entropyFrom, entropy: '', mnemonic: '', rolls: '', privateKeys: open },
      ...typed,
    });
  }, [ready, source, values, derivation, open, start, clear]);

  // A new passphrase, or another language for the same entropy, must not draw new words.
  const found = error ? undefined : outcome?.data;
  const pin = () => {
    if (source.from === 'random' && found) setSource({ from: 'entropy', text: found.entropy, drawn: true });
  };
  const shown = (from: 'mnemonic' | 'entropy') => (source.from === from ? source.text : (found?.[from] ?? ''));
  const fault = error instanceof InputError ? error.details.field : undefined;

  return (
    <div className="generator bip39">
      <Sheet open={sheet} onClose={() => setSheet(false)} className="form-sheet">
        <Panel title="Options" className="form-box">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setSheet(false);
            }}
          >
            <OptionField
              option={tool.options.language}
              value={language}
              onChange={(next) => {
                pin();
                options.set({ language: next });
              }}
            />
            <OptionField
              option={tool.options.strength}
              value={strength}
              onChange={(next) => {
                options.set({ strength: next });
                if (source.from === 'random' || source.drawn || source.text.trim() === '')
                  setSource({ from: 'random', turn: Date.now() });
              }}
            />
            <OptionField
              option={tool.options.entropyFrom}
              value={entropyFrom}
              onChange={(next) => {
                options.set({ entropyFrom: next });
                setSource(next === 'random' ? { from: 'random', turn: Date.now() } : { from: 'rolls', text: '' });
              }}
            />
            <OptionField
              option={{ ...tool.options.passphrase, hidden: false }}
              value={passphrase}
              onChange={(next) => {
                pin();
                options.set({ passphrase: next });
              }}
            />
          </form>
        </Panel>
      </Sheet>

      <div className="bip39-result compact">
        <ResultPanel
          slug={slug}
          tool={tool}
          run={{ ...run, outcome: found && outcome, stale: false }}
          options={values}
          className="bip39-words"
          startsByItself
          title="Words"
          aside={false}
          lead={
            <div className="dock">
              <OptionsButton
                summary={summarizeOptions({ language: tool.options.language, strength: tool.options.strength }, values)}
                onOpen={() => setSheet(true)}
              />
              <Button
                variant="primary"
                icon="refresh-cw"
                label="Generate"
                onClick={() => setSource({ from: 'random', turn: Date.now() })}
              />
            </div>
          }
          // The warning stands below, larger than a note.
          remarks={outcome && <Facts facts={outcome.facts} />}
          announcement={found ? `Words: ${found.words.length}` : ''}
        >
          {found ? (
            <ol aria-label="Words">
              {found.words.map((word, at) => (
                <li key={at}>
                  <span aria-hidden="true">{at + 1}</span>
                  {word}
                </li>
              ))}
            </ol>
          ) : (
            !error && <p className="empty">The words appear here, in order.</p>
          )}
        </ResultPanel>

        <div className="bip39-warning" role="note" aria-label="Warning">
          <Icon name="triangle-alert" />
          <p>
            <strong>Never type a real phrase here, or into any other page.</strong> Whoever sees a wallet’s words owns
            its money, and no page can prove what it does with them, including this one. Use test phrases; real ones
            belong on paper and in a hardware wallet.
          </p>
        </div>

        {entropyFrom !== 'random' && (
          <DrawnBox
            kind={entropyFrom}
            bits={Number(strength)}
            value={source.from === 'rolls' ? source.text : ''}
            onChange={(text) => setSource({ from: 'rolls', text })}
          />
        )}
        <SecretBox
          label="Mnemonic"
          value={shown('mnemonic')}
          rows={3}
          invalid={fault === 'mnemonic'}
          onChange={(text) => setSource({ from: 'mnemonic', text })}
        />
        <SecretBox
          label="Entropy"
          value={shown('entropy')}
          rows={2}
          mono
          invalid={fault === 'entropy'}
          onChange={(text) => setSource({ from: 'entropy', text })}
        />
        <SecretBox label="Seed" value={found?.seed ?? ''} rows={3} mono />
      </div>
      <div className="across">
        <KeysPanel
          options={tool.options}
          values={values}
          keys={found?.keys}
          problem={problem}
          onChange={(changes) => {
            pin();
            options.set(changes);
          }}
          open={open}
          onOpen={(next) => {
            pin();
            setOpen(next);
          }}
        />
      </div>
      <div className="across">
        <ChildPanel
          options={tool.options}
          values={values}
          child={found?.child}
          onChange={(changes) => {
            pin();
            options.set(changes);
          }}
        />
      </div>
      <p className="bip39-promise across">
        Words, entropy, passphrase, seed and keys stay in this tab: they aren’t sent, stored or put in links, and are
        gone when you leave.
      </p>
      <HelpGuide steps={helpSteps(tool, props.page)} />
    </div>
  );
}
