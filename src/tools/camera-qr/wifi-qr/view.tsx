import { useEffect, useState } from 'react';
import type { QrOptions } from '@/engines/qr/model';
import { type Input, inputsOf } from '@/kit/input';
import { isShown, line, type Option, type OptionValue, type Secret } from '@/kit/option';
import type { Picture } from '@/kit/output';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { download, downloadPicture } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { copyImage, useCopiesImages } from '@/ui/qr/copy-image';
import { encodePicture } from '@/ui/qr/picture';
import { QrPreview, QrVerdict } from '@/ui/qr/QrStage';
import { useReadBack } from '@/ui/qr/useReadBack';
import { Notes } from '@/ui/Remarks';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { isComplete, QR_SIZE, type WifiNetwork, wifiUri } from './network';
import './view.css';

const PAGE = definePage({
  help: [
    'Choose the encryption of your router and enter the network name and the password.',
    'Turn on Hidden Network if the router hides its name. Colors are up to you, as long as they differ.',
    'The code appears as soon as name and password are there, and is read back to see whether phones can.',
    'Download it, print it, and hang it up where guests see it.',
  ],
});

/** Entered in the open, unlike a password, and kept as little. */
const OPEN = ['identity', 'anonymousIdentity'];

export default function WifiQr({ slug, tool }: ToolPageProps) {
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const [networkName, setNetworkName] = useState('');
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const { start, clear, outcome, error, stale } = useRun(slug, tool);
  const copiesImages = useCopiesImages();

  const network = { networkName, ...values } as unknown as WifiNetwork;
  const complete = isComplete(network);
  useEffect(() => {
    if (!ready) return;
    if (complete) start(networkName, values);
    else clear();
  }, [ready, complete, networkName, values, start, clear]);

  const picture = complete ? (outcome?.shown.value as Picture | undefined) : undefined;
  const usable = picture !== undefined && !stale;
  const uri = wifiUri(network);
  const style: QrOptions = {
    foreground: String(values.foreground),
    background: String(values.background),
    level: 'M',
    size: QR_SIZE,
  };
  const verdict = useReadBack(uri, style, usable);

  const option = (name: string) => {
    const declared = tool.options[name] as Option;
    const { label, placeholder } = declared as Secret;
    return (
      isShown(declared, values) && (
        <OptionField
          option={OPEN.includes(name) ? line(label, '', { placeholder }) : declared}
          value={values[name] as OptionValue}
          onChange={(value) => options.set({ [name]: value })}
        />
      )
    );
  };
  const reset = () => {
    const { password, identity, anonymousIdentity } = network;
    options.reset();
    options.set({ password, identity, anonymousIdentity });
  };

  return (
    <div className="wifi-qr">
      <Panel
        title="Network"
        actions={options.changed && <Button small look="quiet" icon="rotate-ccw" label="Reset" onClick={reset} />}
      >
        <div className="panel-body">
          {option('encryption')}
          <OptionField
            option={line(input.label, '', { placeholder: input.placeholder })}
            value={networkName}
            onChange={(value) => setNetworkName(value as string)}
          />
          {option('password')}
          {option('eapMethod')}
          {option('phase2')}
          {option('identity')}
          {option('anonymousIdentity')}
          {option('hidden')}
          {option('foreground')}
          {option('background')}
        </div>
      </Panel>
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title={tool.output.label}
        aside={usable && `${QR_SIZE} × ${QR_SIZE} px`}
        actions={
          usable && (
            <>
              {copiesImages && (
                <CopyButton
                  small
                  look="quiet"
                  label="Copy Image"
                  copy={() => copyImage(encodePicture(uri, style, 'image/png'))}
                />
              )}
              <CopyButton small look="quiet" label="Copy SVG" value={picture.svg} />
            </>
          )
        }
      >
        {error && <ErrorBanner error={error} />}
        <div className="output-body qr-stage">
          {picture ? (
            <QrPreview picture={picture} />
          ) : (
            !error && (
              <div className="empty">
                <p>
                  Enter the network name{network.encryption === 'nopass' ? '' : ' and the password'} to see the code
                  here.
                </p>
              </div>
            )
          )}
        </div>
        {!error && complete && outcome && <Notes notes={outcome.notes} />}
        <div className="qr-saves">
          <QrVerdict verdict={usable ? verdict : undefined} />
          {usable && (
            <>
              <Button
                icon="download"
                label="SVG"
                aria-label="Download SVG"
                onClick={() => download('wifi-qr-code.svg', picture.svg)}
              />
              <Button
                icon="download"
                look="primary"
                label="Download QR Code"
                onClick={() => downloadPicture('wifi-qr-code.png', encodePicture(uri, style, 'image/png'))}
              />
            </>
          )}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}
