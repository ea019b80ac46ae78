import { lazy, useRef, useState } from 'react';
import { KINDS, type Kind } from '@/engines/qr/kinds';
import { copyImage, useCopiesImages } from '@/families/qr/copy-image';
import { scaled } from '@/families/qr/draw-code';
import { encodePicture } from '@/families/qr/picture';
import { QrPreview, QrVerdict } from '@/families/qr/QrStage';
import { SaveButtons } from '@/families/qr/SaveButtons';
import { useReadBack } from '@/families/qr/useReadBack';
import type { OptionShape } from '@/kit/option';
import { valueAs } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import { EditActions } from '@/ui/controls/EditActions';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { OptionFields } from '@/ui/controls/OptionFields';
import { Tabs } from '@/ui/controls/Tabs';
import type { OptionState } from '@/ui/hooks/useOptions';
import { useStarted } from '@/ui/hooks/useStarted';
import { InputBox } from '@/ui/input/InputBox';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Boundary } from '@/ui/output/Boundary';
import { Remarks } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { type Transform, useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const LookFields = lazy(() => import('@/families/qr/LookFields'));
const KindForm = lazy(() => import('@/families/qr/KindForm'));
const ManyCodes = lazy(() => import('./ManyCodes'));

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

  const [isMany, setMany] = useState(false);

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
        <Contents
          tool={definition}
          transform={transform}
          onBegin={begin}
          isMany={isMany}
          onMany={() => setMany(!isMany)}
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
      below={
        isMany && (
          <Boundary fallback={null} what="Many codes">
            <ManyCodes slug={slug} tool={definition} options={values} />
          </Boundary>
        )
      }
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
                copy={() => copyImage(encodePicture(text, scaled(values), 'image/png'))}
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
                  <SaveButtons name="qr-code" text={text} options={values} picture={usable ? picture : undefined} />
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

interface ContentsProps {
  tool: typeof tool;
  transform: Transform<typeof tool>;
  onBegin(example: (typeof STARTS)[number]): void;
  isMany: boolean;
  onMany(): void;
}

/** The text of the code, and the forms that write one. */
function Contents({ tool, transform, onBegin, isMany, onMany }: ContentsProps) {
  const { edited, text } = transform;
  const [kind, setKind] = useState<Kind>('text');
  return (
    <>
      <InputBox
        input={tool.input}
        value={text}
        onChange={(value) => transform.setInput('input', value)}
        actions={
          <>
            <ExamplesMenu examples={STARTS} onPick={onBegin} />
            <EditActions edited={edited} empty={text === ''} />
          </>
        }
      />
      <div className="qr-kinds">
        <Tabs label="Kind" className="small" tabs={KINDS} value={kind} onChange={setKind} />
        {kind !== 'text' && (
          <Boundary fallback={null} what="This form">
            <KindForm key={kind} kind={kind} onWrite={(value) => transform.setInput('input', value)} />
          </Boundary>
        )}
        <Button small variant="quiet" label="Many at Once" aria-expanded={isMany} onClick={onMany} />
      </div>
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
    <OptionFields shape={shape} options={options} names={['foreground', 'background', 'level', 'size']} />
    {useStarted() && (
      <Boundary fallback={null} what="The look of the code">
        <LookFields options={options} />
      </Boundary>
    )}
    <div>
      <Button type="submit" label="Generate" disabled={disabled} />
    </div>
  </>
);
