import { useCallback } from 'react';
import { useLinked } from '../../hooks/useLinked';
import { useForVisit } from '../../storage/visit';
import { type ColorText, enterColor, type ReadColor, startColorText } from './color-text';
import { useEnteredText } from './useEnteredText';

/** The one color a page is about: as it was left, or from the link if it carries one. */
export function useColorText<Color>(slug: string, initial: string, read: ReadColor<Color>) {
  const [value, setValue] = useForVisit<ColorText<Color>>(`${slug}:color`, () => startColorText(initial, read));
  const enter = useCallback((text: string) => setValue((old) => enterColor(text, old, read)), [read, setValue]);
  const { unread, type } = useEnteredText(enter);
  useLinked(
    slug,
    useCallback(({ input }) => input !== undefined && type(input), [type]),
  );
  return { value, unread, type };
}
