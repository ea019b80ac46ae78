import { type RefObject, useEffect } from 'react';

/** While an element fills the window nothing behind it can be reached; messages still can. */
export function useFilledWindow(page: RefObject<HTMLElement | null>, full: boolean): void {
  useEffect(() => {
    if (!full) return;
    const hidden: Element[] = [];
    for (let one: Element = page.current!; one !== document.body && one.parentElement; one = one.parentElement)
      for (const other of one.parentElement.children)
        if (other !== one && !other.hasAttribute('inert') && !other.matches('.toasts, script')) hidden.push(other);
    for (const one of hidden) one.setAttribute('inert', '');
    document.documentElement.classList.add('text-editor-fills');
    return () => {
      for (const one of hidden) one.removeAttribute('inert');
      document.documentElement.classList.remove('text-editor-fills');
    };
  }, [page, full]);
}
