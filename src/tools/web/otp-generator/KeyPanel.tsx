import { lazy } from 'react';
import { initialValues } from '@/kit/option';
import type { ToolData, ToolOptions } from '@/kit/tool';
import type { RunState } from '@/ui/hooks/useRun';
import { Boundary } from '@/ui/output/Boundary';
import { ResultPanel } from '@/ui/output/ResultPanel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { describeSkew } from './skew';
import type tool from './tool';
import { hexIteration } from './totp';

const KeyCode = lazy(() => import('./KeyCode'));

const QR_SIZE = 200;
/** Longer than the URI of any account in use, and still readable at that size. */
const LONGEST_IN_QR = 420;

interface KeyPanelProps {
  slug: string;
  tool: typeof tool;
  run: RunState<ToolData<typeof tool>>;
  values: ToolOptions<typeof tool>;
  /** How far this clock is off, where that is known. */
  skew: number | undefined;
}

/** The key as authenticators take it, and what its codes are counted from. */
export function KeyPanel({ slug, tool, run, values, skew }: KeyPanelProps) {
  const initial = initialValues(tool.options);
  const codes = run.outcome?.data;
  return (
    <ResultPanel
      slug={slug}
      tool={tool}
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
