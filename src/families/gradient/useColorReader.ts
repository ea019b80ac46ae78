import { useEffect, useState } from 'react';
import { type ColorReader, hexColor, type ReadColor, readingWith } from '@/engines/gradient';

/** Reads hex at once, and every other CSS color as soon as what is known of them has arrived. The remarks are those of this render. */
export function useColorReader(): ColorReader {
  const [read, setRead] = useState<ReadColor>(() => hexColor);
  useEffect(() => {
    let current = true;
    import('@/engines/gradient/colors').then(({ cssColor }) => current && setRead(() => cssColor));
    return () => {
      current = false;
    };
  }, []);
  return readingWith(read);
}
