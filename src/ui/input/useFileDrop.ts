import { type DragEvent, useState } from 'react';

/** Whether files hover over an element, and what to spread on it to take them before anything inside it does. */
export function useFileDrop(onFiles: (files: readonly File[], event: DragEvent) => void) {
  const [dragging, setDragging] = useState(false);
  const zone = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: () => setDragging(false),
    onDropCapture(event: DragEvent) {
      setDragging(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      onFiles([...event.dataTransfer.files], event);
    },
  };
  return { dragging, zone };
}
