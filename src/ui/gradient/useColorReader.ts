import { useEffect, useState } from 'react';
import { hexColor, type ReadColor } from '@/engines/gradient';

/** Reads hex at once, and every other CSS color as soon as what is known of them has arrived. */
export function useColorReader(): ReadColor {
  const [read, setRead] = useState<ReadColor>(() => hexColor);
  useEffect(() => {
    let current = true;
    import('@/engines/gradient/colors').then(({ cssColor }) => current && setRead(() => cssColor));
    return () => {
      current = false;
    };
  }, []);
  return read;
}
