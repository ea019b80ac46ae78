import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { isSchema, readRows } from '@/engines/mock/rows';
import { OptionFields } from '@/ui/controls/OptionFields';
import { Tabs } from '@/ui/controls/Tabs';
import { Boundary } from '@/ui/output/Boundary';
import { GeneratorLayout } from '@/ui/pages/GeneratorLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useGenerator } from '@/ui/pages/useGenerator';

const FieldEditor = lazy(() => import('./FieldEditor'));

const WAYS = { form: 'Form', text: 'Text' } as const;
/** After the last change: fewer results than letters. */
const LIVE_MS = 300;
/** More than this is drawn by the button alone. */
const MOST_LIVE = 1000;

/** A generator of records, whose fields are a form or a text, beside records that follow them. */
export default function MockPage(props: ToolPageProps) {
  const generator = useGenerator(props);
  const { tool, options, run, generate } = generator;
  const { data, fields: text, records } = options.values as { data: string; fields: string; records: number };
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

  const names = Object.keys(tool.options);
  const at = names.indexOf('fields');
  const wrong = run.error instanceof InputError ? run.error.details.line : undefined;
  return (
    <GeneratorLayout
      generator={generator}
      className={isOwn ? 'mock-own' : ''}
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
