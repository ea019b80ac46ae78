import { useEffect, useRef } from 'react';
import closeLoopholes from './sandbox/close-loopholes.js?raw';
import guardFocus from './sandbox/guard-focus.js?raw';
import { keepFocus } from './sandbox/keep-focus';

interface SandboxFrameProps {
  title: string;
  /** A whole document or a piece of one. It runs without our origin: no storage, no network, no way back. */
  html: string;
  /** Lets the document run its scripts. */
  scripts?: boolean;
  /** Lets the document load things from other hosts; only after the visitor asked for it. */
  remote?: boolean;
  /** A script of ours that runs before anything of the document, with `port` and `scripts`; nothing of it is in reach of the document. */
  setup?: string;
  /** The other end of `port`, each time the document is loaded. */
  onStart?: (port: MessagePort) => void;
  /** Lets our own script print the page; the document's scripts could then open dialogs, so it must not run any. */
  printable?: boolean;
  /** Changing it loads the document again. */
  generation?: number;
}

/** The one place where a visitor's markup and script come to life. */
export function SandboxFrame({
  title,
  html,
  scripts = false,
  remote = false,
  setup = '',
  onStart,
  printable = false,
  generation = 0,
}: SandboxFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const started = useRef(onStart);
  started.current = onStart;
  const page = `${import.meta.env.BASE_URL}${remote ? 'sandbox-remote.html' : 'sandbox.html'}`;

  // Each change gets a frame of its own: nothing of the document before is left, neither a timer nor a step for Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation is what asks for the reload.
  useEffect(() => {
    const frame = document.createElement('iframe');
    frame.className = 'sandbox';
    frame.title = title;
    frame.setAttribute('sandbox', `allow-scripts allow-forms${printable && !scripts ? ' allow-modals' : ''}`);
    frame.referrerPolicy = 'no-referrer';
    frame.src = page;
    const focus = scripts ? keepFocus(frame) : undefined;
    // The document can post to our window what it likes, of any size: nobody listens there.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => data?.kind === 'touched' && focus?.touched());
    const before = [setup, ...(scripts ? [guardFocus] : []), ...(scripts && !remote ? [closeLoopholes] : [])].join(
      '\n',
    );
    frame.addEventListener(
      'load',
      () => {
        frame.contentWindow?.postMessage({ kind: 'show', html, scripts, setup: before }, '*', [port2]);
        started.current?.(port1);
        port1.start();
      },
      { once: true },
    );
    place.current!.append(frame);
    return () => {
      focus?.stop();
      port1.close();
      frame.remove();
    };
  }, [title, html, scripts, remote, setup, printable, generation, page]);

  return <div style={{ display: 'contents' }} ref={place} />;
}
