import { useEffect, useState } from 'react';

/** Long enough that a screen reader is not interrupted by every letter typed. */
const PAUSE_MS = 700;

/** Says something to a screen reader, once it has stopped changing; others see it elsewhere. */
export function Announce({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="unseen" role="status">
      {announced}
    </span>
  );
}
