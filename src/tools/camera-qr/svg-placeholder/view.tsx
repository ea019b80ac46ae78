import { useEffect, useMemo } from 'react';
import { encodeBase64 } from '@/engines/bytes/base64';
import { encodeUtf8 } from '@/engines/bytes/utf8';
import type { OptionValue } from '@/kit/option';
import type { Picture } from '@/kit/output';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { download } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { OptionField } from '@/ui/OptionField';
import { TextViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ResetButton } from '@/ui/ResetButton';
import { ShareMenu } from '@/ui/ShareMenu';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import './view.css';

const PAGE = definePage({
  help: [
    'This tool needs no input.',
    'Set the size, the colors and the text. A text that is the size follows it. They are remembered; Reset brings the defaults back.',
    'The picture follows as you type.',
    'Copy the SVG or the data URI, or download the picture as a file.',
  ],
});

const ALERT = 'Copied to clipboard!';

export default function SvgPlaceholder({ slug, tool }: ToolPageProps) {
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const { start, outcome, error, stale } = useRun(slug, tool);
  useEffect(() => {
    if (ready) start(undefined, values);
  }, [ready, values, start]);

  const picture = outcome?.shown.value as Picture | undefined;
  const svg = picture?.svg ?? '';
  const uri = useMemo(() => (svg === '' ? '' : `data:image/svg+xml;base64,${encodeBase64(encodeUtf8(svg))}`), [svg]);
  const usable = picture !== undefined && !stale;

  const change = (name: string, value: OptionValue) => {
    const next = { ...values, [name]: value };
    const followsSize = values.text === `${values.width}x${values.height}`;
    options.set({ [name]: value, ...(name !== 'text' && followsSize ? { text: `${next.width}x${next.height}` } : {}) });
  };

  return (
    <div className="svg-placeholder">
      <Panel title="Options" className="svg-placeholder-options" actions={<ResetButton options={options} />}>
        <div className="panel-body">
          {Object.entries(tool.options).map(([name, option]) => (
            <OptionField key={name} option={option} value={values[name]!} onChange={(value) => change(name, value)} />
          ))}
        </div>
      </Panel>
      <Panel
        className={`output-box svg-placeholder-preview ${stale ? 'stale' : ''}`}
        title={tool.output.label}
        aside={usable && `${picture.width} × ${picture.height} px`}
        actions={
          <>
            <Button
              small
              look="quiet"
              icon="download"
              label="Download SVG"
              disabled={!usable}
              onClick={() => download('placeholder.svg', svg)}
            />
            <ShareMenu shape={tool.options} options={values} />
          </>
        }
      >
        {error && <ErrorBanner error={error} />}
        <div className="output-body">
          {picture && <img src={uri} width={picture.width} height={picture.height} alt={picture.alt} />}
        </div>
      </Panel>
      <Panel
        className={stale ? 'stale' : ''}
        title="SVG"
        aside={`${svg.length} characters`}
        actions={<CopyButton small look="quiet" label="Copy SVG" value={svg} says={ALERT} disabled={!usable} />}
      >
        <TextViewer value={svg} label="SVG Output" />
      </Panel>
      <Panel
        className={stale ? 'stale' : ''}
        title="Base64"
        aside={`${uri.length} characters`}
        actions={<CopyButton small look="quiet" label="Copy Base64" value={uri} says={ALERT} disabled={!usable} />}
      >
        <TextViewer value={uri} label="Base64 Output" />
      </Panel>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}
