import { useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import type { Summary, WholeResult } from '@/kit/chain/protocol';
import type { OptionValue } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { plural } from '@/ui/output/count';
import { OutputView } from '@/ui/output/OutputView';
import type { StepCardProps } from './step-props';

const getSize = ({ kind, size }: Summary) => (kind === 'bytes' ? formatBytes(size) : plural(size, 'character'));

const shortResult = ({ text, size }: Summary) => text || (size === 0 ? '(nothing)' : '(bytes that are not text)');

interface StepResultProps extends Pick<StepCardProps, 'isStale' | 'isShort' | 'getWhole'> {
  tool: AnyTool | undefined;
  values: Record<string, OptionValue>;
  summary: Summary;
}

/** What came of a step: how it begins, how much it is, and all of it on request. */
export function StepResult({ tool, values, summary, isStale, isShort, getWhole }: StepResultProps) {
  const [whole, setWhole] = useState<{ of: Summary; result: WholeResult }>();
  const isWhole = whole?.of === summary;
  const toggle = async () => {
    const result = isWhole ? undefined : await getWhole();
    setWhole(result && { of: summary, result });
  };
  return (
    <div className={`ch-result ${isStale ? 'stale' : ''} ${isShort ? 'ch-one-line' : ''}`}>
      {isWhole ? (
        <div className="ch-whole">
          <OutputView shown={whole.result.shown} output={tool!.output} options={values} />
        </div>
      ) : summary.picture ? (
        <img className="ch-picture" alt="" src={`data:image/svg+xml,${encodeURIComponent(summary.picture)}`} />
      ) : (
        <pre className="ch-short">
          {isShort ? shortResult(summary).replace(/\s+/g, ' ') : shortResult(summary)}
          {summary.isCut && !isShort && '\n…'}
        </pre>
      )}
      <p className="ch-facts">
        <span>{getSize(summary)}</span>
        {summary.summary.detail && <span className="grow">{summary.summary.detail}</span>}
        {(summary.isCut || summary.kind !== 'text') && (
          <Button small variant="quiet" label={isWhole ? 'Show less' : 'Show all'} onClick={toggle} />
        )}
      </p>
      {summary.notes.map((note) => (
        <p className="quiet-note" key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}
