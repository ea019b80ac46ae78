import { useCallback, useEffect, useState } from 'react';
import { readFragment } from '../link';
import { type ColorText, enterColor, type ReadColor, startColorText } from './color-text';
import { useEntered } from './useEntered';

/** The one color a page is about: from the link if it carries one. */
export function useColorText<Color>(initial: string, read: ReadColor<Color>) {
  const [value, setValue] = useState<ColorText<Color>>(() => startColorText(initial, read));
  const enter = useCallback((text: string) => setValue((old) => enterColor(text, old, read)), [read]);
  const { unread, type } = useEntered(enter);
  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      if (linked?.input !== undefined) type(linked.input);
    });
  }, [type]);
  return { value, unread, type };
}
