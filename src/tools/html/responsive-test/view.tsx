import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Icon } from '@/ui/controls/Icon';
import { OptionFields } from '@/ui/controls/OptionFields';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { FAILED, readAddress } from './address';
import { DeviceRail } from './DeviceRail';
import { findDevice } from './devices';
import { type Outcome, PATIENCE_MS, RemoteFrame } from './RemoteFrame';
import { Ruler, THICK } from './Ruler';
import { DISPLAY, SETTINGS } from './settings';
import { breakpointAt, fitZoom, getEdges, getGroup, stepZoom, ZOOM } from './viewport';
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

/** The page at an address, in a viewport of any size. */
export default function ResponsiveTest({ slug, page }: ToolPageProps) {
  const options = useOptions(slug, SETTINGS);
  const { values, set, reset, changed } = options;
  const id = useId();
  const [typed, setTyped] = useForVisit(`${slug}:url`, '');
  const [loaded, setLoaded] = useState<{ href: string; generation: number }>();
  const [problem, setProblem] = useState<{ problem: string; suggestion?: string }>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [stage, availableSize] = useAvailableSize();

  const { width, height, frame: framed, rulers } = values;
  const device = findDevice(values.device, width, height);
  const group = device?.group ?? getGroup(width, height);
  const edges = getEdges(framed, group);
  const gap = rulers ? THICK : 0;
  const zoom =
    values.fit && availableSize
      ? fitZoom({ width, height }, edges, { width: availableSize.width - gap, height: availableSize.height - gap })
      : values.zoom;
  const scale = zoom / 100;
  const breakpoint = breakpointAt(width);
  const message = outcome && MESSAGES[outcome];

  useLinked(
    slug,
    // Whoever wrote the link is not the visitor: the address is filled in, and asked for only when Load is pressed.
    useCallback(({ url }) => url !== undefined && setTyped(url), [setTyped]),
  );

  const seconds = Number(values.interval);
  const waits = loaded !== undefined && !busy && values.autoRefresh;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      if (!document.hidden) setLoaded((old) => old && { ...old, generation: old.generation + 1 });
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [waits, seconds]);

  const load = (text: string) => {
    const address = readAddress(text, location.protocol);
    setOutcome(undefined);
    if (address.problem !== undefined) {
      setProblem(address);
      setLoaded(undefined);
      setBusy(false);
      return;
    }
    setProblem(undefined);
    setLoaded((old) => ({ href: address.href, generation: (old?.generation ?? 0) + 1 }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    load(typed);
  };
  const changeZoom = (next: number) => set({ zoom: next, fit: false });

  return (
    <div className="responsive-test">
      <form className="panel short-panel" onSubmit={onSubmit} noValidate>
        <div className="field short-input">
          <label htmlFor={id}>URL</label>
          <input
            id={id}
            data-main-input=""
            type="text"
            inputMode="url"
            value={typed}
            placeholder="https://example.com"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="primary" label="Load" busy={busy} disabled={typed.trim() === ''} />
        <div className="viewport-notes">
          <p id={`${id}-hint`}>
            Load makes your browser request this address directly. It’s the only request to another host.
          </p>
          <p role="status">
            {busy && 'Loading…'}
            {outcome === 'shown' && !busy && 'Loaded. If nothing shows, the site blocks being framed.'}
          </p>
        </div>
      </form>

      <Panel
        className="viewport-panel"
        title="Preview"
        aside={<span className="viewport-badge">{`Breakpoint: ${breakpoint}`}</span>}
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
              onClick={() => set({ fit: !values.fit, zoom })}
            />
            <Button
              iconOnly
              variant="quiet"
              icon="refresh-cw"
              label="Refresh"
              disabled={!loaded}
              onClick={() => loaded && setLoaded({ ...loaded, generation: loaded.generation + 1 })}
            />
            {loaded && (
              <a
                className="button quiet icon-only"
                href={loaded.href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label="Open in New Tab"
                title="Open in New Tab"
              >
                <Icon name="external-link" />
              </a>
            )}
            <ShareMenu shape={SETTINGS} options={values} inputs={typed.trim() ? { url: typed.trim() } : undefined} />
          </>
        }
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
        <div className="viewport-toggles" role="group" aria-label="Options">
          <OptionFields shape={DISPLAY} options={options} />
        </div>
        {problem && (
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
            <a className="button plain small" href={loaded.href} target="_blank" rel="noopener noreferrer">
              Open in a new tab
            </a>
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when the device is larger than the room. */}
        <section className="viewport-stage" ref={stage} aria-label="Stage" tabIndex={0}>
          <div
            className={`viewport-board ${rulers ? 'ruled' : ''}`}
            style={{ visibility: values.fit && !availableSize ? 'hidden' : undefined }}
          >
            {rulers && (
              <>
                <span className="viewport-corner" aria-hidden="true" />
                <Ruler along="width" length={width} zoom={zoom} offset={edges.side * scale} />
                <Ruler along="height" length={height} zoom={zoom} offset={edges.top * scale} />
              </>
            )}
            <div
              className={`viewport-device ${framed ? `framed ${group}` : ''}`}
              style={{
                padding: `${edges.top * scale}px ${edges.side * scale}px ${edges.bottom * scale}px`,
                ['--scale' as string]: scale,
              }}
            >
              <div className="viewport-screen" style={{ width: width * scale, height: height * scale }}>
                {loaded ? (
                  <RemoteFrame
                    address={loaded.href}
                    generation={loaded.generation}
                    width={width}
                    height={height}
                    scale={scale}
                    dark={values.dark}
                    scrollbars={values.scrollbars}
                    onOutcome={(next) => {
                      setBusy(next === undefined || next === 'slow');
                      if (next) setOutcome(next);
                    }}
                  />
                ) : (
                  <p className="viewport-blank">
                    {`${width} × ${height}`}
                    <span>Enter an address and press Load.</span>
                  </p>
                )}
              </div>
            </div>
          </div>
        </section>
      </Panel>

      <DeviceRail
        width={width}
        height={height}
        device={device}
        onChange={set}
        actions={changed && <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={reset} />}
      />
      <HelpGuide steps={helpSteps(undefined, page)} />
    </div>
  );
}
