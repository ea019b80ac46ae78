import { useCallback, useEffect, useMemo } from 'react';
import type { Input } from '@/kit/input';
import { Button } from '@/ui/Button';
import { EditActions } from '@/ui/EditActions';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { OutputPanel } from '@/ui/OutputPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { type Inputs, useInputs } from '@/ui/useInputs';
import { useOptions, type Values } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import './view.css';

const NOTHING: Inputs = { input: '' };

/** As the page of any transform, but for the button that follows the direction and a passphrase that is waited for in silence. */
export default function TextCrypto({ slug, tool }: ToolPageProps) {
  const options = useOptions(slug, tool.options);
  const edited = useInputs(NOTHING);
  const run = useRun(slug, tool);
  const { values } = options;
  const { start, clear } = run;
  const input = edited.value.input as string;
  const empty = input === '';
  const able = !empty && values.passphrase !== '';
  const decrypting = values.mode === 'decrypt';

  const execute = useCallback(() => (able ? start(input, values) : clear()), [able, input, values, start, clear]);
  useEffect(execute, [execute]);
  const action = decrypting ? 'Decrypt' : 'Encrypt';
  const steps = useMemo(() => helpSteps({ ...tool, action }), [tool, action]);

  return (
    <div className="transform text-crypto">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button
            look="primary"
            icon={decrypting ? 'lock-open' : 'lock'}
            label={action}
            disabled={!able}
            onClick={() => {
              edited.settle();
              execute();
            }}
          />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox
          input={{
            ...(tool.input as Input),
            placeholder: decrypting ? 'Paste the encrypted text' : 'Type or paste the text to encrypt',
          }}
          value={input}
          onChange={(next) => edited.change((old) => ({ ...old, input: next }))}
          onSubmit={execute}
          actions={<EditActions edited={edited} empty={empty} />}
        />
      </div>
      <OutputPanel
        slug={slug}
        tool={tool}
        run={run}
        options={values}
        errorText={input}
        empty={
          <>
            <p>{empty ? 'The result appears here as you type.' : 'Enter a Passphrase.'}</p>
            {empty && (
              <Examples
                of={tool.examples}
                onPick={(example) => {
                  options.set({ algorithm: 'AES-256-GCM', ...(example.options as Values) });
                  edited.replace({ input: example.input as string });
                }}
              />
            )}
          </>
        }
      />
      <p className="text-crypto-promise across">
        Text and passphrase stay in this tab: they are not sent, stored or put into links. Only Algorithm and direction
        are remembered.
      </p>
      <HelpGuide steps={steps} />
    </div>
  );
}
