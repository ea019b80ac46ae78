import { useEffect, useRef } from 'react';

interface SandboxFrameProps {
  title: string;
  /** A whole document or a piece of one. It runs without our origin: no storage, no network, no way back but messages. */
  html: string;
  /** Changing it loads the document again. */
  generation?: number;
  /** Lets the document load things from other hosts; only after the visitor asked for it. */
  remote?: boolean;
  /** Whatever the document posts to its parent. It may post anything: read it with suspicion. */
  onMessage?: (message: unknown) => void;
}

/** A document that posts more than this is no longer listened to: it would only keep our page busy. */
const MOST_MESSAGES = 2_000;

/** The one place where a visitor's markup and script come to life. */
export function SandboxFrame({ title, html, generation = 0, remote = false, onMessage }: SandboxFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const listener = useRef(onMessage);
  listener.current = onMessage;
  const page = `${import.meta.env.BASE_URL}${remote ? 'sandbox-remote.html' : 'sandbox.html'}`;

  // Each change gets a frame of its own: nothing of the document before is left, neither a timer nor a step for Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation is what asks for the reload.
  useEffect(() => {
    const frame = document.createElement('iframe');
    let received = 0;
    const receive = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return;
      if (++received > MOST_MESSAGES) removeEventListener('message', receive);
      else listener.current?.(data);
    };
    frame.className = 'sandbox';
    frame.title = title;
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-modals');
    frame.referrerPolicy = 'no-referrer';
    frame.src = page;
    frame.addEventListener('load', () => frame.contentWindow?.postMessage({ kind: 'show', html }, '*'), { once: true });
    addEventListener('message', receive);
    place.current!.append(frame);
    return () => {
      removeEventListener('message', receive);
      frame.remove();
    };
  }, [title, html, generation, page]);

  return <div style={{ display: 'contents' }} ref={place} />;
}
