import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionsButton } from '@/ui/controls/OptionsButton';
import { summarizeOptions } from '@/ui/controls/option-summary';
import { Sheet } from '@/ui/controls/Sheet';
import { Panel } from '@/ui/output/Panel';
import { Facts } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ChildPanel } from './ChildPanel';
import { DrawnBox } from './DrawnBox';
import { KeysPanel } from './KeysPanel';
import { SecretBox } from './SecretBox';
import type tool from './tool';
import { useWords } from './useWords';
import './view.css';

/** Mnemonic and entropy, each of which fills the other, and the seed that follows from the words and the passphrase. */
export default function Bip39Generator(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const words = useWords(slug, tool);
  const { values, found } = words;
  const [sheet, setSheet] = useState(false);

  return (
    <div className="generator bip39">
      <OptionsSheet tool={tool} words={words} open={sheet} onClose={() => setSheet(false)} />

      <div className="bip39-result compact">
        <WordsPanel
          slug={slug}
          tool={tool}
          words={words}
          lead={
            <div className="dock">
              <OptionsButton
                summary={summarizeOptions({ language: tool.options.language, strength: tool.options.strength }, values)}
                onOpen={() => setSheet(true)}
              />
              <Button variant="primary" icon="refresh-cw" label="Generate" onClick={words.generate} />
            </div>
          }
        />
        <Warning />
        {values.entropyFrom !== 'random' && (
          <DrawnBox
            kind={values.entropyFrom}
            bits={Number(values.strength)}
            value={words.rolls}
            onChange={(text) => words.enter('rolls', text)}
          />
        )}
        <SecretBox
          label="Mnemonic"
          value={words.shown('mnemonic')}
          rows={3}
          invalid={words.fault === 'mnemonic'}
          onChange={(text) => words.enter('mnemonic', text)}
        />
        <SecretBox
          label="Entropy"
          value={words.shown('entropy')}
          rows={2}
          mono
          invalid={words.fault === 'entropy'}
          onChange={(text) => words.enter('entropy', text)}
        />
        <SecretBox label="Seed" value={found?.seed ?? ''} rows={3} mono />
      </div>
      <div className="across">
        <KeysPanel
          options={tool.options}
          values={values}
          keys={found?.keys}
          problem={words.problem}
          onChange={words.change}
          open={words.open}
          onOpen={words.setOpen}
        />
      </div>
      <div className="across">
        <ChildPanel options={tool.options} values={values} child={found?.child} onChange={words.change} />
      </div>
      <p className="bip39-promise across">
        Words, entropy, passphrase, seed and keys stay in this tab: they aren’t sent, stored or put in links, and are
        gone when you leave.
      </p>
      <HelpGuide steps={helpSteps(tool, props.page)} />
    </div>
  );
}

type Words = ReturnType<typeof useWords>;

interface OptionsSheetProps {
  tool: ToolPageProps<typeof tool>['tool'];
  words: Words;
  open: boolean;
  onClose(): void;
}

/** How words are drawn, and the passphrase: beside them, or in a sheet on a phone. */
const OptionsSheet = ({ tool, words, open, onClose }: OptionsSheetProps) => (
  <Sheet open={open} onClose={onClose} className="form-sheet">
    <Panel title="Options" className="form-box">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <OptionField
          option={tool.options.language}
          value={words.values.language}
          onChange={(language) => words.change({ language })}
        />
        <OptionField option={tool.options.strength} value={words.values.strength} onChange={words.setStrength} />
        <OptionField
          option={tool.options.entropyFrom}
          value={words.values.entropyFrom}
          onChange={words.setEntropyFrom}
        />
        <OptionField
          option={{ ...tool.options.passphrase, hidden: false }}
          value={words.values.passphrase}
          onChange={(passphrase) => words.change({ passphrase })}
        />
      </form>
    </Panel>
  </Sheet>
);

interface WordsPanelProps {
  slug: string;
  tool: ToolPageProps<typeof tool>['tool'];
  words: Words;
  /** Before the other actions. */
  lead: ReactNode;
}

const WordsPanel = ({ slug, tool, words: { run, values, found }, lead }: WordsPanelProps) => (
  <ResultPanel
    slug={slug}
    tool={tool}
    run={{ ...run, outcome: found && run.outcome, stale: false }}
    options={values}
    className="bip39-words"
    startsByItself
    title="Words"
    aside={false}
    lead={lead}
    // The warning stands below, larger than a note.
    remarks={run.outcome && <Facts facts={run.outcome.facts} />}
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
      !run.error && <p className="empty">The words appear here, in order.</p>
    )}
  </ResultPanel>
);

const Warning = () => (
  <div className="bip39-warning" role="note" aria-label="Warning">
    <Icon name="triangle-alert" />
    <p>
      <strong>Never type a real phrase here, or into any other page.</strong> Whoever sees a wallet’s words owns its
      money, and no page can prove what it does with them, including this one. Use test phrases; real ones belong on
      paper and in a hardware wallet.
    </p>
  </div>
);
