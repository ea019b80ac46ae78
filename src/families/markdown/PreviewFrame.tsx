import { lazy, type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { HARMFUL, HARMFUL_ATTRIBUTE } from '@/engines/html-clean/harmful';
import { useIsDark } from '@/ui/hooks/useIsDark';
import { Boundary } from '@/ui/output/Boundary';
import { SandboxFrame } from '@/ui/output/SandboxFrame';
import { type Drawn, findDiagrams, withDiagrams } from './diagrams/replace';
import script from './frame.js?raw';

// Megabytes, for pages with diagrams alone.
const DiagramFrame = lazy(() => import('./diagrams/DiagramFrame'));

export interface PreviewHandle {
  /** To a line of the source, counted from 1; a half is the middle of what the line became. */
  scrollTo(line: number): void;
  /** To the element of this id. */
  go(id: string): void;
  print(): void;
  /** A page with the diagrams that were drawn here. */
  withDiagrams(html: string): string;
}

export interface PreviewProps {
  /** A whole page; only its body and its first style are taken. */
  html: string;
  css: string;
  fontSize: number;
  remote: boolean;
  /** How many lines the source has. */
  lines?: number;
  /** For what is scrolled in step with it. */
  onScroll?(line: number): void;
  onLink(address: string): void;
  handle?: Ref<PreviewHandle>;
  className: string;
}

const SHELL =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="form-action \'none\'"><title>Preview</title><style id="document-style"></style><style id="visitor-style"></style></head><body></body></html>';
/** The page as it is saved is light; here it follows the site's theme until the visitor writes a style. */
const DARK = `@media screen {
:root { color-scheme: dark; }
body { color: #efeee9; background: #1b1c1a; }
a { color: #8cc4ff; }
h1, h2, blockquote, th, td, .contents { border-color: #3a3c38; }
code, pre, th { background: #2a2c29; }
pre code { background: none; }
hr { background: #3a3c38; }
blockquote, .footnotes { color: #b4b4ab; }
.markdown-alert-note { --alert: #4493f8; }
.markdown-alert-tip { --alert: #3fb950; }
.markdown-alert-important { --alert: #ab7df8; }
.markdown-alert-warning { --alert: #d29922; }
.markdown-alert-caution { --alert: #f85149; }
.hl-keyword { color: #d2a8ff; }
.hl-string { color: #8fd19e; }
.hl-number { color: #f2ae72; }
.hl-name { color: #8cc4ff; }
.hl-comment { color: #b4b4ab; }
.math-error, .front-matter-error, .diagram-error p { color: #ff9c91; }
}`;
const FRAME_SCRIPT = `const UNWANTED = ${JSON.stringify(HARMFUL.join())}, UNWANTED_ATTRIBUTE = ${HARMFUL_ATTRIBUTE};\n${script}`;

const DRAW_MS = 400;

/** What was written, as a page, in a frame that stays while the text changes. */
export function PreviewFrame({
  html,
  lines = 1,
  css,
  fontSize,
  remote,
  onScroll,
  onLink,
  handle,
  className,
}: PreviewProps) {
  const [port, setPort] = useState<MessagePort>();
  const listeners = useRef({ onScroll, onLink });
  listeners.current = { onScroll, onLink };

  const listen = useCallback((started: MessagePort) => {
    started.addEventListener('message', ({ data }) => {
      if (data?.kind === 'scrolled' && typeof data.line === 'number') listeners.current.onScroll?.(data.line);
      if (data?.kind === 'link' && typeof data.address === 'string') listeners.current.onLink(data.address);
    });
    setPort(started);
  }, []);

  const dark = useIsDark();
  const style = dark && css.trim() === '' ? DARK : css;
  useEffect(() => port?.postMessage({ kind: 'style', css: style, fontSize }), [port, style, fontSize]);
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Drawn>>(new Map());
  const diagrams = useMemo(() => findDiagrams(html), [html]);
  // While a diagram is written, what it was before is not drawn.
  const [settled, setSettled] = useState<readonly string[]>([]);
  useEffect(() => {
    if (diagrams.length === 0) return setSettled([]);
    const timer = setTimeout(() => setSettled(diagrams), DRAW_MS);
    return () => clearTimeout(timer);
  }, [diagrams]);
  const shown = useMemo(() => (drawn.size === 0 ? html : withDiagrams(html, drawn)), [html, drawn]);
  useEffect(() => port?.postMessage({ kind: 'page', html: shown, lines }), [port, shown, lines]);
  useImperativeHandle(
    handle,
    () => ({
      scrollTo: (line) => port?.postMessage({ kind: 'scroll', line }),
      go: (id) => port?.postMessage({ kind: 'go', id }),
      print: () => port?.postMessage({ kind: 'print' }),
      withDiagrams: (page) => withDiagrams(page, drawn),
    }),
    [port, drawn],
  );

  return (
    <div className={className}>
      <SandboxFrame title="Preview" html={SHELL} remote={remote} setup={FRAME_SCRIPT} onStart={listen} printable />
      {settled.length > 0 && (
        <Boundary what="Diagrams" fallback={null}>
          <DiagramFrame
            sources={settled}
            onDrawn={(source, made) => setDrawn((old) => new Map(old).set(source, made))}
          />
        </Boundary>
      )}
    </div>
  );
}
