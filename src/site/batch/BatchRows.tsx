import { useEffect, useState } from 'react';
import { text } from '@/kit/input';
import { initialValues } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';
import { OptionFields } from '@/ui/controls/OptionFields';
import { useRun } from '@/ui/hooks/useRun';
import { InputBox } from '@/ui/input/InputBox';
import { OutputPanel } from '@/ui/output/OutputPanel';
import { useForVisit } from '@/ui/storage/visit';

const LINES = text('Several, one per line');

/** A tool that takes one short value, over many of them. */
export default function BatchRows({ slug, tool, provided }: { slug: string; tool: AnyTool; provided: string }) {
  const [lines, setLines] = useForVisit(`${slug}:several`, provided);
  const [values, setValues] = useState(() => initialValues(tool.options));
  const run = useRun(slug, tool, true);
  const { start, clear } = run;
  useEffect(() => {
    if (provided !== '') setLines(provided);
  }, [provided, setLines]);
  useEffect(() => {
    if (lines.trim() === '') clear();
    else start(lines, values);
  }, [lines, values, start, clear]);
  const options = {
    values,
    set: (changes: Partial<typeof values>) => setValues((old) => ({ ...old, ...changes }) as typeof values),
    reset: () => setValues(initialValues(tool.options)),
    changed: false,
    ready: true,
  };
  return (
    <div className="several">
      <InputBox input={LINES} value={lines} onChange={setLines} />
      <OutputPanel
        slug={slug}
        tool={tool}
        run={run}
        options={values}
        title="Results"
        above={
          Object.keys(tool.options).length > 0 && (
            <div className="several-options">
              <OptionFields shape={tool.options} options={options} />
            </div>
          )
        }
        share={null}
        empty={<p>A table of input, result and error. Errors are shown per line; the rest still run.</p>}
      />
    </div>
  );
}
