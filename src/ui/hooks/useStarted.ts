import { useEffect, useState } from 'react';

/** True once the page can be used. For what it is not drawn with on the server, and need not start with. */
export function useStarted(): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true));
    return () => clearTimeout(timer);
  }, []);
  return started;
}
