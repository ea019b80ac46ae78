import { useEffect, useMemo, useRef } from 'react';
import { type ByteEncoding, decodeHex, encodeBytes } from '@/engines/bytes';
import type { Verdict } from '@/engines/hash/written-digests';
import { InputError } from '@/engines/input-error';
import { DigestPage } from '@/families/digest/DigestPage';
import { useTextOrFiles } from '@/families/digest/useTextOrFiles';
import { sumUp, VerdictMark } from '@/families/digest/VerdictMark';
import { initialValues } from '@/kit/option';
import { type FieldRow, toOutcome } from '@/kit/output';
import type { ToolOptions } from '@/kit/tool';
import { OptionField } from '@/ui/controls/OptionField';
import { toast } from '@/ui/controls/Toast';
import { type OptionState, useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { plural } from '@/ui/output/count';
import { download, downloadName } from '@/ui/output/download';
import { OutputPanel } from '@/ui/output/OutputPanel';
import { prepareViewer } from '@/ui/output/OutputView';
import { Notes } from '@/ui/output/Remarks';
import type { ToolPageProps } from '@/ui/pages/page';
import { useSample } from '@/ui/pages/useSample';
import type tool from './tool';
import { useFileMacs } from './useFileMacs';
import { judgeHmac } from './verdict';
import './view.css';

/** The empty page shows what comes of an example signed with this. */
const EXAMPLE_KEY = { secretKey: 'Jefe', keyFormat: 'text', expectedHmac: '' };

/** In the chosen encoding, or in Hex and saying so. */
function write(hex: string, encoding: ByteEncoding): { text: string; note?: string } {
  const { text, valid } = encodeBytes(decodeHex(hex), encoding);
  return valid ? { text } : { text: hex, note: `These bytes aren’t valid ${encoding}, so shown as Hex.` };
}

/** Signs the text, and files one after the other. */
function useMacs(
  props: ToolPageProps<typeof tool>,
  { values, ready }: OptionState<ToolOptions<typeof tool>>,
  text: string,
  files: readonly File[],
) {
  const { slug, tool } = props;
  const run = useRun(slug, tool);
  const asked = useRef(false);
  const { hashFunction, secretKey, keyFormat } = values;

  // What decides the HMAC: another encoding and another expectation need no second computation.
  const signedBy = useMemo(
    () => (ready && secretKey ? { ...initialValues(tool.options), hashFunction, secretKey, keyFormat } : undefined),
    [ready, tool, hashFunction, secretKey, keyFormat],
  );
  const queue = useFileMacs(slug, tool, files, signedBy);
  const { start, clear, error } = run;
  useEffect(() => prepareViewer('fields'), []);
  useEffect(() => {
    asked.current = false;
    if (signedBy && text !== '') start(text, signedBy);
    else clear();
  }, [signedBy, text, start, clear]);
  const fileError = files.map((file) => queue.macs.get(file)?.error).find(Boolean);
  const failure = error ?? fileError;
  useEffect(() => {
    if (failure && (asked.current || !(failure instanceof InputError)))
      toast({ title: 'Error', description: 'Failed to generate HMAC', tone: 'destructive' });
  }, [failure]);
  return { run, queue, signedBy, asked, failure };
}

/** Text or any number of files, their HMAC, and whether a pasted one is the same. */
export default function HmacGenerator(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const options = useOptions(slug, tool.options);
  const { content, isText, text, files } = useTextOrFiles(slug);
  const { values } = options;
  const { secretKey, hashFunction, outputEncoding: encoding } = values;
  const expected = values.expectedHmac.trim();
  const { run, queue, signedBy, asked, failure } = useMacs(props, options, text, files);
  const { start, outcome, error } = run;
  const hex = error ? undefined : outcome?.data.hmac;
  const shown = hex === undefined ? undefined : write(hex, encoding);
  const judge = (mac: string | undefined): Verdict | undefined =>
    expected === '' || mac === undefined ? undefined : judgeHmac(expected, decodeHex(mac));

  const rows: FieldRow[] = files.flatMap((file, at) => {
    const mac = queue.macs.get(file)?.mac;
    if (mac === undefined) return [];
    const { text: value, note } = write(mac, encoding);
    const twin = files.findIndex(({ name }) => name === file.name) !== at;
    const notes = [judge(mac)?.says, note].filter(Boolean).join('. ');
    return { label: twin ? `${file.name} (${at + 1})` : file.name, value, ...(notes && { note: notes }) };
  });
  const verdict = isText ? judge(hex) : sumUp(files.flatMap((file) => judge(queue.macs.get(file)?.mac) ?? []));

  const whole = isText ? (shown?.text ?? '') : rows.map(({ label, value }) => `${value}  ${label}`).join('\n');
  const busy = run.running || queue.current !== undefined;
  const empty = isText && text === '';
  // Of several files none is the answer.
  const several = useMemo(() => ({ ...tool, output: { ...tool.output, hero: undefined } }), [tool]);
  const sample = useSample(
    slug,
    tool,
    useMemo(() => ({ ...values, ...EXAMPLE_KEY }), [values]),
    empty,
  );
  const generate = () => {
    if (!signedBy || empty) return;
    asked.current = true;
    if (isText) start(text, signedBy);
    else queue.start();
  };
  const result = isText
    ? shown && toOutcome('text', shown.text)
    : rows.length > 0
      ? toOutcome('fields', rows)
      : undefined;

  return (
    <DigestPage
      {...props}
      className="hmac"
      options={options}
      content={content}
      expected={
        <div className="hmac-expected">
          <OptionField
            option={{ ...tool.options.expectedHmac, hidden: false }}
            value={values.expectedHmac}
            onChange={(expectedHmac) => options.set({ expectedHmac })}
          />
          <span role="status">{verdict && <VerdictMark verdict={verdict} />}</span>
        </div>
      }
      action="Generate HMAC"
      disabled={busy || empty || !secretKey}
      onRun={generate}
      sample={sample}
      promise="Message, files, key and result stay in this tab: they aren’t sent, stored or put in links. Only function, encoding and format are remembered."
    >
      <OutputPanel
        slug={slug}
        tool={isText ? tool : several}
        run={{
          outcome: result,
          error: failure,
          stale: run.stale,
          running: busy,
          progress: isText ? run.progress : queue.current?.progress,
          stop: isText ? run.stop : queue.stop,
        }}
        options={values}
        aside={isText && shown ? `HMAC-${hashFunction}, ${plural((hex?.length ?? 0) / 2, 'byte')}` : false}
        copies={whole}
        onDownload={() => download(downloadName(tool, slug, values), whole)}
        remarks={<Notes notes={[...(isText && shown?.note ? [shown.note] : []), ...(outcome?.notes ?? [])]} />}
        sample={sample?.shown}
        empty={!empty && <p>{secretKey ? 'Waiting…' : 'Enter a Secret Key.'}</p>}
      />
    </DigestPage>
  );
}
