import { useEffect, useState } from 'react';
import { InputError } from '@/engines/input-error';
import type { EnteredColor } from './more-colors';

const FAILED = 'The names of colors couldn’t be loaded. Check the connection, then try again.';

interface MoreColors {
  colors: readonly EnteredColor[];
  problem?: string;
}
const NONE: MoreColors = { colors: [] };

/** Further base colors as they are typed; while something of it is no color, those that were read last. */
export function useMoreColors(text: string): MoreColors {
  const [read, setRead] = useState(NONE);
  useEffect(() => {
    if (text.trim() === '') return setRead(NONE);
    let isCurrent = true;
    const tell = (problem: string) => isCurrent && setRead((old) => ({ ...old, problem }));
    import('./more-colors').then(
      ({ readColors }) => {
        try {
          const colors = readColors(text);
          if (isCurrent) setRead({ colors });
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          tell(error.message);
        }
      },
      () => tell(FAILED),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return read;
}
