import type { ClipboardEvent } from 'react';
import { inlineImage } from '@/engines/markdown/edit';
import { pastedPictures, readPicture } from '@/families/editing/read-picture';
import { toast } from '@/ui/controls/Toast';
import { readText } from '@/ui/input/files';
import { useFileDrop } from '@/ui/input/useFileDrop';
import type { TextEditing } from './useEditor';

interface Writing {
  text: string;
  change(text: string): void;
  editor: TextEditing;
}

/** Files that are opened, dropped or pasted: a text takes the place of the one that is there, pictures go into it. */
export function useTakenFiles({ text, change, editor }: Writing) {
  const takeFiles = async (files: readonly File[]) => {
    for (const file of files) {
      if (file.type.startsWith('image/')) {
        const address = await readPicture(file, 'text');
        if (address) editor.insert(inlineImage(file.name, address));
        continue;
      }
      const read = await readText(file);
      if (read === undefined) continue;
      change(read.replace(/\r\n?/g, '\n'));
      toast({
        title: `${file.name} opened`,
        ...(text !== '' && { action: { label: 'Undo', run: () => change(text) } }),
      });
      return;
    }
  };
  const { dragging, zone } = useFileDrop((files, { clientX, clientY }) => {
    editor.placeAt(clientX, clientY);
    takeFiles(files);
  });
  const onPaste = (event: ClipboardEvent) => {
    const pictures = pastedPictures(event.clipboardData);
    if (pictures.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    takeFiles(pictures);
  };
  return { takeFiles, dragging, zone, onPaste };
}
