import { useEffect, useMemo, useRef } from 'react';
import { type ByteEncoding, decodeHex, encodeBytes } from '@/engines/bytes';
import { InputError } from '@/engines/input-error';
import type { Input } from '@/kit/input';
import { initialValues, type OptionValue } from '@/kit/option';
import type { FieldRow, Shown } from '@/kit/output';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { plural } from '@/ui/count';
import { type Content, TextOrFiles } from '@/ui/digest/TextOrFiles';
import { sumUp, VerdictMark } from '@/ui/digest/VerdictMark';
import { download } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { OptionField } from '@/ui/OptionField';
import { OptionStrip } from '@/ui/OptionStrip';
import { OutputView, prepareViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Notes } from '@/ui/Remarks';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { toast } from '@/ui/Toast';
import { useOptions, type Values } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { useUndoable } from '@/ui/useUndoable';
import { useFileMacs } from './useFileMacs';
import { judgeHmac, type Verdict } from './verdict';
import './view.css';

const PAGE = definePage({
  help: [
    'Type or paste the message, drop files on the box, or use Upload. Several files are signed one after the other.',
    'Choose the Hash Function and the Output Encoding and enter the Secret Key; Key Format says whether it is text, hex or Base64. Paste a signature into Expected HMAC to have it checked.',
    'The HMAC follows every change; Generate HMAC computes it again.',
    'Copy the HMAC or download it. Message, key and result stay in this tab.',
  ],
});

const NO_FILES: readonly File[] = [];

/** In the chosen encoding, or in Hex and saying so. */
function write(hex: string, encoding: ByteEncoding): { text: string; note?: string } {
  const { text, valid } = encodeBytes(decodeHex(hex), encoding);
  return valid ? { text } : { text: hex, note: `These bytes are not valid ${encoding}, so this is the Hex.` };
}

/** Text or any number of files, their HMAC, and whether a pasted one is the same. */
export default function HmacGenerator({ slug, tool }: ToolPageProps) {
  const options = useOptions(slug, tool.options);
  const content = useUndoable<Content>('');
  const run = useRun(slug, tool);
  const asked = useRef(false);
  const { values, ready } = options;
  const { hashFunction, secretKey, keyFormat } = values as Record<string, string>;
  const encoding = values.outputEncoding as ByteEncoding;
  const expected = (values.expectedHmac as string).trim();
  const isText = typeof content.value === 'string';
  const text = isText ? (content.value as string) : '';
  const files = isText ? NO_FILES : (content.value as readonly File[]);

  // Always in Hex: another encoding and another expectation need no second computation.
  const inHex = useMemo<Values | undefined>(
    () =>
      ready && secretKey
        ? {
            ...(initialValues(tool.options) as Record<string, OptionValue>),
            hashFunction: hashFunction!,
            secretKey,
            keyFormat: keyFormat!,
          }
        : undefined,
    [ready, tool, hashFunction, secretKey, keyFormat],
  );
  const queue = useFileMacs(slug, tool, files, inHex);
  const { start, clear, outcome, error } = run;
  useEffect(() => prepareViewer('fields'), []);
  useEffect(() => {
    asked.current = false;
    if (inHex && text !== '') start(text, inHex);
    else clear();
  }, [inHex, text, start, clear]);
  const fileError = files.map((file) => queue.macs.get(file)?.error).find(Boolean);
  const failure = error ?? fileError;
  useEffect(() => {
    if (failure && (asked.current || !(failure instanceof InputError)))
      toast({ title: 'Error', description: 'Failed to generate HMAC', tone: 'destructive' });
  }, [failure]);

  const hex = run.error ? undefined : (outcome?.shown.value as string | undefined);
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
  const generate = () => {
    if (!inHex || empty) return;
    asked.current = true;
    if (isText) start(text, inHex);
    else queue.start();
  };
  const result: Shown | undefined = isText
    ? shown && { kind: 'text', value: shown.text }
    : rows.length > 0
      ? { kind: 'fields', value: rows }
      : undefined;

  return (
    <div className="transform digest hmac">
      <OptionStrip shape={tool.options} options={options}>
        <div className="hmac-expected">
          <OptionField
            option={{ ...tool.options.expectedHmac!, hidden: false }}
            value={values.expectedHmac!}
            onChange={(expectedHmac) => options.set({ expectedHmac })}
          />
          <span role="status">{verdict && <VerdictMark verdict={verdict} />}</span>
        </div>
        <div className="strip-actions">
          <Button look="primary" label="Generate HMAC" disabled={busy || empty || !secretKey} onClick={generate} />
        </div>
      </OptionStrip>

      <TextOrFiles input={tool.input as Input} content={content} onSubmit={generate} />

      <Panel
        className={`output-box ${run.stale ? 'stale' : ''}`}
        title="HMAC"
        aside={shown && isText ? `HMAC-${hashFunction}, ${plural((hex?.length ?? 0) / 2, 'byte')}` : undefined}
        actions={
          <>
            <CopyButton
              small
              look="quiet"
              value={whole}
              disabled={whole === ''}
              says={{ title: 'Copied!', description: 'HMAC copied to clipboard' }}
            />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download"
              disabled={whole === ''}
              onClick={() => download(`${slug}.txt`, whole)}
            />
            <ShareMenu shape={tool.options} options={values} />
          </>
        }
      >
        <RunStatus
          running={busy}
          progress={isText ? run.progress : queue.current?.progress}
          onStop={isText ? run.stop : queue.stop}
        />
        {failure && <ErrorBanner error={failure} />}
        <Notes notes={[...(isText && shown?.note ? [shown.note] : []), ...(error ? [] : (outcome?.notes ?? []))]} />
        <div className="output-body" aria-busy={busy}>
          {result ? (
            <OutputView shown={result} output={tool.output} options={values} />
          ) : (
            !failure && (
              <div className="empty">
                <p>{empty ? 'The HMAC appears here as you type.' : secretKey ? 'Waiting…' : 'Enter a Secret Key.'}</p>
                {empty && (
                  <Examples
                    of={tool.examples}
                    onPick={(example) => {
                      options.set({
                        hashFunction: 'SHA256',
                        outputEncoding: 'Hex',
                        keyFormat: 'text',
                        ...(example.options as Values),
                      });
                      content.replace(example.input as string);
                    }}
                  />
                )}
              </div>
            )
          )}
        </div>
      </Panel>
      <p className="digest-promise across">
        Message, files, key and result stay in this tab: they are not sent, stored or put into links. Only the choices
        of function, encoding and format are remembered.
      </p>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}
