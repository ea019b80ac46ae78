import { type KeyboardEvent, lazy, useEffect, useId, useMemo, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import type { Explanation as Part } from '@/engines/regex/explain';
import { complexity, REGEX_FLAGS } from '@/engines/regex/flags';
import { type Input, inputsOf } from '@/kit/input';
import type { Line } from '@/kit/option';
import { textOf } from '@/kit/output';
import { Boundary } from '@/ui/Boundary';
import { Button, CopyButton } from '@/ui/Button';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { readText } from '@/ui/files';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { readFragment } from '@/ui/link';
import { TextViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { toast } from '@/ui/Toast';
import { UndoButtons } from '@/ui/UndoButtons';
import { UploadButton } from '@/ui/UploadButton';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { CONFIG_FILE, readConfig, toggleFlag, writeConfig } from './config';
import { Explanation } from './Explanation';
import { MarkedText } from './MarkedText';
import { MatchDetail, MatchTable } from './MatchTable';
import { tableOf } from './rows';
import { SavedPatterns } from './SavedPatterns';
import { savePattern } from './saved';
import type { Offsets } from './tool';
import { usePattern } from './usePattern';
import './view.css';

const Cheatsheet = lazy(() => import('./Cheatsheet'));

/** Everything the visitor enters. */
interface Setup {
  pattern: string;
  flags: string;
  replacement: string;
  text: string;
}

export default function RegexTester({ slug, tool }: ToolPageProps) {
  const id = useId();
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const options = useOptions(slug, tool.options);
  const pattern = usePattern(options);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number>();
  const field = useRef<HTMLTextAreaElement>(null);
  const matching = useRun(slug, tool);
  const explaining = useRun(slug, tool);
  const { ready, set } = options;
  const flags = options.values.flags as string;
  const replacement = options.values.replacement as string;
  const regex = pattern.value;
  const setup: Setup = { pattern: regex, flags, replacement, text };

  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      if (linked?.input !== undefined) setText(linked.input);
    });
  }, []);

  /** What the newest run was given: its outcome is the next to arrive. */
  const asked = useRef(setup);
  const { start, clear } = matching;
  useEffect(() => {
    if (!ready) return;
    setChosen(undefined);
    asked.current = { pattern: regex, flags, replacement, text };
    if (regex === '') clear();
    else start(text, { pattern: regex, flags, replacement, show: 'offsets' });
  }, [ready, regex, flags, replacement, text, start, clear]);
  const { start: explain, clear: forget } = explaining;
  useEffect(() => {
    if (!ready) return;
    if (regex === '') forget();
    else explain('', { pattern: regex, flags, replacement: '', show: 'explanation' });
  }, [ready, regex, flags, explain, forget]);

  const { outcome, error } = matching;
  const fading = matching.stale && !error ? 'stale' : '';
  // Drawn with the text they were found in: the newer one may have been typed while they were awaited.
  const found = useMemo(() => {
    if (!outcome) return undefined;
    const { spans, ...rest } = JSON.parse(textOf(outcome.shown)) as Offsets;
    return { ...rest, ...asked.current, spans: Int32Array.from(spans), replaced: outcome.facts[0]?.value };
  }, [outcome]);
  const list = error ? undefined : found;
  const shownText = list?.text ?? text;
  const notes = list ? (outcome?.notes ?? []) : [];
  const explained = useMemo(() => {
    if (!explaining.outcome) return undefined;
    const part = JSON.parse(textOf(explaining.outcome.shown)) as Part;
    return { part, pattern: asked.current.pattern, risks: explaining.outcome.notes };
  }, [explaining.outcome]);
  const explanation = explaining.error ? undefined : explained;
  const count = list && plural(list.total, 'match', 'matches') + (list.totalCapped ? ' or more' : '');

  const load = (next: Partial<Setup>) => {
    if (next.pattern !== undefined) pattern.replace(next.pattern);
    const { flags = setup.flags, replacement = setup.replacement } = next;
    set({ flags, replacement });
    if (next.text !== undefined) setText(next.text);
  };
  const goTo = (offset: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(offset, offset + 1);
  };
  const save = () => {
    const stays = savePattern({ regex, flags });
    toast({
      title: 'Pattern saved',
      description: stays ? undefined : 'The browser did not let us keep it for the next visit.',
    });
  };
  const importFile = async (file: File | undefined) => {
    const json = file && (await readText(file));
    if (json === undefined) return;
    try {
      const config = readConfig(json);
      load({ ...config, pattern: config.regex, replacement: config.replacementText });
      toast({ title: 'Configuration imported', action: { label: 'Undo', run: () => load(setup) } });
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      toast({ title: 'Not imported', description: problem.message, tone: 'destructive' });
    }
  };
  const clearText = () => {
    setText('');
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => setText(text) } });
  };
  const ignoreEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  const { placeholder, maxLength } = tool.options.pattern as Line;

  return (
    <div className="rt">
      <Panel
        className="rt-pattern"
        title={<label htmlFor={`${id}-pattern`}>Pattern</label>}
        actions={
          <>
            <UndoButtons steps={pattern} />
            <Button small look="quiet" icon="bookmark" label="Save Pattern" disabled={regex === ''} onClick={save} />
            <UploadButton
              small
              iconOnly={false}
              label="Import Configuration"
              file="Configuration file"
              accept=".json"
              onFiles={([file]) => importFile(file)}
            />
            <Button
              small
              look="quiet"
              icon="download"
              label="Export Configuration"
              onClick={() => download(CONFIG_FILE, writeConfig({ regex, flags, text, replacementText: replacement }))}
            />
            <ShareMenu
              shape={tool.options}
              options={{ ...options.values, pattern: regex }}
              inputs={text === '' ? undefined : { input: text }}
            />
          </>
        }
      >
        <div className={`rt-regex ${error ? 'wrong' : ''}`}>
          <span aria-hidden="true">/</span>
          <textarea
            ref={field}
            id={`${id}-pattern`}
            rows={1}
            value={regex}
            placeholder={placeholder}
            maxLength={maxLength}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            onChange={pattern.onChange}
            onKeyDown={ignoreEnter}
          />
          <span aria-hidden="true">/{flags}</span>
        </div>
        <div className="rt-below">
          <Flags flags={flags} onChange={(next) => set({ flags: next })} />
          <p>
            Complexity <b>{complexity(regex, flags)}</b>
          </p>
        </div>
        {error && <ErrorBanner error={error} text={regex} onGoTo={goTo} />}
        {explanation && explanation.risks.length > 0 && (
          <ul className="banner notes">
            {explanation.risks.map((risk) => (
              <li key={risk}>{risk}</li>
            ))}
          </ul>
        )}
      </Panel>

      <InputBox
        input={input}
        value={text}
        onChange={(value) => setText(value as string)}
        actions={
          <Button iconOnly look="quiet" icon="trash-2" label="Clear All" disabled={text === ''} onClick={clearText} />
        }
      />

      <Panel className={`rt-matches ${fading}`} title="Matches" aside={count}>
        <RunStatus running={matching.running} progress={matching.progress} onStop={matching.stop} />
        <div className="output-body" aria-busy={matching.running}>
          {shownText !== '' ? (
            <MarkedText text={shownText} list={list} chosen={chosen} label="Matches" />
          ) : (
            <div className="empty">
              <p>
                {regex === ''
                  ? 'The matches are marked here as you type.'
                  : 'Enter a test text to see its matches here.'}
              </p>
              <Examples
                of={tool.examples}
                onPick={(example) => load({ ...(example.options as Partial<Setup>), text: example.input as string })}
              />
            </div>
          )}
        </div>
        <span className="unseen" role="status">
          {count}
        </span>
      </Panel>

      <Panel
        className={`rt-information ${fading}`}
        title="Match Information"
        actions={
          <CopyButton
            small
            look="quiet"
            label="Copy Matches"
            disabled={!list?.shown}
            value={() => textOf({ kind: 'table', value: tableOf(list!, list!.text, list!.flags) })}
          />
        }
      >
        {notes.map((note) => (
          <p key={note} className="hint-bar">
            {note}
          </p>
        ))}
        <div className="output-body">
          {list && list.shown > 0 ? (
            <>
              <MatchTable
                key={list.pattern}
                list={list}
                text={list.text}
                places={list.flags.includes('d')}
                chosen={chosen}
                onChoose={setChosen}
              />
              {chosen !== undefined && chosen < list.shown && (
                <MatchDetail list={list} text={list.text} match={chosen} />
              )}
            </>
          ) : (
            <div className="empty">
              <p>{list ? 'No matches.' : 'Each match is listed here with its index and groups.'}</p>
            </div>
          )}
        </div>
      </Panel>

      <Panel
        className={`rt-replace ${fading}`}
        title={<label htmlFor={`${id}-replace`}>Replace</label>}
        aside={replacement === '' && list ? 'Empty: matches are removed' : undefined}
        actions={
          <CopyButton
            small
            look="quiet"
            label="Copy Result"
            disabled={!list?.replaced}
            value={() => list?.replaced ?? ''}
          />
        }
      >
        <div className="rt-regex">
          <textarea
            id={`${id}-replace`}
            rows={1}
            value={replacement}
            placeholder={(tool.options.replacement as Line).placeholder}
            maxLength={maxLength}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={(event) => set({ replacement: event.target.value })}
          />
        </div>
        <div className="output-body">
          <TextViewer value={list?.replaced ?? ''} label="Result" />
        </div>
      </Panel>

      <Panel className="rt-explain" title="Explanation">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region inside the panel. */}
        <div className="panel-body" role="region" aria-label="Explanation" tabIndex={0}>
          {explanation ? (
            <Explanation part={explanation.part} pattern={explanation.pattern} />
          ) : (
            <p className="quiet-note">
              {explaining.error && !error ? explaining.error.message : 'The pattern in words, part by part.'}
            </p>
          )}
        </div>
      </Panel>
      <SavedPatterns onLoad={({ regex, flags }) => load({ pattern: regex, flags })} />
      <Panel className="rt-sheet" title="Regex Cheatsheet">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region around the table, not a part of it. */}
        <div className="table-out" role="region" aria-label="Cheatsheet rows" tabIndex={0}>
          {ready && (
            <Boundary what="The cheatsheet" fallback={null}>
              <Cheatsheet />
            </Boundary>
          )}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}

function Flags({ flags, onChange }: { flags: string; onChange(flags: string): void }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip.
    <div className="rt-flags" role="group" aria-label="Flags">
      {REGEX_FLAGS.map(({ flag, name, description }) => (
        <div key={flag} title={description}>
          <label>
            <input
              type="checkbox"
              checked={flags.includes(flag)}
              aria-describedby={`${id}-${flag}`}
              onChange={(event) => onChange(toggleFlag(flags, flag, event.target.checked))}
            />
            <code>{flag}</code>
          </label>
          <span id={`${id}-${flag}`}>{name}</span>
        </div>
      ))}
      <p role="status">{/[uv]/.test(flags) && 'u and v exclude each other'}</p>
    </div>
  );
}
