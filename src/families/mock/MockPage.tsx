import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { isSchema, readRows } from '@/engines/mock/rows';
import { toText } from '@/kit/output';
import { OptionFields } from '@/ui/controls/OptionFields';
import { Tabs } from '@/ui/controls/Tabs';
import { Boundary } from '@/ui/output/Boundary';
import { plural } from '@/ui/output/count';
import { OutputPanel, type ResultView } from '@/ui/output/OutputPanel';
import { GeneratorLayout, generatorResultProps } from '@/ui/pages/GeneratorLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useGenerator } from '@/ui/pages/useGenerator';
import { recordsTable, TABLE_FORMATS, type TableFormat } from './records-table';

const FieldEditor = lazy(() => import('./FieldEditor'));

const WAYS = { form: 'Form', text: 'Text' } as const;
/** After the last change: fewer results than letters. */
const LIVE_MS = 300;
/** More than this is drawn by the button alone. */
const MOST_LIVE = 1000;

/** Records as rows first: what they are like is seen at a glance. */
const viewsOf = (format: TableFormat): Readonly<Record<string, ResultView>> => ({
  table: {
    label: 'Table',
    convert: (shown) => ({ kind: 'table', value: recordsTable(toText(shown), format) }),
  },
  raw: { label: 'Raw' },
});
const VIEWS = Object.fromEntries(TABLE_FORMATS.map((format) => [format, viewsOf(format)]));

/** A generator of records, whose fields are a form or a text, beside records that follow them. */
export default function MockPage(props: ToolPageProps) {
  const generator = useGenerator(props);
  const { tool, options, run, generate } = generator;
  const {
    data,
    format,
    fields: text,
    records,
  } = options.values as {
    data: string;
    format: string;
    fields: string;
    records: number;
  };
  const [way, setWay] = useState<keyof typeof WAYS>('form');
  const isOwn = data === 'fields';
  const rows = useMemo(() => (isOwn && way === 'form' ? readRows(text) : undefined), [isOwn, way, text]);

  // What is shown belongs to the fields beside it.
  const latest = useRef(generate);
  latest.current = generate;
  const { ready } = options;
  const asked = isOwn && records <= MOST_LIVE ? JSON.stringify(options.values) : data;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!ready) return;
    const isFirst = before.current === undefined;
    const isSame = before.current === asked;
    before.current = asked;
    if (isFirst || isSame) return;
    const timer = setTimeout(() => latest.current(), LIVE_MS);
    return () => clearTimeout(timer);
  }, [ready, asked]);

  // What was drawn in another way is no table until the next result is there.
  const drawn = run.source?.options as { data: string; format: string; records: number } | undefined;
  const views = isOwn && drawn?.data === 'fields' && drawn.format === format ? VIEWS[format] : undefined;
  const names = Object.keys(tool.options);
  const at = names.indexOf('fields');
  const wrong = run.error instanceof InputError ? run.error.details.line : undefined;
  return (
    <GeneratorLayout
      generator={generator}
      className={isOwn ? 'mock-own' : ''}
      result={(lead) => (
        <OutputPanel
          key={views ? 'records' : 'text'}
          {...generatorResultProps(generator)}
          lead={lead}
          views={views}
          aside={views && plural(drawn!.records, 'record')}
          empty={<p>Press {generator.action} to see results here.</p>}
        />
      )}
      fields={
        <>
          <OptionFields shape={tool.options} options={options} names={names.slice(0, at)} />
          {isOwn && <Tabs label="Edit as" tabs={WAYS} value={way} onChange={setWay} />}
          {isOwn && rows ? (
            <Boundary fallback={null}>
              <FieldEditor text={text} rows={rows} wrong={wrong} onChange={(next) => options.set({ fields: next })} />
            </Boundary>
          ) : (
            <>
              {isOwn && way === 'form' && (
                <p className="field-hint">
                  {isSchema(text)
                    ? 'A JSON Schema is edited as text.'
                    : 'A line isn’t understood: put it right here, and the form comes back.'}
                </p>
              )}
              <OptionFields shape={tool.options} options={options} names={['fields']} />
            </>
          )}
          <OptionFields shape={tool.options} options={options} names={names.slice(at + 1)} />
        </>
      }
    />
  );
}
