import { useEffect, useState } from 'react';

/** Two columns are too narrow to read there. */
const NARROW = '(max-width: 639px)';

/** Whether the window is that narrow. */
export function useIsNarrow(): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const listen = () => setIsNarrow(query.matches);
    listen();
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, []);
  return isNarrow;
}
