import { type ReactNode, useEffect, useMemo } from 'react';
import { readPrivatePem, readPublicKey, writePublicKey, writeRsaKey } from '@/engines/crypto/rsa-key';
import { toOutcome } from '@/kit/output';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { toast } from '@/ui/controls/Toast';
import { IDLE } from '@/ui/hooks/useRun';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Facts, Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { RunStatus } from '@/ui/output/RunStatus';
import { GeneratorLayout } from '@/ui/pages/GeneratorLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useGenerator } from '@/ui/pages/useGenerator';
import type tool from './tool';
import './view.css';

const PKCS8 = { format: 'pkcs8' } as const;
/** What a key looks like, while there is none. */
const EXAMPLES = {
  'Public Key': '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA…\n-----END PUBLIC KEY-----',
  'Private Key':
    '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEA…\n-----END PRIVATE KEY-----',
};

/** One key pair at a time, in whatever form is looked at. */
export default function RsaGenerator(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  // Made in one form; the others are written from it.
  const generator = useGenerator(props, { extra: PKCS8, startsByItself: false });
  const { run } = generator;
  const { values } = generator.options;
  const { outcome, error, running, progress } = run;

  const pem = error ? undefined : outcome?.data.privateKey;
  // Read back once a key; another format is then written at once, without making another key.
  const key = useMemo(() => (pem ? readPrivatePem(pem) : undefined), [pem]);
  // A public key alone has no other half.
  const publicPem = error ? undefined : outcome?.data.publicKey;
  const publicKey = useMemo(() => (pem === '' && publicPem ? readPublicKey(publicPem) : undefined), [pem, publicPem]);
  const { format } = values;
  const written = useMemo(() => {
    if (publicKey) return { publicKey: writePublicKey(publicKey, format), privateKey: undefined };
    return key && writeRsaKey(key, format);
  }, [key, publicKey, format]);

  useEffect(() => {
    if (error) toast({ title: 'Error', description: 'Failed to generate key pair', tone: 'destructive' });
  }, [error]);

  return (
    <GeneratorLayout
      generator={generator}
      className="rsa"
      formActions={<ShareMenu shape={tool.options} options={values} />}
      result={(lead) => (
        <div className="rsa-keys compact">
          <RunStatus running={running} progress={progress} onStop={run.stop} />
          {error && <ErrorBanner error={error} />}
          {outcome && !error && (
            <>
              <Notes notes={outcome.notes} />
              <Facts facts={outcome.facts} />
            </>
          )}
          <KeyBox
            {...{ slug, tool, lead }}
            name="Public Key"
            text={written?.publicKey}
            file={format === 'ssh' ? 'public_key.pub' : 'public_key.pem'}
            stale={run.stale}
          />
          <KeyBox
            {...{ slug, tool }}
            name="Private Key"
            text={written?.privateKey}
            file="private_key.pem"
            stale={run.stale}
          />
        </div>
      )}
      below={
        <p className="rsa-promise across">
          Keys are made on this device and stay in this tab: they aren’t sent, stored or put in links, and are gone when
          you leave. Only Key Size and Format are remembered.
        </p>
      }
    />
  );
}

interface KeyBoxProps extends Omit<ToolPageProps, 'page'> {
  name: 'Public Key' | 'Private Key';
  text: string | undefined;
  file: string;
  stale: boolean;
  /** What makes the next pair. */
  lead?: ReactNode;
}

/** One half of the pair, as a result of its own. */
function KeyBox({ slug, tool, name, text, file, stale, lead }: KeyBoxProps) {
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
    <ResultPanel
      slug={slug}
      tool={half}
      run={{ ...IDLE, outcome, stale }}
      options={{}}
      lead={lead}
      share={null}
      aside={false}
    >
      <textarea
        className="rsa-key"
        aria-label={name}
        readOnly
        spellCheck={false}
        value={text ?? ''}
        placeholder={EXAMPLES[name]}
        onFocus={(event) => event.target.select()}
      />
    </ResultPanel>
  );
}
