import { InputError } from '@/engines/input-error';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useResult } from '@/ui/hooks/useResult';
import type { InputContent } from '@/ui/input/InputBox';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useTransfer } from '@/ui/storage/transfer';
import { Accounts } from './Accounts';
import { Faces } from './Faces';
import { KeyPanel } from './KeyPanel';
import { isKeyUri } from './key-uri';
import { SecretForm } from './SecretForm';
import { describeSkew, isTooFar } from './skew';
import type tool from './tool';
import { useAccounts } from './useAccounts';
import { useSkew, useWholeSeconds } from './useClock';
import './view.css';

/** Codes that follow the clock, from secrets that stay in the page. */
export default function OtpGenerator({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const accounts = useAccounts(slug, definition.options);
  const { current, options, entries, at } = accounts;
  const { secret, values } = current;
  const now = useWholeSeconds();
  const skew = useSkew();
  const run = useResult(definition, now === undefined ? '' : secret.trim(), values, now);
  const { error } = run;
  const codes = run.outcome?.data;

  const enter = (next: string) => {
    if (isKeyUri(next)) {
      try {
        return accounts.takeUris(next);
      } catch (problem) {
        // It stays in the field, where the run says what is wrong with it.
        if (!(problem instanceof InputError)) throw problem;
      }
    }
    accounts.setSecret(next);
  };
  const readPicture = async (file: Blob | undefined) => {
    if (!file) return;
    try {
      const { readQrFile } = await import('@/engines/qr/read-file');
      enter(await readQrFile(file));
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      toast({ title: 'No QR code found', description: problem.message, tone: 'destructive' });
    }
  };
  useTransfer(slug, (content: InputContent) => (typeof content === 'string' ? enter(content) : readPicture(content)));
  const { zone } = useFileDrop(([file]) => readPicture(file));

  return (
    <div className="otp">
      <Panel
        title="Secret"
        className="otp-secret"
        actions={
          <>
            <UploadButton
              file="QR code picture"
              label="Read QR Code"
              accept="image/*"
              onFiles={([file]) => readPicture(file)}
            />
            <Button iconOnly variant="quiet" icon="plus" label="Add Account" onClick={accounts.add} />
            <ToolExamples
              tool={definition}
              options={options}
              onEnter={({ input }: { input: string }) => enter(input)}
            />
          </>
        }
      >
        <Faces codes={codes} onCount={() => options.set({ counter: values.counter + 1 })} />
        <SecretForm
          tool={definition}
          accounts={accounts}
          zone={zone}
          invalid={error !== undefined}
          onEnter={enter}
          onPicture={readPicture}
        />
        {error && <ErrorBanner error={error} text={secret} />}
        {isTooFar(skew) && codes?.type !== 'hotp' && (
          <div className="banner error" role="alert">
            <p>This device’s clock is {describeSkew(skew)}: these codes will be rejected until you fix it.</p>
          </div>
        )}
      </Panel>
      <div className="otp-side">
        {entries.length > 1 && (
          <Accounts
            tool={definition}
            entries={entries}
            at={at}
            now={now}
            onShow={accounts.show}
            onRemove={accounts.remove}
          />
        )}
        <KeyPanel slug={slug} tool={definition} run={run} values={values} skew={skew} />
      </div>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
