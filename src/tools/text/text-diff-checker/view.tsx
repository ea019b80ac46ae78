import { useEffect, useState } from 'react';
import { valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { download } from '@/ui/output/download';
import { prepareViewer } from '@/ui/output/OutputView';
import { Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { RunStatus } from '@/ui/output/RunStatus';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { showResult } from '@/ui/pages/show-result';
import { Compared } from './Compared';
import { Facts } from './Facts';
import { formatSimilarity } from './scores';
import { TextFields } from './TextFields';
import { joinTexts } from './texts';
import type tool from './tool';
import { usePdf } from './usePdf';
import { useTexts } from './useTexts';
import './view.css';

export default function TextDiffChecker(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const state = useTexts(props);
  const { texts, options, run, steps, compare, threeWay, empty, execute, replace } = state;
  const { left, right } = texts;
  const pdf = usePdf();
  useEffect(() => prepareViewer(tool.output.kind), [tool]);

  const outcome = empty ? undefined : run.outcome;
  const value = valueAs(outcome?.shown, 'diff');
  const data = outcome?.data;
  const similarity = data && 'similarity' in data ? data.similarity : undefined;
  const isMerging = data !== undefined && 'merge' in data;
  /** What has been chosen so far; the result itself only knows what is open. */
  const [merged, setMerged] = useState<string>();

  return (
    <div className="transform two-inputs text-diff">
      <OptionStrip shape={tool.options} options={options}>
        <Button
          icon="arrow-left-right"
          label="Swap Texts"
          disabled={empty}
          onClick={() => replace({ ...texts, left: right, right: left })}
        />
        <Button
          variant="primary"
          label="Compare"
          disabled={empty}
          onClick={({ currentTarget }) => {
            steps.settle();
            execute();
            showResult(currentTarget);
          }}
        />
      </OptionStrip>
      <TextFields tool={tool} state={state} compared={value} />
      <ResultPanel
        slug={slug}
        tool={tool}
        run={
          isMerging && merged !== undefined
            ? { ...run, outcome: { ...outcome!, shown: { kind: 'text', value: merged } } }
            : run
        }
        options={options.values}
        title={isMerging ? 'Merged Text' : valueAs(outcome?.shown, 'text') !== undefined ? 'Patch' : undefined}
        linkable={empty ? undefined : threeWay ? { ...texts } : { left, right }}
        actions={
          <>
            <Button
              small
              variant="quiet"
              icon="file-down"
              label="Export PDF"
              disabled={!value || run.stale || pdf.running}
              onClick={() =>
                pdf.start({
                  value: value!,
                  options: { ...compare, marks: options.values.marks },
                  score: formatSimilarity(similarity!),
                })
              }
            />
            <Button
              small
              variant="quiet"
              icon="download"
              label="Download Texts"
              disabled={empty}
              onClick={() => download('diff_texts.txt', joinTexts(texts))}
            />
          </>
        }
        above={<RunStatus running={pdf.running} progress={pdf.progress} onStop={pdf.stop} />}
        remarks={
          outcome && (
            <>
              {value && <Facts facts={outcome.facts} />}
              {!isMerging && <Notes notes={outcome.notes} />}
            </>
          )
        }
      >
        <Compared tool={tool} state={state} onMerged={setMerged} />
      </ResultPanel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
