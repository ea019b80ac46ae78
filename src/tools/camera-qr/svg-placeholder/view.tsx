import { useMemo } from 'react';
import { encodeBase64 } from '@/engines/bytes/base64';
import { encodeUtf8 } from '@/engines/bytes/utf8';
import { valueAs } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { download } from '@/ui/output/download';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { TextViewer } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { useGenerator } from '@/ui/pages/useGenerator';
import { SaveBar } from './SaveBar';
import { sizeOf } from './sizes';
import type tool from './tool';
import { COPIED } from './tool';
import './view.css';

export default function SvgPlaceholder(props: ToolPageProps<typeof tool>) {
  const { slug, tool: definition, page } = props;
  const { options, run } = useGenerator(props);
  const { values } = options;
  const { outcome, error, stale } = run;

  const picture = valueAs(outcome?.shown, 'image');
  const svg = picture?.svg ?? '';
  const uri = useMemo(() => (svg === '' ? '' : `data:image/svg+xml;base64,${encodeBase64(encodeUtf8(svg))}`), [svg]);
  const usable = picture !== undefined && !stale;

  const set = (changes: Partial<typeof values>) => {
    const before = sizeOf(values);
    // Back at your own size, it is the one that was seen last.
    const size = sizeOf({ ...values, ...changes });
    const followsSize = values.text === `${before.width}x${before.height}`;
    options.set({
      ...(followsSize && { text: `${size.width}x${size.height}` }),
      ...changes,
      ...(changes.usualSize && { ...size, ...(changes.usualSize !== 'own' && { fitText: true }) }),
    });
  };

  return (
    <StageLayout
      tool={definition}
      page={page}
      className="svg-placeholder"
      controlsFirst
      form={{ shape: definition.options, options: { ...options, set } }}
      main={(optionsButton) => (
        <>
          <Panel
            className={`svg-placeholder-preview ${stale ? 'stale' : ''}`}
            title={definition.output.label}
            aside={usable && `${picture.width} × ${picture.height} px`}
            actions={
              <>
                <div className="dock">{optionsButton}</div>
                <Button
                  small
                  variant="quiet"
                  icon="download"
                  label="Download SVG"
                  disabled={!usable}
                  onClick={() => download('placeholder.svg', svg)}
                />
                <ShareMenu shape={definition.options} options={values} />
              </>
            }
          >
            {error && <ErrorBanner error={error} />}
            <div className="output-body">
              {picture && <img src={uri} width={picture.width} height={picture.height} alt={picture.alt} />}
            </div>
            <SaveBar picture={usable ? picture : undefined} />
          </Panel>
          <ResultPanel
            slug={slug}
            tool={definition}
            // What is wrong stands where the picture would be.
            run={{ ...run, outcome: usable ? outcome : undefined, error: undefined }}
            options={values}
            title="SVG"
            aside={`${svg.length} characters`}
            save={null}
            share={null}
          >
            <TextViewer value={svg} label="SVG Output" />
          </ResultPanel>
          <Panel
            className={stale ? 'stale' : ''}
            title="Base64"
            aside={`${uri.length} characters`}
            actions={
              <CopyButton
                small
                variant="quiet"
                label="Copy Base64"
                value={uri}
                copiedMessage={COPIED}
                disabled={!usable}
              />
            }
          >
            <TextViewer value={uri} label="Base64 Output" />
          </Panel>
        </>
      )}
    />
  );
}
