import { useEffect, useRef } from 'react';

interface SandboxFrameProps {
  title: string;
  /** A whole document or a piece of one. It runs without our origin: no storage, no network, no way back but messages. */
  html: string;
  /** Changing it loads the document again. */
  generation?: number;
  /** Lets the document load things from other hosts; only after the visitor asked for it. */
  remote?: boolean;
  onMessage?: (message: unknown) => void;
}

/** The one place where a visitor's markup and script come to life. */
export function SandboxFrame({ title, html, generation = 0, remote = false, onMessage }: SandboxFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ html, onMessage });
  latest.current = { html, onMessage };
  const page = `${import.meta.env.BASE_URL}${remote ? 'sandbox-remote.html' : 'sandbox.html'}`;

  // Each change loads the frame anew, so nothing of the document before is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text or generation is what asks for the reload.
  useEffect(() => {
    const element = frame.current!;
    const send = () => element.contentWindow?.postMessage({ kind: 'show', html: latest.current.html }, '*');
    const receive = (event: MessageEvent) => {
      if (event.source === element.contentWindow) latest.current.onMessage?.(event.data);
    };
    element.addEventListener('load', send, { once: true });
    addEventListener('message', receive);
    element.src = page;
    return () => {
      element.removeEventListener('load', send);
      removeEventListener('message', receive);
    };
  }, [html, generation, page]);

  return (
    <iframe
      ref={frame}
      className="sandbox"
      title={title}
      sandbox="allow-scripts allow-forms allow-modals"
      referrerPolicy="no-referrer"
    />
  );
}
