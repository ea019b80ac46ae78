import { useCallback, useEffect, useRef, useState } from 'react';
import { SandboxFrame } from '@/ui/SandboxFrame';
import script from './frame.js?raw';

interface PreviewProps {
  /** A whole page; only its body and its first style are taken. */
  html: string;
  css: string;
  fontSize: number;
  remote: boolean;
  onLink(address: string): void;
}

/** The page of the frame. Its policy lets this one script run and none that a text brings. */
const shellWith = (nonce: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'nonce-${nonce}'; form-action 'none'"><title>Preview</title><style id="look"></style><style id="own"></style></head><body></body><script nonce="${nonce}">${script}</script></html>`;

/** What was written, as a page, in a frame that stays while the text changes. */
export function Preview({ html, css, fontSize, remote, onLink }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shell] = useState(() => shellWith(crypto.randomUUID()));
  const [port, setPort] = useState<MessagePort>();
  const listener = useRef(onLink);
  listener.current = onLink;

  const receive = useCallback((message: unknown) => {
    if ((message as { kind?: unknown } | null)?.kind !== 'ready') return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (data?.kind === 'begun') setPort(port1);
      if (data?.kind === 'link' && typeof data.address === 'string') listener.current(data.address);
    };
    box.current?.querySelector('iframe')?.contentWindow?.postMessage({ kind: 'begin' }, '*', [port2]);
  }, []);

  useEffect(() => () => port?.close(), [port]);
  useEffect(() => port?.postMessage({ kind: 'look', css, fontSize }), [port, css, fontSize]);
  useEffect(() => port?.postMessage({ kind: 'page', html }), [port, html]);

  return (
    <div className="text-editor-frame" ref={box}>
      <SandboxFrame title="Preview" html={shell} remote={remote} onMessage={receive} />
    </div>
  );
}
