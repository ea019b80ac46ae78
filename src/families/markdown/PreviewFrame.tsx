import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { HARMFUL, HARMFUL_ATTRIBUTE } from '@/engines/html-clean/harmful';
import { useIsDark } from '@/ui/hooks/useIsDark';
import { SandboxFrame } from '@/ui/output/SandboxFrame';
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

const SHELL =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="form-action \'none\'"><title>Preview</title><style id="document-style"></style><style id="visitor-style"></style></head><body></body></html>';
/** The page as it is saved is light; here it follows the site's theme until the visitor writes a style. */
const DARK = `:root { color-scheme: dark; }
body { color: #efeee9; background: #1b1c1a; }
a { color: #8cc4ff; }
h1, h2, blockquote, th, td { border-color: #3a3c38; }
code, pre, th { background: #2a2c29; }
pre code { background: none; }
hr { background: #3a3c38; }
blockquote, .footnotes { color: #b4b4ab; }`;
const FRAME_SCRIPT = `const UNWANTED = ${JSON.stringify(HARMFUL.join())}, UNWANTED_ATTRIBUTE = ${HARMFUL_ATTRIBUTE};\n${script}`;

/** What was written, as a page, in a frame that stays while the text changes. */
export function PreviewFrame({ html, css, fontSize, remote, onScroll, onLink, handle, className }: PreviewProps) {
  const [port, setPort] = useState<MessagePort>();
  const listeners = useRef({ onScroll, onLink });
  listeners.current = { onScroll, onLink };

  const listen = useCallback((started: MessagePort) => {
    started.addEventListener('message', ({ data }) => {
      if (data?.kind === 'scrolled' && typeof data.share === 'number') listeners.current.onScroll?.(data.share);
      if (data?.kind === 'link' && typeof data.address === 'string') listeners.current.onLink(data.address);
    });
    setPort(started);
  }, []);

  const dark = useIsDark();
  const style = dark && css.trim() === '' ? DARK : css;
  useEffect(() => port?.postMessage({ kind: 'style', css: style, fontSize }), [port, style, fontSize]);
  useEffect(() => port?.postMessage({ kind: 'page', html }), [port, html]);
  useImperativeHandle(handle, () => ({ scrollTo: (share) => port?.postMessage({ kind: 'scroll', share }) }), [port]);

  return (
    <div className={className}>
      <SandboxFrame title="Preview" html={SHELL} remote={remote} setup={FRAME_SCRIPT} onStart={listen} />
    </div>
  );
}
