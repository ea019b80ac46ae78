import { type RefObject, useState } from 'react';

export type Sidebar = ReturnType<typeof useSidebar>;

/** Whether the documents and headings are seen. Until the visitor says so they are where there is room. */
export function useSidebar(page: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<boolean>();
  return {
    shown,
    toggle() {
      const bar = page.current!.querySelector('.markdown-sidebar')!;
      setShown(getComputedStyle(bar).display === 'none');
    },
  };
}
