import { formatBytes } from '@/engines/bytes/size';
import { findEntry } from '@/kit/catalogue';
import type { Chain, Definitions } from '@/kit/chain/chain';
import { nameResults } from '@/kit/chain/names';
import { Button } from '@/ui/controls/Button';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { RunStatus } from '@/ui/output/RunStatus';
import { useFilesRun } from './useFilesRun';

interface FilesPanelProps {
  chain: Chain;
  files: readonly File[];
  defined: Definitions | undefined;
  /** Ending of what comes out, with its dot. */
  ending: string;
}

/** What became of each of several files. */
export default function FilesPanel({ chain, files, defined, ending }: FilesPanelProps) {
  const { results, running, stop } = useFilesRun(chain, files, defined);
  const names = nameResults(
    results.map(({ file }) => file.name),
    ending,
  );
  const good = results.flatMap(({ bytes }, at) => (bytes ? [[names[at]!, bytes] as const] : []));
  const bad = results.length - good.length;
  const saveAll = async () => {
    const { zipSync } = await import('fflate');
    download(
      'localkit-results.zip',
      new Blob([zipSync(Object.fromEntries(good)) as BlobPart], { type: 'application/zip' }),
    );
  };
  return (
    <Panel
      className="output-box ch-files"
      title="Results"
      aside={`${results.length} of ${files.length}${bad > 0 ? `, ${bad} failed` : ''}`}
      actions={
        <Button
          small
          variant="quiet"
          icon="download"
          label="Download All"
          disabled={good.length === 0 || running}
          onClick={saveAll}
        />
      }
    >
      <RunStatus running={running} progress={results.length / files.length} onStop={stop} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region around the table, not a part of it. */}
      <div className="table-out" role="region" aria-label="Results by file" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {['File', 'Size', 'Result', 'Result size'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {files.map((file, at) => {
              const result = results[at];
              return (
                <tr key={`${at} ${file.name}`}>
                  <td>{file.name}</td>
                  <td>{formatBytes(file.size)}</td>
                  <td className={result?.error === undefined ? '' : 'ch-bad'}>
                    {result?.bytes && (
                      <Button
                        small
                        variant="quiet"
                        icon="download"
                        label={names[at]!}
                        onClick={() => download(names[at]!, result.bytes!)}
                      />
                    )}
                    {result?.error !== undefined &&
                      (result.step === undefined
                        ? result.error
                        : `Step ${result.step + 1}, ${findEntry(chain.steps[result.step]?.tool ?? '')?.name ?? ''}: ${result.error}`)}
                    {!result && '…'}
                  </td>
                  <td>{result?.bytes && formatBytes(result.bytes.length)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
