import { useCallback, useEffect, useRef, useState } from 'react';
import { cleanSvg } from '@/engines/html-clean/svg';
import { SandboxFrame } from '@/ui/output/SandboxFrame';

import script from './mermaid.bundled.js?raw';
import type { Drawn } from './replace';
import './diagrams.css';

interface DiagramFrameProps {
  /** What is to be drawn. */
  sources: readonly string[];
  onDrawn(source: string, drawn: Drawn): void;
}

const SHELL =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Diagrams</title></head><body></body></html>';
const SETUP = `${script};bundled.start(port);`;

const toPicture = (svg: string): Drawn => {
  const clean = cleanSvg(svg);
  if (!clean) return { problem: 'The drawing could not be read.' };
  const bytes = new TextEncoder().encode(clean);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { picture: `data:image/svg+xml;base64,${btoa(binary)}` };
};

/** Draws diagrams out of sight, in a sealed frame of its own; what comes back is taken as a picture alone. */
export default function DiagramFrame({ sources, onDrawn }: DiagramFrameProps) {
  const [port, setPort] = useState<MessagePort>();
  const asked = useRef(new Set<string>());
  const listener = useRef(onDrawn);
  listener.current = onDrawn;

  const listen = useCallback((started: MessagePort) => {
    started.addEventListener('message', ({ data }) => {
      if (data?.kind === 'ready') setPort(started);
      if (data?.kind !== 'drawn' || typeof data.source !== 'string') return;
      const isDrawn = typeof data.svg === 'string';
      listener.current(data.source, isDrawn ? toPicture(data.svg) : { problem: String(data.problem) });
    });
  }, []);
  useEffect(() => {
    if (!port) return;
    for (const source of sources)
      if (!asked.current.has(source)) {
        asked.current.add(source);
        port.postMessage({ kind: 'draw', source });
      }
  }, [port, sources]);

  return (
    <div className="diagram-frame" aria-hidden="true" inert>
      <SandboxFrame title="Diagrams" html={SHELL} setup={SETUP} onStart={listen} />
    </div>
  );
}
