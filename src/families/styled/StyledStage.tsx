import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './styled.css';

interface StyledStageProps {
  label: string;
  /** The style sheet that is shown at work. */
  css: string;
  /** What only the preview needs: colours of boxes, a pause. */
  dressing?: string;
  className?: string;
  children: ReactNode;
}

/** Elements under a style sheet of their own, which none of the page's reaches: they look as they will elsewhere. */
export function StyledStage({ label, css, dressing = '', className = '', children }: StyledStageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();

  useEffect(() => {
    const shadow = place.current!.shadowRoot ?? place.current!.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [new CSSStyleSheet(), new CSSStyleSheet()];
    setRoot(shadow);
  }, []);
  useLayoutEffect(() => {
    root?.adoptedStyleSheets[0]?.replaceSync(css);
    root?.adoptedStyleSheets[1]?.replaceSync(dressing);
  }, [root, css, dressing]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to, by keyboard too.
    <div role="group" aria-label={label} className={`styled-stage ${className}`} tabIndex={0} ref={place}>
      {root && createPortal(children, root)}
    </div>
  );
}
