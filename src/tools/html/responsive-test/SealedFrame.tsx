import type { CSSProperties } from 'react';
import { SandboxFrame } from '@/ui/output/SandboxFrame';

interface SealedFrameProps {
  title: string;
  /** As `preparePage` made it. */
  html: string;
  /** Changing it loads the page again. */
  generation: number;
  width: number;
  height: number;
  scale: number;
  dark: boolean;
  scrollbars: boolean;
  scripts: boolean;
  onStart(port: MessagePort): void;
}

/** Tells how far the page is scrolled, from 0 to 1, and scrolls as it is told. */
const FOLLOW = `{
  const post = port.postMessage.bind(port);
  const page = document;
  let told = 0;
  const room = () => { const { scrollHeight, clientHeight } = page.scrollingElement; return scrollHeight - clientHeight };
  addEventListener('scroll', () => {
    const element = page.scrollingElement;
    if (!element || Math.abs(element.scrollTop - told) < 2) return;
    told = element.scrollTop;
    post({ kind: 'scrolled', at: room() > 0 ? told / room() : 0 });
  });
  port.addEventListener('message', ({ data }) => {
    const element = page.scrollingElement;
    if (data?.kind !== 'scroll' || !element) return;
    told = Math.round(data.at * room());
    element.scrollTop = told;
    told = element.scrollTop;
  });
  port.start();
}`;
const HIDE_SCROLLBARS = `
addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('overflow', 'hidden', 'important'));`;

/** The visitor's own page, without our origin and without a network. */
export function SealedFrame({ width, height, scale, dark, scrollbars, ...page }: SealedFrameProps) {
  const style: CSSProperties = { width, height, transform: `scale(${scale})`, colorScheme: dark ? 'dark' : 'light' };
  return (
    <div className="viewport-sealed" style={style}>
      <SandboxFrame {...page} setup={scrollbars ? FOLLOW : FOLLOW + HIDE_SCROLLBARS} />
    </div>
  );
}
