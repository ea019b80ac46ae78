import { useEffect, useState } from 'react';

/** Long enough that a screen reader is not interrupted by every letter typed. */
const PAUSE_MS = 700;

/** Says something to a screen reader, once it has stopped changing; others see it elsewhere. */
export function Announce({ says }: { says: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(says), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [says]);
  return (
    <span className="unseen" role="status">
      {said}
    </span>
  );
}
