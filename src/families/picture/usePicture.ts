import { useCallback, useEffect, useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { toast } from '@/ui/controls/Toast';

export const LARGEST = 100_000_000;

export interface Picture {
  name: string;
  size: number;
  bytes: Uint8Array;
  /** For the preview; given back when another takes its place. */
  url: string;
}

async function readPicture(file: File): Promise<Picture | undefined> {
  if (file.size > LARGEST) {
    toast({
      title: 'File too large',
      description: `${file.name} is ${formatBytes(file.size)}; the limit is ${formatBytes(LARGEST)}.`,
      tone: 'destructive',
    });
    return undefined;
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name: file.name, size: file.size, bytes, url: URL.createObjectURL(file) };
  } catch {
    toast({ title: 'The file couldn’t be read', description: file.name, tone: 'destructive' });
    return undefined;
  }
}

/** The picture in use; taken from the picker, by drop, or by paste anywhere on the page. */
export function usePicture() {
  const [picture, setPicture] = useState<Picture>();
  const newest = useRef<File>(undefined);
  const take = useCallback(async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    const next = await readPicture(file);
    // A large file may be read after the small one that was chosen next.
    if (next && newest.current === file) setPicture(next);
    else if (next) URL.revokeObjectURL(next.url);
  }, []);
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url);
  }, [picture]);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [take]);
  const clear = () => {
    newest.current = undefined;
    setPicture(undefined);
  };
  return { picture, take, clear };
}
