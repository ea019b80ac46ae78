import { useCallback, useRef, useState } from 'react';
import { canRead, fetchColors, NOT_FETCHED } from '@/engines/color/entered';

/** What was typed while it cannot be read yet. */
interface Unread {
  text: string;
  problem?: string;
}

interface EnteredText {
  unread: Unread | undefined;
  type(text: string): void;
  /** Something else was chosen meanwhile. */
  forget(): void;
}

/** Enters hex at once, and any other color as soon as what is known of them has arrived; until then its text only stands in the field. */
export function useEnteredText(enter: (text: string) => void): EnteredText {
  const [unread, setUnread] = useState<Unread>();
  const latest = useRef<string>(undefined);
  const type = useCallback(
    async (text: string) => {
      latest.current = text;
      if (!canRead(text)) {
        setUnread({ text });
        const problem = await fetchColors().catch(() => NOT_FETCHED);
        if (latest.current !== text) return;
        if (problem) return setUnread({ text, problem });
      }
      setUnread(undefined);
      enter(text);
    },
    [enter],
  );
  const forget = useCallback(() => {
    latest.current = undefined;
    setUnread(undefined);
  }, []);
  return { unread, type, forget };
}
