import { useRef } from 'react';
import type { QrOptions } from '@/engines/qr/model';
import { copyImage, useCopiesImages } from '@/families/qr/copy-image';
import { encodePicture } from '@/families/qr/picture';
import { QrPreview, QrVerdict } from '@/families/qr/QrStage';
import { useReadBack } from '@/families/qr/useReadBack';
import type { OptionShape } from '@/kit/option';
import { valueAs } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import { EditActions } from '@/ui/controls/EditActions';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { OptionFields } from '@/ui/controls/OptionFields';
import type { OptionState } from '@/ui/hooks/useOptions';
import { InputBox } from '@/ui/input/InputBox';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { download, downloadPicture } from '@/ui/output/download';
import { Remarks } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

/** What phones act upon, offered while there is no text. */
const STARTS = Object.entries({
  Link: 'https://example.com',
  Email: 'mailto:someone@example.com?subject=Hello',
  Phone: 'tel:+15550100',
  Message: 'sms:+15550100?body=Hello',
  Place: 'geo:52.5163,13.3777',
  Contact: 'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane\nFN:Jane Doe\nTEL:+15550100\nEMAIL:jane@example.com\nEND:VCARD',
}).map(([title, start]) => ({ title, start }));

export default function QrGenerator(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const { slug, tool: definition, options, edited, run, text } = transform;
  const { outcome, error, stale } = run;
  const { values } = options;
  const copiesImages = useCopiesImages();
  const begin = ({ start }: (typeof STARTS)[number]) => edited.replace({ input: start });
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);

  const picture = valueAs(outcome?.shown, 'image');
  const usable = picture !== undefined && !stale;
  const verdict = useReadBack(text, values, usable);

  return (
    <StageLayout
      tool={definition}
      page={props.page}
      className="qr-generator"
      place={fields}
      controlsFirst
      bare
      controls={
        <InputBox
          input={definition.input}
          value={text}
          onChange={(value) => transform.setInput('input', value)}
          actions={
            <>
              <ExamplesMenu examples={STARTS} onPick={begin} />
              <EditActions edited={edited} empty={text === ''} />
            </>
          }
        />
      }
      form={{
        shape: definition.options,
        options,
        fields: <Fields options={options} shape={definition.options} disabled={text === ''} />,
        onSubmit(closeSheet) {
          closeSheet();
          transform.runAction('Generate');
        },
      }}
      main={(optionsButton) => (
        <ResultPanel
          slug={slug}
          tool={definition}
          run={{ ...run, outcome: usable ? outcome : undefined }}
          options={values}
          linkable={transform.linkable}
          aside={usable && `${picture.width} × ${picture.height} px`}
          announcement={usable ? picture.alt : ''}
          views={
            copiesImages && (
              <CopyButton
                small
                variant="quiet"
                icon="image"
                label="Copy Image"
                copy={() => copyImage(encodePicture(text, values, 'image/png'))}
                disabled={!usable}
              />
            )
          }
          save={null}
          // They stand below the code.
          remarks={null}
          className="qr-result"
          below={
            <>
              {!error && outcome && <Remarks outcome={outcome} />}
              <div className="qr-saves">
                <QrVerdict verdict={usable ? verdict : undefined} />
                <div className="dock">
                  {optionsButton}
                  <SaveButtons text={text} options={values} picture={usable ? picture : undefined} />
                </div>
              </div>
            </>
          }
        >
          {text === '' ? (
            <div className="empty">
              <p>The code appears here as you type. Start from:</p>
              <Examples examples={STARTS} onPick={begin} />
            </div>
          ) : (
            picture && <QrPreview picture={picture} />
          )}
        </ResultPanel>
      )}
    />
  );
}

interface SaveButtonsProps {
  text: string;
  options: QrOptions;
  /** Absent where there is nothing to save. */
  picture: { svg: string } | undefined;
}

function SaveButtons({ text, options, picture }: SaveButtonsProps) {
  const save = (format: 'PNG' | 'SVG' | 'JPEG') => {
    if (format === 'SVG') return download('qr-code.svg', picture?.svg ?? '');
    const type = format === 'PNG' ? 'png' : 'jpeg';
    downloadPicture(`qr-code.${type}`, encodePicture(text, options, `image/${type}`));
  };
  return (
    <>
      {(['PNG', 'SVG', 'JPEG'] as const).map((format, at) => (
        <Button
          key={format}
          icon="download"
          variant={at === 0 ? 'primary' : 'plain'}
          label={format}
          aria-label={`Download ${format}`}
          disabled={!picture}
          onClick={() => save(format)}
        />
      ))}
    </>
  );
}

interface FieldsProps {
  shape: OptionShape;
  options: OptionState;
  disabled: boolean;
}

const Fields = ({ shape, options, disabled }: FieldsProps) => (
  <>
    <OptionFields shape={shape} options={options} />
    <div>
      <Button type="submit" label="Generate" disabled={disabled} />
    </div>
  </>
);
