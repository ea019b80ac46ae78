import { useEffect, useState } from 'react';

/** Whether a file is being dragged over the page. */
export function useFileDragging(): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const stop = () => setDragging(false);
    // Said again and again while a file is over the page; browsers do not say reliably when it has left.
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      clearTimeout(leaving);
      leaving = setTimeout(stop, 300);
      setDragging(true);
    };
    addEventListener('dragover', over);
    addEventListener('drop', stop);
    return () => {
      clearTimeout(leaving);
      removeEventListener('dragover', over);
      removeEventListener('drop', stop);
    };
  }, []);
  return dragging;
}
