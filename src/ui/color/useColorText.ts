import { useCallback, useEffect, useState } from 'react';
import { readFragment } from '../link';
import { type ColorText, enterColor, type ReadColor, startColorText } from './color-text';

/** The one color a page is about: from the link if it carries one. */
export function useColorText<Color>(
  initial: string,
  read: ReadColor<Color>,
): [ColorText<Color>, (text: string) => void] {
  const [value, setValue] = useState(() => startColorText(initial, read));
  const enter = useCallback((text: string) => setValue((old) => enterColor(text, old, read)), [read]);
  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      if (linked?.input !== undefined) enter(linked.input);
    });
  }, [enter]);
  return [value, enter];
}
