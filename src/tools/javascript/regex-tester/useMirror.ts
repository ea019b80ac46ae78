import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Lays a copy of a text area's text exactly behind it: as wide as what the area's scroll bar leaves, and scrolled as far.
 * @param text after each change of which the width is looked at, for it may bring the bar.
 */
export function useMirror(area: () => HTMLTextAreaElement | null, layer: RefObject<HTMLElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes it measure again.
  useLayoutEffect(() => {
    const field = area();
    if (!field || !layer.current) return;
    layer.current.style.width = `${field.clientWidth}px`;
    layer.current.scrollTop = field.scrollTop;
  }, [text]);
  useEffect(() => {
    const field = area();
    const copy = layer.current;
    if (!field || !copy) return;
    const follow = () => {
      copy.style.width = `${field.clientWidth}px`;
      copy.scrollTop = field.scrollTop;
    };
    follow();
    field.addEventListener('scroll', follow, { passive: true });
    const observer = new ResizeObserver(follow);
    observer.observe(field);
    return () => {
      field.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [area, layer]);
}
