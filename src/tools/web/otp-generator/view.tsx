import { lazy, useEffect, useState } from 'react';
import { platformRandom } from '@/engines/random/source';
import { definePage } from '@/kit/page';
import { Boundary } from '@/ui/Boundary';
import { Button, CopyButton } from '@/ui/Button';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { ToolExamples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ResultPanel } from '@/ui/ResultPanel';
import { NO_OPTIONS, useResult } from '@/ui/useResult';
import FieldsViewer from '@/ui/viewers/FieldsViewer';
import { useForVisit } from '@/ui/visit';
import { describeSkew, isTooFar, skewOf } from './skew';
import type tool from './tool';
import { type Codes, drawSecret, hexIteration, PERIOD } from './totp';
import './view.css';

const PAGE = definePage({
  help: [
    'Type or paste a Base32 secret, or use the one that was drawn for you.',
    'Regenerate draws a new one; nothing of it is stored or sent.',
    'The codes change by themselves every 30 seconds.',
    'Copy a code, scan the QR code with an authenticator app, or open the key URI.',
  ],
});

const KeyCode = lazy(() => import('./KeyCode'));

const QR_SIZE = 200;
/** Longer than any secret in use, and still readable at that size. */
const LONGEST_IN_QR = 300;

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
      ({ headers }) => setSkew(skewOf(headers.get('Date'), asked, Date.now(), headers.get('Age'))),
      // Without an answer it is not known, as at first.
      () => {},
    );
  }, []);
  return skew;
}

/** Codes that follow the clock, from a secret that stays in the page. */
export default function OtpGenerator({ slug, tool: definition }: ToolPageProps<typeof tool>) {
  const [secret, setSecret] = useForVisit(`${slug}:secret`, '');
  useEffect(() => setSecret((old) => old || drawSecret(platformRandom())), [setSecret]);
  const now = useSecondHand();
  const skew = useSkew();
  const run = useResult(definition, now === undefined ? '' : secret.trim(), NO_OPTIONS, now);
  const { error } = run;
  const codes = run.outcome?.data;

  return (
    <div className="otp">
      <Panel
        title="Secret"
        className="otp-secret"
        actions={<ToolExamples tool={definition} onEnter={({ input }: { input: string }) => setSecret(input)} />}
      >
        <div className="otp-form">
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
                placeholder="JBSWY3DPEHPK3PXP"
                aria-invalid={error !== undefined || undefined}
                value={secret}
                onChange={(event) => setSecret(event.target.value)}
              />
              <CopyButton iconOnly look="quiet" label="Copy Secret" value={secret} disabled={secret === ''} />
              <Button
                iconOnly
                look="quiet"
                icon="refresh-cw"
                label="Regenerate"
                onClick={() => setSecret(drawSecret(platformRandom()))}
              />
            </div>
          </div>
          <p className="quiet-note">The secret stays in this tab: it is not sent, stored or put into links.</p>
        </div>
        {error && <ErrorBanner error={error} />}
        {isTooFar(skew) && (
          <div className="banner error" role="alert">
            <p>The clock of this device is {describeSkew(skew)}: these codes will be refused until it is set right.</p>
          </div>
        )}
        <Faces codes={codes} />
      </Panel>
      <ResultPanel
        slug={slug}
        tool={definition}
        // Beside the secret stand the codes, read out as they change, and what is wrong with it.
        run={{ ...run, error: undefined }}
        options={NO_OPTIONS}
        title="Key"
        aside=""
        says=""
        className="otp-key"
      >
        {codes && secret.length <= LONGEST_IN_QR && <KeyLink uri={codes.keyUri} />}
        {codes && (
          <FieldsViewer
            label="Key"
            value={[
              { label: 'Secret in Hex', value: codes.secretHex },
              { label: 'Epoch', value: String(codes.epoch) },
              { label: 'Iteration', value: String(codes.iteration) },
              { label: 'Iteration in Hex', value: hexIteration(codes.iteration) },
              { label: 'Clock Skew', value: describeSkew(skew) },
            ]}
          />
        )}
      </ResultPanel>
      <HelpGuide steps={helpSteps(definition, PAGE)} />
    </div>
  );
}

const CIRCLE = 2 * Math.PI * 15;

function Faces({ codes }: { codes: Codes | undefined }) {
  const left = codes?.remaining ?? PERIOD;
  return (
    <div className="otp-faces">
      <Face label="Previous" code={codes?.previous} />
      <div className="otp-current">
        <svg className="otp-ring" viewBox="0 0 36 36" role="img" aria-label={`Next code in ${left} s`}>
          <circle cx="18" cy="18" r="15" />
          <circle cx="18" cy="18" r="15" strokeDasharray={`${(CIRCLE * left) / PERIOD} ${CIRCLE}`} />
        </svg>
        <Face label="Current OTP" code={codes?.current} />
        <span className="quiet-note">Next in {left} s</span>
      </div>
      <Face label="Next" code={codes?.next} />
    </div>
  );
}

const Face = ({ label, code }: { label: string; code: string | undefined }) => (
  <div className="otp-face">
    <span>{label}</span>
    <output aria-label={label}>{code ?? '······'}</output>
    <CopyButton iconOnly small look="quiet" label={`Copy ${label}`} value={code ?? ''} disabled={!code} />
  </div>
);

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
