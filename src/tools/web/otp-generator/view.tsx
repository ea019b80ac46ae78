import { lazy, useEffect, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { platformRandom } from '@/engines/random/source';
import { initialValues } from '@/kit/option';
import { Button, CopyButton } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionFields } from '@/ui/controls/OptionFields';
import { ResetButton } from '@/ui/controls/ResetButton';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useResult } from '@/ui/hooks/useResult';
import type { InputContent } from '@/ui/input/InputBox';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { Boundary } from '@/ui/output/Boundary';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useTransfer } from '@/ui/storage/transfer';
import { Accounts } from './Accounts';
import { Faces } from './Faces';
import { isKeyUri } from './key-uri';
import { clockSkew, describeSkew, isTooFar } from './skew';
import type tool from './tool';
import { drawSecret, hexIteration } from './totp';
import { useAccounts } from './useAccounts';
import './view.css';

const KeyCode = lazy(() => import('./KeyCode'));

const QR_SIZE = 200;
/** Longer than the URI of any account in use, and still readable at that size. */
const LONGEST_IN_QR = 420;

/** The time, at each whole second of the clock; nothing before the page runs in a browser. */
function useSecondHand(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** How far this clock is off, by what this site's server says of the time; nothing of the page is in the question. */
function useSkew(): number | undefined {
  const [skew, setSkew] = useState<number>();
  useEffect(() => {
    if (!navigator.onLine) return;
    const asked = Date.now();
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      ({ headers }) => setSkew(clockSkew(headers.get('Date'), asked, Date.now(), headers.get('Age'))),
      // Without an answer it is not known, as at first.
      () => {},
    );
  }, []);
  return skew;
}

/** Codes that follow the clock, from secrets that stay in the page. */
export default function OtpGenerator({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const accounts = useAccounts(slug, definition.options);
  const { current, options, entries, at } = accounts;
  const { secret, values } = current;
  const now = useSecondHand();
  const skew = useSkew();
  const run = useResult(definition, now === undefined ? '' : secret.trim(), values, now);
  const { error } = run;
  const codes = run.outcome?.data;
  const initial = initialValues(definition.options);

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
        <div className="otp-form" {...zone}>
          <div className="field">
            <label htmlFor="otp-secret">Secret</label>
            <div className="otp-row">
              <input
                id="otp-secret"
                data-main-input=""
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                placeholder={definition.input.placeholder}
                aria-invalid={error !== undefined || undefined}
                value={secret}
                onChange={({ target: { value } }) =>
                  // What is typed letter by letter is taken apart once it is whole: not before it is left.
                  value.length > secret.length + 1 ? enter(value) : accounts.setSecret(value)
                }
                onBlur={() => isKeyUri(secret) && enter(secret)}
                onPaste={({ clipboardData }) => readPicture(clipboardData.files[0])}
              />
              <CopyButton iconOnly variant="quiet" label="Copy Secret" value={secret} disabled={secret === ''} />
              <Button
                iconOnly
                variant="quiet"
                icon="refresh-cw"
                label="Regenerate"
                onClick={() => accounts.setSecret(drawSecret(platformRandom()))}
              />
            </div>
          </div>
          <div className="otp-options">
            <OptionFields shape={definition.options} options={options} />
            <ResetButton options={options} />
          </div>
          <p className="quiet-note">The secret stays in this tab: it isn’t sent, stored or put in links.</p>
        </div>
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
        <ResultPanel
          slug={slug}
          tool={definition}
          // Beside the secret stand the codes, read out as they change, and what is wrong with it.
          run={{ ...run, error: undefined }}
          // A link says how codes are made, and not for whom.
          options={{ ...values, issuer: initial.issuer, account: initial.account }}
          title="Key"
          aside=""
          announcement=""
          className="otp-key"
        >
          {codes && codes.keyUri.length <= LONGEST_IN_QR && <KeyLink uri={codes.keyUri} />}
          {codes && (
            <FieldsViewer
              label="Key"
              value={[
                { label: 'Secret in Hex', value: codes.secretHex },
                ...(codes.type === 'hotp'
                  ? [
                      { label: 'Counter', value: String(codes.iteration) },
                      { label: 'Counter in Hex', value: hexIteration(codes.iteration) },
                    ]
                  : [
                      { label: 'Epoch', value: String(codes.epoch) },
                      { label: 'Iteration', value: String(codes.iteration) },
                      { label: 'Iteration in Hex', value: hexIteration(codes.iteration) },
                      { label: 'Clock Skew', value: describeSkew(skew) },
                    ]),
              ]}
            />
          )}
        </ResultPanel>
      </div>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}

const KeyLink = ({ uri }: { uri: string }) => (
  <div className="otp-code">
    <Boundary what="The QR code" fallback={<div style={{ width: QR_SIZE, height: QR_SIZE }} />}>
      <KeyCode uri={uri} size={QR_SIZE} />
    </Boundary>
    <a className="button plain" href={uri} target="_blank" rel="noreferrer">
      Open Key URI in new tab
    </a>
  </div>
);
