import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { HARMFUL, HARMFUL_ATTRIBUTE } from '@/engines/html-clean/harmful';
import { SandboxFrame } from '../SandboxFrame';
import script from './frame.js?raw';

export interface PreviewHandle {
  scrollTo(share: number): void;
}

export interface PreviewProps {
  /** A whole page; only its body and its first style are taken. */
  html: string;
  css: string;
  fontSize: number;
  remote: boolean;
  /** For what is scrolled in step with it. */
  onScroll?(share: number): void;
  onLink(address: string): void;
  handle?: Ref<PreviewHandle>;
  className: string;
}

/** The page of the frame. Its policy lets this one script run and none that a document brings. */
function shellWith(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'nonce-${nonce}'; form-action 'none'"><title>Preview</title><style id="look"></style><style id="own"></style></head><body></body><script nonce="${nonce}" data-unwanted="${HARMFUL.join()}" data-unwanted-attribute="${HARMFUL_ATTRIBUTE.source}">${script}</script></html>`;
}

/** What was written, as a page, in a frame that stays while the text changes. */
export function PreviewFrame({ html, css, fontSize, remote, onScroll, onLink, handle, className }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shell] = useState(() => shellWith(crypto.randomUUID()));
  const [port, setPort] = useState<MessagePort>();
  const listeners = useRef({ onScroll, onLink });
  listeners.current = { onScroll, onLink };

  // The frame answers through a channel of its own: how far it is scrolled is told more often than a frame may speak.
  const receive = useCallback((message: unknown) => {
    if ((message as { kind?: unknown } | null)?.kind !== 'ready') return;
    const frame = box.current?.querySelector('iframe');
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (data?.kind === 'begun') setPort(port1);
      if (data?.kind === 'scrolled' && typeof data.share === 'number') listeners.current.onScroll?.(data.share);
      if (data?.kind === 'link' && typeof data.address === 'string') listeners.current.onLink(data.address);
    };
    frame?.contentWindow?.postMessage({ kind: 'begin' }, '*', [port2]);
  }, []);

  useEffect(() => () => port?.close(), [port]);
  useEffect(() => port?.postMessage({ kind: 'look', css, fontSize }), [port, css, fontSize]);
  useEffect(() => port?.postMessage({ kind: 'page', html }), [port, html]);
  useImperativeHandle(handle, () => ({ scrollTo: (share) => port?.postMessage({ kind: 'scroll', share }) }), [port]);

  return (
    <div className={className} ref={box}>
      <SandboxFrame title="Preview" html={shell} remote={remote} onMessage={receive} />
    </div>
  );
}
