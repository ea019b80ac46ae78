import { lazy, useEffect, useMemo } from 'react';
import { copyImage, useCopiesImages } from '@/families/qr/copy-image';
import { type DrawOptions, scaled } from '@/families/qr/draw-code';
import { encodePicture } from '@/families/qr/picture';
import { QrPreview, QrVerdict } from '@/families/qr/QrStage';
import { SaveButtons } from '@/families/qr/SaveButtons';
import { useReadBack } from '@/families/qr/useReadBack';
import { type Picture, valueAs } from '@/kit/output';
import { CopyButton } from '@/ui/controls/Button';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { Boundary } from '@/ui/output/Boundary';
import { Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { useSample } from '@/ui/pages/useSample';
import { useForVisit } from '@/ui/storage/visit';
import { NetworkPanel } from './NetworkPanel';
import { isComplete, wifiUri } from './network';
import type tool from './tool';
import './view.css';

const CardActions = lazy(() => import('./CardActions'));

export default function WifiQr({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const [networkName, setNetworkName] = useForVisit(`${slug}:network-name`, '');
  const options = useOptions(slug, definition.options);
  const { values, ready } = options;
  const run = useRun(slug, definition);
  const { start, clear, outcome, error, stale } = run;
  const copiesImages = useCopiesImages();

  const network = { networkName, ...values };
  const complete = isComplete(network);
  useEffect(() => {
    if (!ready) return;
    if (complete) start(networkName, values);
    else clear();
  }, [ready, complete, networkName, values, start, clear]);

  const picture = complete ? valueAs(outcome?.shown, 'image') : undefined;
  const usable = picture !== undefined && !stale;
  const example = useMemo(() => ({ ...values, encryption: 'nopass', password: '' }) as const, [values]);
  const sample = valueAs(useSample(slug, definition, example, !complete)?.shown, 'image');
  const uri = wifiUri(network);
  const style: DrawOptions = { ...values, level: 'M' };
  const isCard = values.card !== 'none';
  const verdict = useReadBack(uri, style, usable);

  return (
    <StageLayout
      tool={definition}
      page={page}
      className="wifi-qr"
      controlsFirst
      bare
      controls={<NetworkPanel tool={definition} options={options} networkName={networkName} onName={setNetworkName} />}
      main={
        <ResultPanel
          slug={slug}
          tool={definition}
          run={{ ...run, outcome: usable ? outcome : undefined }}
          options={values}
          aside={usable && (isCard ? values.card.toUpperCase() : `${picture.width} × ${picture.height} px`)}
          announcement={usable ? picture.alt : ''}
          views={
            usable &&
            copiesImages && (
              <CopyButton
                small
                variant="quiet"
                icon="image"
                label="Copy Image"
                copy={() => copyImage(encodePicture(uri, scaled(style), 'image/png'))}
              />
            )
          }
          save={null}
          share={null}
          // They stand below the code.
          remarks={null}
          className="qr-result"
          below={
            <>
              {!error && complete && outcome && <Notes notes={outcome.notes} />}
              <div className="qr-saves">
                <QrVerdict verdict={usable ? verdict : undefined} />
                {usable &&
                  (isCard ? (
                    <Boundary fallback={null} what="Printing">
                      <CardActions picture={picture} size={values.card} />
                    </Boundary>
                  ) : (
                    <SaveButtons
                      name="wifi-qr-code"
                      mainLabel="Download QR Code"
                      text={uri}
                      options={style}
                      picture={picture}
                    />
                  ))}
              </div>
            </>
          }
        >
          {picture ? (
            <QrPreview picture={picture} />
          ) : (
            !error && <NoCodeYet sample={sample} needsPassword={network.encryption !== 'nopass'} />
          )}
        </ResultPanel>
      }
    />
  );
}

const NoCodeYet = ({ sample, needsPassword }: { sample: Picture | undefined; needsPassword: boolean }) => (
  <div className="empty" data-sample={sample ? '' : undefined}>
    <p className={sample ? 'unseen' : ''}>
      Enter the network name{needsPassword ? ' and the password' : ''} to see the code here.
    </p>
    {sample && (
      <div className="sample wifi-qr-sample" aria-hidden="true" inert>
        <QrPreview picture={sample} />
      </div>
    )}
  </div>
);
