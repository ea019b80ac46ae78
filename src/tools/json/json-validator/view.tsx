import { type ReactNode, useId, useMemo } from 'react';
import { text } from '@/kit/input';
import type { Shown } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { Examples } from '@/ui/controls/Examples';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import type { Values } from '@/ui/hooks/useOptions';
import { InputBox } from '@/ui/input/InputBox';
import { plural } from '@/ui/output/count';
import { OutputView } from '@/ui/output/OutputView';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps, TransformLayout } from '@/ui/pages/TransformLayout';
import { useSample } from '@/ui/pages/useSample';
import { useTransform } from '@/ui/pages/useTransform';
import { useForVisit } from '@/ui/storage/visit';
import { Problems } from './Problems';
import type tool from './tool';
import type { Report } from './tool';
import { useRepair } from './useRepair';
import './view.css';

const SCHEMA = text('JSON Schema', {
  accept: '.json',
  language: 'json',
  placeholder: '{"type": "object", "required": ["id"]}',
});

export default function JsonValidator(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const [withSchema, setWithSchema] = useForVisit(`${slug}:with-schema`, false);
  const [schema, setSchema] = useForVisit(`${slug}:schema`, '');
  const transform = useTransform(props, {
    extra: useMemo(() => ({ schema: withSchema ? schema : '', repair: false }), [withSchema, schema]),
  });
  const { options, edited, run, text: input, empty } = transform;
  const { outcome } = run;
  const sample = useSample(slug, tool, options.values, empty)?.shown;
  const repair = useRepair(props, edited);
  return (
    <TransformLayout
      transform={transform}
      className={`jv ${withSchema ? 'jv-schema' : ''}`}
      buttons={
        <>
          <Button
            icon="file-check"
            label="JSON Schema"
            aria-pressed={withSchema}
            onClick={() => setWithSchema(!withSchema)}
          />
          <Button label="Validate JSON" disabled={empty} onClick={() => transform.runAction('Validate JSON')} />
        </>
      }
      secondInput={
        withSchema && (
          <InputBox
            input={SCHEMA}
            value={schema}
            onChange={setSchema}
            aside={
              <OptionField
                option={tool.options.schemaDraft}
                value={options.values.schemaDraft}
                onChange={(schemaDraft) => options.set({ schemaDraft })}
              />
            }
          />
        )
      }
      result={
        <ResultPanel
          {...resultPanelProps(transform)}
          run={{ ...run, running: run.running || repair.running }}
          remarks={
            outcome?.data && (
              <Verdict
                report={outcome.data}
                onGoTo={transform.wrong.goTo}
                repair={
                  <Button
                    small
                    icon="wrench"
                    label="Repair JSON"
                    disabled={repair.running}
                    onClick={() => repair.start(input, { ...options.values, schema: '', repair: true })}
                  />
                }
              />
            )
          }
        >
          {outcome
            ? outcome.data?.valid && <OutputView shown={outcome.shown} output={tool.output} options={options.values} />
            : !run.error && (
                <Empty
                  tool={tool}
                  sample={sample}
                  options={options.values}
                  onPick={(example) => {
                    transform.loadExample(example);
                    if (!example.schema) return;
                    setSchema(example.schema);
                    setWithSchema(true);
                  }}
                />
              )}
        </ResultPanel>
      }
    />
  );
}

interface EmptyProps {
  tool: AnyTool;
  sample: Shown | undefined;
  options: Values;
  onPick(example: (typeof EXAMPLES)[number]): void;
}

/** What a verdict looks like, and examples to try. */
const Empty = ({ tool, sample, options, onPick }: EmptyProps) => (
  <div className="empty" data-sample="">
    <p className="unseen">The verdict appears here as you type.</p>
    <div className="sample" aria-hidden="true" inert>
      <div className="banner jv-verdict jv-valid">
        <Icon name="circle-check-big" />
        <div>
          <strong>Valid JSON</strong>
          <p>JSON is valid and well-formed.</p>
        </div>
      </div>
      {sample && <OutputView shown={sample} output={tool.output} options={options} />}
    </div>
    <div className="input-foot">
      <Examples examples={EXAMPLES} onPick={onPick} />
    </div>
  </div>
);

interface VerdictProps {
  report: Report;
  onGoTo(offset: number): void;
  repair: ReactNode;
}

function Verdict({ report, onGoTo, repair }: VerdictProps) {
  const id = useId();
  const { documents, problems, schemaErrors, schemaProblem, schemaUnchecked } = report;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  return (
    <>
      {first ? (
        <div className="banner error jv-verdict" role="alert" aria-labelledby={id}>
          <div>
            <strong id={id}>Invalid JSON</strong>
            <p>
              {first.message} (line {first.line}, column {first.column}).
            </p>
            <p>{plural(errors.length, 'error')} found.</p>
          </div>
          {repair}
        </div>
      ) : (
        <div className="banner jv-verdict jv-valid" role="status">
          <Icon name="circle-check-big" />
          <div>
            <strong>{documents ? 'Valid JSON Lines' : 'Valid JSON'}</strong>
            <p>{documents ? `${plural(documents, 'document')}, one per line.` : 'JSON is valid and well-formed.'}</p>
          </div>
        </div>
      )}
      {schemaProblem && (
        <p className="banner notes">
          {schemaProblem.message}
          {schemaProblem.line !== undefined && ` (line ${schemaProblem.line}, column ${schemaProblem.column})`}
        </p>
      )}
      {schemaErrors && (
        <p className={`banner ${schemaErrors.length > 0 ? 'error' : 'jv-valid'}`} role="status">
          {schemaErrors.length > 0
            ? `Doesn’t match the schema: ${plural(schemaErrors.length, 'error')}.`
            : 'Matches the JSON Schema.'}
        </p>
      )}
      {schemaUnchecked && <p className="banner notes">{schemaUnchecked.map((one) => `${one}.`).join(' ')}</p>}
      <Problems report={report} onGoTo={onGoTo} />
    </>
  );
}

const EXAMPLES: readonly { title: string; input: string; schema?: string }[] = [
  { title: 'Several mistakes', input: '{\n  name: "Ada",\n  "born": 01815,\n  "tags": ["math", \'code\',],\n}' },
  { title: 'Python output', input: "{'ok': True, 'items': (1, 2), 'none': None}" },
  {
    title: 'With a schema',
    input: '{\n  "id": "7",\n  "price": -1\n}',
    schema:
      '{\n  "type": "object",\n  "required": ["id", "name"],\n  "properties": {\n    "id": { "type": "integer" },\n    "price": { "type": "number", "minimum": 0 }\n  }\n}',
  },
];
