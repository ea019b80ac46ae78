import { lazy, useEffect, useMemo } from 'react';
import { copyImage, useCopiesImages } from '@/families/qr/copy-image';
import { type DrawOptions, scaled } from '@/families/qr/draw-code';
import { LOOK_OPTIONS } from '@/families/qr/look-options';
import { encodePicture } from '@/families/qr/picture';
import { QrPreview, QrVerdict } from '@/families/qr/QrStage';
import { SaveButtons } from '@/families/qr/SaveButtons';
import { useReadBack } from '@/families/qr/useReadBack';
import { type Line, line, type Secret } from '@/kit/option';
import { valueAs } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { MoreFields } from '@/ui/controls/MoreFields';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionFields } from '@/ui/controls/OptionFields';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { useStarted } from '@/ui/hooks/useStarted';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import { Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { useSample } from '@/ui/pages/useSample';
import { useForVisit } from '@/ui/storage/visit';
import { isComplete, wifiUri } from './network';
import type tool from './tool';
import './view.css';

const LookFields = lazy(() => import('@/families/qr/LookFields'));
const CardActions = lazy(() => import('./CardActions'));
const ReadCode = lazy(() => import('./ReadCode'));

/** Entered in the open, unlike a password, and kept as little. */
const inTheOpen = ({ label, placeholder, when }: Secret): Line => line(label, '', { placeholder, when });

export default function WifiQr({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const { input } = definition;
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
  const started = useStarted();
  const verdict = useReadBack(uri, style, usable);

  const { identity, anonymousIdentity } = definition.options;
  const shape = {
    ...definition.options,
    identity: inTheOpen(identity),
    anonymousIdentity: inTheOpen(anonymousIdentity),
  };
  const fields = (...names: (keyof typeof shape)[]) => <OptionFields shape={shape} options={options} names={names} />;
  const reset = () => {
    const { password, identity, anonymousIdentity } = values;
    options.reset();
    options.set({ password, identity, anonymousIdentity });
  };

  return (
    <StageLayout
      tool={definition}
      page={page}
      className="wifi-qr"
      controlsFirst
      bare
      controls={
        <Panel
          title="Network"
          className="form-box"
          actions={
            <>
              {started && (
                <Boundary fallback={null} what="Reading">
                  <ReadCode
                    onRead={({ networkName: name, ...rest }) => {
                      setNetworkName(name);
                      options.set(rest as Partial<typeof values>);
                    }}
                  />
                </Boundary>
              )}
              {options.changed && <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={reset} />}
              <ToolExamples
                tool={definition}
                options={options}
                onEnter={({ input: name }: { input: string }) => setNetworkName(name)}
              />
            </>
          }
        >
          <form noValidate data-main-input="" onSubmit={(event) => event.preventDefault()}>
            {fields('encryption')}
            <OptionField
              option={line(input.label, '', { placeholder: input.placeholder })}
              value={networkName}
              onChange={setNetworkName}
            />
            {fields(
              'password',
              'eapMethod',
              'phase2',
              'identity',
              'anonymousIdentity',
              'hidden',
              'foreground',
              'background',
              'size',
            )}
            {fields('card', 'cardPassword', 'instruction')}
            <MoreFields label="Shape, colors and logo" shape={LOOK_OPTIONS} values={values}>
              <Boundary fallback={null} what="The look of the code">
                <LookFields options={options} />
              </Boundary>
            </MoreFields>
          </form>
        </Panel>
      }
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
            !error && (
              <div className="empty" data-sample={sample ? '' : undefined}>
                <p className={sample ? 'unseen' : ''}>
                  Enter the network name{network.encryption === 'nopass' ? '' : ' and the password'} to see the code
                  here.
                </p>
                {sample && (
                  <div className="sample wifi-qr-sample" aria-hidden="true" inert>
                    <QrPreview picture={sample} />
                  </div>
                )}
              </div>
            )
          )}
        </ResultPanel>
      }
    />
  );
}
