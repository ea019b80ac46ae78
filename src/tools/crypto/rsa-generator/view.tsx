import { type FormEvent, useEffect, useMemo } from 'react';
import { readPrivatePem, readPublicKey, writePublicKey, writeRsaKey } from '@/engines/crypto/rsa-key';
import { toOutcome } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { ResetButton } from '@/ui/controls/ResetButton';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { IDLE, useRun } from '@/ui/hooks/useRun';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { Facts, Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { RunStatus } from '@/ui/output/RunStatus';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import type tool from './tool';
import './view.css';

/** One key pair at a time, in whatever form is looked at. */
export default function RsaGenerator(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const options = useOptions(slug, tool.options);
  const run = useRun(slug, tool);
  const { values } = options;
  const { outcome, error, running, progress } = run;

  const pem = error ? undefined : outcome?.data.privateKey;
  // Read back once a key; another format is then written at once, without making another key.
  const key = useMemo(() => (pem ? readPrivatePem(pem) : undefined), [pem]);
  // A public key alone has no other half.
  const publicPem = error ? undefined : outcome?.data.publicKey;
  const publicKey = useMemo(() => (pem === '' && publicPem ? readPublicKey(publicPem) : undefined), [pem, publicPem]);
  const { keySize, format } = values;
  const written = useMemo(() => {
    if (publicKey) return { publicKey: writePublicKey(publicKey, format), privateKey: undefined };
    return key && writeRsaKey(key, format);
  }, [key, publicKey, format]);

  useEffect(() => {
    if (error) toast({ title: 'Error', description: 'Failed to generate key pair', tone: 'destructive' });
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run.start(undefined, { ...values, format: 'pkcs8' });
  };

  return (
    <div className="rsa">
      <Panel
        title="Options"
        className="form-box"
        actions={
          <>
            <ResetButton options={options} />
            <ShareMenu shape={tool.options} options={values} />
          </>
        }
      >
        <form onSubmit={submit} className="rsa-form">
          <OptionField
            option={tool.options.keySize}
            value={keySize}
            onChange={(next) => options.set({ keySize: next })}
          />
          <OptionField option={tool.options.format} value={format} onChange={(next) => options.set({ format: next })} />
          <Button
            type="submit"
            variant="primary"
            icon={running ? 'loader-circle' : 'key-round'}
            className={running ? 'rsa-busy' : ''}
            label="Generate Key Pair"
            disabled={running}
          />
        </form>
        <RunStatus running={running} progress={progress} onStop={run.stop} />
        {error && <ErrorBanner error={error} />}
        {outcome && !error && (
          <>
            <Notes notes={outcome.notes} />
            <Facts facts={outcome.facts} />
          </>
        )}
      </Panel>
      <KeyBox
        {...{ slug, tool }}
        name="Public Key"
        text={written?.publicKey}
        file={format === 'ssh' ? 'public_key.pub' : 'public_key.pem'}
        stale={run.stale}
        empty="The half that anyone may have."
      />
      <KeyBox
        {...{ slug, tool }}
        name="Private Key"
        text={written?.privateKey}
        file="private_key.pem"
        stale={run.stale}
        empty="The half to keep to yourself."
      />
      <p className="rsa-promise">
        Keys are made on this device and stay in this tab: they are not sent, stored or put into links, and are gone
        when you leave. Only Key Size and Format are remembered.
      </p>
      <HelpGuide steps={helpSteps(tool, props.page)} />
    </div>
  );
}

interface KeyBoxProps extends Omit<ToolPageProps, 'page'> {
  name: 'Public Key' | 'Private Key';
  text: string | undefined;
  file: string;
  stale: boolean;
  empty: string;
}

/** One half of the pair, as a result of its own. */
function KeyBox({ slug, tool, name, text, file, stale, empty }: KeyBoxProps) {
  const half = useMemo(() => {
    const title = `${name === 'Public Key' ? 'Public' : 'Private'} key copied to clipboard`;
    return {
      ...tool,
      output: {
        ...tool.output,
        label: name,
        copyLabel: `Copy ${name}`,
        downloadLabel: `Download ${name}`,
        copiedMessage: { title },
        download: file,
      },
    };
  }, [tool, name, file]);
  const outcome = useMemo(() => (text === undefined ? undefined : toOutcome(half.output.kind, text)), [half, text]);
  return (
    <ResultPanel slug={slug} tool={half} run={{ ...IDLE, outcome, stale }} options={{}} share={null} aside={false}>
      <textarea
        className="rsa-key"
        aria-label={name}
        readOnly
        spellCheck={false}
        value={text ?? ''}
        placeholder={empty}
        onFocus={(event) => event.target.select()}
      />
    </ResultPanel>
  );
}
