import { type CSSProperties, useEffect, useState } from 'react';
import { copyText } from './clipboard';

const COPIED_MS = 1200;

/** A number short enough that its digits may move. */
const NUMBER = /^[\d\s.,:%-]{1,20}$/;

/** Each digit that changes rolls in; those that stay, counted from the end, stand still. Lines break between words only. */
function drawNumber(value: string) {
  let toEnd = value.length;
  return value.split(/( )/).map((word) => {
    const start = toEnd;
    toEnd -= word.length;
    return word === ' ' ? (
      ' '
    ) : (
      <span key={start} className={word.length < value.length ? 'whole' : undefined}>
        {[...word].map((digit, at) => (
          <span key={`${start - at} ${digit}`} className="digit">
            {digit}
          </span>
        ))}
      </span>
    );
  });
}

interface HeroValueProps {
  value: string;
  /** What it is. */
  label: string;
  /** What a tap copies, if not the value. */
  copies?: string;
}

/** The main value of a result, as large as its length allows. A tap copies it. */
export function HeroValue({ value, label, copies = value }: HeroValueProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <span className="hero" data-copied={copied || undefined} style={{ '--chars': [...value].length } as CSSProperties}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut; the Copy button beside it does the same. */}
      <code
        title={`Copy ${label}`}
        onClick={async () => {
          // Whoever selects a part wants that part.
          if (getSelection()?.isCollapsed !== false) setCopied(await copyText(copies));
        }}
      >
        {NUMBER.test(value) ? drawNumber(value) : value}
      </code>
    </span>
  );
}
