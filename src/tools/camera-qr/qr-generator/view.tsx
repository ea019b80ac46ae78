import { useEffect, useMemo } from 'react';
import type { QrOptions } from '@/engines/qr/model';
import { type Input, inputsOf } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import type { Picture } from '@/kit/output';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { download, downloadPicture } from '@/ui/download';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { copyImage, useCopiesImages } from '@/ui/qr/copy-image';
import { encodePicture } from '@/ui/qr/picture';
import { QrPreview, QrVerdict } from '@/ui/qr/QrStage';
import { useReadBack } from '@/ui/qr/useReadBack';
import { Facts, Notes } from '@/ui/Remarks';
import { ResetButton } from '@/ui/ResetButton';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { type Inputs, useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import './view.css';

const PAGE = definePage({
  help: [
    'Type or paste what the code shall say into Text, drop a text file on it, or use Upload.',
    'Set the colors, how much damage the code must survive, and its size. They are remembered; Reset brings the defaults back.',
    'The code follows as you type, and is read back to see whether scanners can.',
    'Download it as PNG, SVG or JPEG at the chosen size, copy it, or copy a link to it.',
  ],
});

/** What phones act upon, offered while there is no text. */
const STARTS: Readonly<Record<string, string>> = {
  Link: 'https://example.com',
  Email: 'mailto:someone@example.com?subject=Hello',
  Phone: 'tel:+15550100',
  Message: 'sms:+15550100?body=Hello',
  Place: 'geo:52.5163,13.3777',
  Contact: 'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane\nFN:Jane Doe\nTEL:+15550100\nEMAIL:jane@example.com\nEND:VCARD',
};

export default function QrGenerator({ slug, tool }: ToolPageProps) {
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const edited = useInputs<Inputs>(useMemo(() => ({ input: input.initial ?? '' }), [input]));
  const text = edited.value.input as string;
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const style = values as unknown as QrOptions;
  const { start, clear, outcome, error, stale, ...run } = useRun(slug, tool);
  const copiesImages = useCopiesImages();

  useEffect(() => {
    if (!ready) return;
    if (text === '') clear();
    else start(text, values);
  }, [ready, text, values, start, clear]);

  const picture = outcome?.shown.value as Picture | undefined;
  const usable = picture !== undefined && !stale;
  const verdict = useReadBack(text, style, usable);

  const save = (format: 'PNG' | 'SVG' | 'JPEG') => {
    if (format === 'SVG') return download('qr-code.svg', picture!.svg);
    const type = format === 'PNG' ? 'png' : 'jpeg';
    downloadPicture(`qr-code.${type}`, encodePicture(text, style, `image/${type}`));
  };
  const field = (name: keyof QrOptions) => (
    <OptionField
      option={tool.options[name]!}
      value={values[name] as OptionValue}
      onChange={(value) => options.set({ [name]: value })}
    />
  );

  return (
    <div className="qr-generator">
      <InputBox
        input={input}
        value={text}
        onChange={(value) => edited.change(() => ({ input: value }))}
        actions={<EditActions edited={edited} empty={text === ''} />}
      />
      <Panel title="Options" className="qr-generator-options" actions={<ResetButton options={options} />}>
        <div className="panel-body">
          {field('foreground')}
          {field('background')}
          {field('level')}
          {field('size')}
          <Button
            look="primary"
            label="Generate"
            disabled={text === ''}
            onClick={() => {
              edited.settle();
              start(text, values);
            }}
          />
        </div>
      </Panel>
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title={tool.output.label}
        aside={usable && `${picture.width} × ${picture.height} px`}
        actions={
          <>
            {copiesImages && (
              <CopyButton
                small
                look="quiet"
                label="Copy Image"
                copy={() => copyImage(encodePicture(text, style, 'image/png'))}
                disabled={!usable}
              />
            )}
            <CopyButton small look="quiet" label="Copy SVG" value={picture?.svg ?? ''} disabled={!usable} />
            <ShareMenu shape={tool.options} options={values} inputs={text === '' ? undefined : { input: text }} />
          </>
        }
      >
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {error && <ErrorBanner error={error} />}
        <div className="output-body qr-stage">
          {text === '' ? (
            <div className="empty">
              <p>The code appears here as you type. Start from:</p>
              <p className="examples">
                {Object.entries(STARTS).map(([label, start]) => (
                  <Button key={label} small label={label} onClick={() => edited.replace({ input: start })} />
                ))}
              </p>
            </div>
          ) : (
            picture && <QrPreview picture={picture} />
          )}
        </div>
        {!error && outcome && <Notes notes={outcome.notes} />}
        {!error && outcome && <Facts facts={outcome.facts} />}
        <div className="qr-saves">
          <QrVerdict verdict={usable ? verdict : undefined} />
          {(['PNG', 'SVG', 'JPEG'] as const).map((format, at) => (
            <Button
              key={format}
              icon="download"
              look={at === 0 ? 'primary' : 'plain'}
              label={format}
              aria-label={`Download ${format}`}
              disabled={!usable}
              onClick={() => save(format)}
            />
          ))}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}
