import { useCallback, useEffect, useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionFields } from '@/ui/controls/OptionFields';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { readText } from '@/ui/input/read-file';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { FAILED, readAddress } from './address';
import { Board, CAPTION, GRIP, type Place } from './Board';
import { BreakpointBar } from './BreakpointBar';
import { DeviceRail } from './DeviceRail';
import { findDevice } from './devices';
import { AddressForm, HtmlForm } from './PageForm';
import { type Outcome, PATIENCE_MS, RemoteFrame } from './RemoteFrame';
import { THICK } from './Ruler';
import { SealedFrame } from './SealedFrame';
import { DISPLAY, SETTINGS } from './settings';
import { MOST_HTML, useFollow, useOwnPage } from './useOwnPage';
import { useViewports } from './useViewports';
import { BREAKPOINTS, breakpointAt, getEdges, getGroup, stepZoom, ZOOM } from './viewport';
import { fitAll, readBreakpoints, type Size } from './viewports';
import './view.css';

const MESSAGES: Readonly<Partial<Record<Outcome, readonly [title: string, text: string]>>> = {
  slow: [FAILED, `No answer after ${PATIENCE_MS / 1000} seconds. Still waiting.`],
  unreachable: [FAILED, 'No answer, or the site doesn’t answer other sites at all. Open it in a new tab to find out.'],
  refused: [
    'This page doesn’t allow being shown in a frame, or answered with an error such as 404',
    'If no page appears below, the site blocks it (X-Frame-Options or frame-ancestors), and no preview can change that. Open it in a new tab.',
  ],
};

/** The room for the device on its stage; nothing before it was measured. */
function useAvailableSize() {
  const stage = useRef<HTMLElement>(null);
  const [availableSize, setAvailableSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setAvailableSize({ width, height });
    });
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, []);
  return [stage, availableSize] as const;
}

/** Between two boards, as in the style sheet. */
const GAP = 20;
const HAS_SCRIPTS = /<script|\son\w+\s*=|javascript:/i;

interface Progress {
  readonly busy: boolean;
  /** Stays until the next one is known. */
  readonly outcome?: Outcome | undefined;
}

/** The page at an address or pasted, in up to six viewports of any size. */
export default function ResponsiveTest({ slug, page }: ToolPageProps) {
  const options = useOptions(slug, SETTINGS);
  const { values, set, reset, changed } = options;
  const [typed, setTyped] = useForVisit(`${slug}:url`, '');
  const [html, setHtml] = useForVisit(`${slug}:html`, '');
  const [pastes, setPastes] = useForVisit(`${slug}:pastes`, false);
  const [scripts, setScripts] = useState(false);
  const [loaded, setLoaded] = useState<string>();
  const [generation, setGeneration] = useState(0);
  const [problem, setProblem] = useState<{ problem: string; suggestion?: string }>();
  const [progress, setProgress] = useState<Readonly<Record<number, Progress>>>({});
  const [dragged, setDragged] = useState<{ index: number; size: Size; place: Place; zoom: number }>();
  const [stage, availableSize] = useAvailableSize();
  const { viewports, selected, select, change, add, close, turnAll } = useViewports(values, set);
  const ownPage = useOwnPage(pastes ? html : '');
  const follow = useFollow();

  const { frame: framed, rulers } = values;
  const boards = viewports.map((viewport, index) => {
    const { device, width, height } = { ...viewport, ...(dragged?.index === index ? dragged.size : {}) };
    const edges = getEdges(framed, findDevice(device, width, height)?.group ?? getGroup(width, height));
    return { device, width, height, edges };
  });
  const several = boards.length > 1;
  const stageClass = several ? 'viewport-stage viewport-several' : 'viewport-stage';
  const current = boards[selected]!;
  const margins = { across: (rulers ? THICK : 0) + GRIP, down: (rulers ? THICK : 0) + GRIP + (several ? CAPTION : 0) };
  const zoom =
    dragged?.zoom ?? (values.fit && availableSize ? fitAll(boards, margins, GAP, availableSize) : values.zoom);
  const starts = [
    ...Object.values(BREAKPOINTS),
    ...readBreakpoints(values.breakpoints),
    ...(ownPage?.breakpoints ?? []),
  ];

  const shows = pastes ? ownPage !== undefined : loaded !== undefined;
  const states = pastes || loaded === undefined ? [] : boards.map((_, index) => progress[index]);
  const busy = states.some((one) => one?.busy);
  const message = states.map((one) => one?.outcome && MESSAGES[one.outcome]).find(Boolean);
  const isShown = states.length > 0 && states.every((one) => one?.outcome === 'shown');

  useLinked(
    slug,
    // Whoever wrote the link is not the visitor: the address is filled in, and asked for only when Load is pressed.
    useCallback(
      ({ url, html: linked }) => {
        if (url !== undefined) setTyped(url);
        if (linked !== undefined) setHtml(linked);
        setPastes(linked !== undefined);
      },
      [setTyped, setHtml, setPastes],
    ),
  );

  const seconds = Number(values.interval);
  const waits = shows && !busy && values.autoRefresh;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      if (!document.hidden) setGeneration((old) => old + 1);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [waits, seconds]);

  const load = (text: string) => {
    const address = readAddress(text, location.protocol);
    setProgress({});
    if (address.problem !== undefined) {
      setProblem(address);
      setLoaded(undefined);
      return;
    }
    setProblem(undefined);
    setLoaded(address.href);
    setGeneration((old) => old + 1);
  };
  const takeFile = async (file: File | undefined) => {
    const text = file && (await readText(file, '.html, .htm'));
    if (text === undefined) return;
    // What comes in a file may be by anyone: its scripts wait until they are allowed.
    setScripts(false);
    setHtml(text);
  };
  const changeZoom = (next: number) => set({ zoom: next, fit: false });
  const htmlNote =
    html.length > MOST_HTML
      ? `This page is larger than ${formatBytes(MOST_HTML)}: too large to show here.`
      : !scripts && HAS_SCRIPTS.test(html)
        ? 'Its scripts are off. Nothing is requested from another host.'
        : 'It’s shown as you type. Nothing is requested from another host.';

  return (
    <div className="responsive-test">
      {pastes ? (
        <HtmlForm
          html={html}
          note={htmlNote}
          scripts={scripts}
          onType={setHtml}
          onFile={takeFile}
          onScripts={setScripts}
          onAddress={() => setPastes(false)}
        />
      ) : (
        <AddressForm
          typed={typed}
          invalid={problem !== undefined}
          busy={busy}
          state={
            <>
              {busy && 'Loading…'}
              {isShown && !busy && 'Loaded. If nothing shows, the site blocks being framed.'}
            </>
          }
          onType={setTyped}
          onLoad={() => load(typed)}
          onPaste={() => setPastes(true)}
        />
      )}

      <Panel
        className="viewport-panel"
        title="Preview"
        aside={<span className="viewport-badge">{`Breakpoint: ${breakpointAt(current.width)}`}</span>}
        actions={
          <>
            <Button
              iconOnly
              variant="quiet"
              icon="zoom-out"
              label="Zoom Out"
              disabled={zoom <= ZOOM.min}
              onClick={() => changeZoom(stepZoom(zoom, false))}
            />
            <output className="viewport-zoom" aria-label="Zoom">{`${zoom}%`}</output>
            <Button
              iconOnly
              variant="quiet"
              icon="zoom-in"
              label="Zoom In"
              disabled={zoom >= ZOOM.max}
              onClick={() => changeZoom(stepZoom(zoom, true))}
            />
            <Button
              iconOnly
              variant="quiet"
              icon="maximize"
              label="Fit"
              aria-pressed={values.fit}
              onClick={() => set({ fit: !values.fit, zoom: zoom - (zoom % ZOOM.step) })}
            />
            <Button
              iconOnly
              variant="quiet"
              icon="refresh-cw"
              label="Refresh"
              disabled={!shows}
              onClick={() => setGeneration((old) => old + 1)}
            />
            {loaded && !pastes && (
              <a
                className="button quiet icon-only"
                href={loaded}
                target="_blank"
                rel="noopener noreferrer"
                aria-label="Open in New Tab"
                title="Open in New Tab"
              >
                <Icon name="external-link" />
              </a>
            )}
            <ShareMenu
              shape={SETTINGS}
              options={values}
              inputs={pastes ? (html.trim() ? { html } : undefined) : typed.trim() ? { url: typed.trim() } : undefined}
            />
          </>
        }
      >
        <BreakpointBar
          width={current.width}
          starts={starts}
          several={several}
          full={!add}
          onWidth={(width) => change(selected, { width })}
          onAdd={() => add?.()}
          onTurnAll={turnAll}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
        <div className="viewport-toggles" role="group" aria-label="Options">
          <OptionFields shape={DISPLAY} options={options} />
        </div>
        {problem && !pastes && (
          <div className="banner error" role="alert">
            <strong>Error</strong>
            <p>{problem.problem}</p>
            {problem.suggestion !== undefined && (
              <Button
                small
                label={`Load ${problem.suggestion}`}
                onClick={() => {
                  setTyped(problem.suggestion!);
                  load(problem.suggestion!);
                }}
              />
            )}
          </div>
        )}
        {message && loaded && (
          <div className="banner error" role="alert">
            <strong>{message[0]}</strong>
            <p>{message[1]}</p>
            <a className="button plain small" href={loaded} target="_blank" rel="noopener noreferrer">
              Open in a new tab
            </a>
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when the device is larger than the room. */}
        <section className={stageClass} ref={stage} aria-label="Stage" tabIndex={0}>
          {boards.map(({ device, width, height, edges }, index) => {
            const title = index === 0 ? 'Preview' : `Preview ${index + 1}`;
            const shown = { title, width, height, scale: zoom / 100, dark: values.dark, scrollbars: values.scrollbars };
            return (
              <Board
                key={index}
                viewport={{ device, width, height }}
                {...(several && { number: index + 1 })}
                edges={edges}
                framed={framed}
                rulers={rulers}
                zoom={zoom}
                starts={starts}
                selected={index === selected}
                {...(dragged?.index === index && { place: dragged.place })}
                hidden={values.fit && !availableSize}
                onSelect={() => select(index)}
                onClose={() => close(index)}
                onDrag={(size, place, ended) => {
                  setDragged(ended ? undefined : { index, size, place, zoom });
                  if (ended) change(index, size);
                }}
                onResize={(size) => change(index, size)}
              >
                {pastes && ownPage ? (
                  <SealedFrame
                    {...shown}
                    html={ownPage.html}
                    generation={generation + ownPage.generation}
                    scripts={scripts}
                    onStart={(port) => follow(index, port)}
                  />
                ) : !pastes && loaded ? (
                  <RemoteFrame
                    {...shown}
                    address={loaded}
                    generation={generation}
                    onOutcome={(next) =>
                      setProgress((old) => ({
                        ...old,
                        [index]: {
                          busy: next === undefined || next === 'slow',
                          outcome: next ?? old[index]?.outcome,
                        },
                      }))
                    }
                  />
                ) : (
                  <p className="viewport-blank">
                    {`${width} × ${height}`}
                    <span>{pastes ? 'Paste the HTML of a page above.' : 'Enter an address and press Load.'}</span>
                  </p>
                )}
              </Board>
            );
          })}
        </section>
      </Panel>

      <DeviceRail
        width={current.width}
        height={current.height}
        device={findDevice(current.device, current.width, current.height)}
        onChange={(changes) => change(selected, changes)}
        actions={changed && <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={reset} />}
      >
        <OptionField
          option={SETTINGS.breakpoints}
          value={values.breakpoints}
          onChange={(breakpoints) => set({ breakpoints })}
        />
      </DeviceRail>
      <HelpGuide steps={helpSteps(undefined, page)} />
    </div>
  );
}
