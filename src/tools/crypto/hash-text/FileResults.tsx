import { VerdictMark } from '@/families/digest/VerdictMark';
import type { FieldRow } from '@/kit/output';
import type { ToolOptions } from '@/kit/tool';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { OutputView } from '@/ui/output/OutputView';
import type { ToolPageProps } from '@/ui/pages/page';
import { CheckedList } from './CheckedList';
import type { ChecksumVerdict, judgeList } from './checksum';
import type definition from './tool';
import type { useFileDigests } from './useFileDigests';

interface FileResultsProps {
  results: readonly {
    file: File;
    error: Error | undefined;
    verdict: ChecksumVerdict | undefined;
    rows: readonly FieldRow[];
  }[];
  checked: ReturnType<typeof judgeList>;
  tool: ToolPageProps<typeof definition>['tool'];
  options: ToolOptions<typeof definition>;
  queue: ReturnType<typeof useFileDigests>;
}

/** The digests of each file, or what has become of it. */
export const FileResults = ({ results, checked, tool, options, queue }: FileResultsProps) => (
  <div className="hash-text-results">
    {checked.length > 0 && <CheckedList verdicts={checked} />}
    {results.map(({ file, error, verdict, rows }, at) => (
      <section className="hash-text-result" key={at} aria-label={file.name}>
        <header>
          <h3>{file.name}</h3>
          {verdict && results.length > 1 && <VerdictMark verdict={verdict} />}
        </header>
        {error ? (
          <ErrorBanner error={error} />
        ) : rows.length > 0 ? (
          <OutputView shown={{ kind: 'fields', value: rows }} output={tool.output} options={options} />
        ) : (
          <p className="quiet-note">
            {queue.current?.file === file
              ? 'Reading…'
              : queue.current
                ? 'Waiting…'
                : 'Stopped. Press Hash to start again.'}
          </p>
        )}
      </section>
    ))}
  </div>
);
