import { useEffect, useMemo } from 'react';
import { getNames } from '@/engines/hash/algorithms';
import { readChecksumFile } from '@/engines/hash/checksum-file';
import { loadHash } from '@/engines/hash/hashers';
import { DigestPage } from '@/families/digest/DigestPage';
import { useTextOrFiles } from '@/families/digest/useTextOrFiles';
import { sumUp } from '@/families/digest/VerdictMark';
import { type FieldRow, toOutcome } from '@/kit/output';
import { useOptions } from '@/ui/hooks/useOptions';
import { IDLE, useRun } from '@/ui/hooks/useRun';
import { plural } from '@/ui/output/count';
import { OutputPanel } from '@/ui/output/OutputPanel';
import { prepareViewer } from '@/ui/output/OutputView';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { useSample } from '@/ui/pages/useSample';
import { type ChecksumVerdict, type Digests, judgeChecksum, judgeList, sumUpList } from './checksum';
import { ExpectedField } from './ExpectedField';
import { FileResults } from './FileResults';
import { digestRows } from './rows';
import type definition from './tool';
import { useDroppedList } from './useDroppedList';
import { type Algorithm, hashedBy, readDigests, useFileDigests } from './useFileDigests';
import './view.css';

const only = (digests: Digests, algorithm: Algorithm): Digests =>
  Object.fromEntries(getNames(algorithm).flatMap((name) => (digests[name] ? [[name, digests[name]]] : [])));

/** Text or any number of files, their digests, and whether a pasted checksum is among them. */
/** What a pasted list of checksums says of the files. One line alone is as good as the checksum in it, whatever the file is called here. */
function useChecked(expected: string, results: readonly { file: File; digests: Digests }[]) {
  const list = useMemo(() => readChecksumFile(expected), [expected]);
  if (list.length < 2) return [];
  return judgeList(
    list,
    results.map(({ file: { name }, digests }) => ({ name, digests })),
  );
}

export default function HashText(props: ToolPageProps<typeof definition>) {
  const { slug, tool } = props;
  const options = useOptions(slug, tool.options);
  const { content, isText, text, files } = useTextOrFiles(slug);
  const run = useRun(slug, tool);
  const { values, ready } = options;
  const { algorithm, outputEncoding: encoding } = values;
  const expected = values.expectedChecksum.trim();
  const queue = useFileDigests(slug, tool, files, algorithm);

  useEffect(() => prepareViewer('fields'), []);
  const { start, clear, outcome } = run;
  useEffect(() => {
    if (ready && text !== '') start(text, hashedBy(tool, algorithm));
    else clear();
  }, [ready, text, algorithm, tool, start, clear]);

  const judge = (digests: Digests, file?: string): ChecksumVerdict | undefined =>
    expected === '' || Object.keys(digests).length === 0 ? undefined : judgeChecksum(expected, digests, file);

  const textDigests = useMemo(() => readDigests(outcome?.data), [outcome]);
  const textVerdict = judge(textDigests);
  const results = files.map((file) => {
    const state = queue.states.get(file);
    const digests = only(state?.digests ?? {}, algorithm);
    const verdict = judge(digests, file.name);
    return { file, error: state?.error, verdict, digests, rows: digestRows(digests, encoding, verdict?.name) };
  });
  const checked = useChecked(isText ? '' : expected, results);
  const judged = results.flatMap(({ verdict }) => verdict ?? []);
  const summary = checked.length > 0 ? sumUpList(checked) : sumUp(judged);
  useDroppedList(files, (expectedChecksum, left) => {
    options.set({ expectedChecksum });
    content.replace(left);
  });

  const again = () => (isText ? text !== '' && start(text, hashedBy(tool, algorithm)) : queue.start());
  const empty = isText && text === '';
  const sample = useSample(slug, tool, values, empty);
  // One digest alone is the answer.
  const alone = useMemo(() => ({ ...tool, output: { ...tool.output, hero: true as const } }), [tool]);

  return (
    <DigestPage
      {...props}
      className="hash-text"
      options={options}
      content={content}
      expected={
        <ExpectedField
          value={values.expectedChecksum}
          onChange={(expectedChecksum) => options.set({ expectedChecksum })}
          verdict={isText ? textVerdict : summary}
        />
      }
      action="Hash"
      disabled={empty}
      onRun={again}
      onFocus={fetchHashes}
      sample={sample}
      promise="Text, files and the expected checksum stay in this tab: they are not sent, stored or put into links."
    >
      {isText ? (
        <OutputPanel
          slug={slug}
          tool={algorithm === 'All' || algorithm === 'More' ? tool : alone}
          run={{
            ...run,
            outcome: outcome && {
              ...outcome,
              shown: { kind: 'fields', value: digestRows(textDigests, encoding, textVerdict?.name) },
            },
          }}
          options={values}
          sample={sample?.shown}
          empty={null}
        />
      ) : (
        <ResultPanel
          slug={slug}
          tool={tool}
          run={{
            ...IDLE,
            outcome: toOutcome('list', listDigests(results)),
            running: queue.current !== undefined,
            progress: queue.current?.progress,
            stop: queue.stop,
          }}
          options={values}
          aside={plural(files.length, 'file')}
          announcement={queue.current ? '' : plural(files.length, 'file')}
        >
          <FileResults results={results} checked={checked} tool={tool} options={values} queue={queue} />
        </ResultPanel>
      )}
    </DigestPage>
  );
}

/** The lines of `sha256sum --tag`, which names the algorithm and which `sha256sum --check` reads. */
const listDigests = (results: readonly { file: File; rows: readonly FieldRow[] }[]): readonly string[] =>
  results.flatMap(({ file, rows }) => rows.map(({ label, value }) => `${label} (${file.name}) = ${value}`));

/** The functions are not part of the page; they come when the visitor turns to the input, ahead of the first keystroke. */
const fetchHashes = () => {
  for (const name of ['MD5', 'SHA256', 'SHA3'] as const) loadHash(name);
};
