import { type ClipboardEvent, useRef } from 'react';

/** What the clipboard holds, or why it cannot be had. */
export async function clipboardText(): Promise<string> {
  if (!navigator.clipboard?.readText) throw new Error('this browser or connection doesn’t allow it');
  const text = await navigator.clipboard.readText();
  if (text === '') throw new Error('it contains no text');
  return text;
}

/** Calls `onWhole` with a text that was pasted as all there is; one into other text is still being worked on. */
export function usePaste(onWhole: (text: string) => void) {
  const pasted = useRef<string>(undefined);
  return {
    onPaste({ clipboardData }: ClipboardEvent) {
      pasted.current = clipboardData.getData('text/plain').replaceAll('\r\n', '\n').trim();
    },
    /** To be told of every text that is entered, by whatever way. */
    entered(text: string) {
      const isWhole = text !== '' && text.trim() === pasted.current;
      pasted.current = undefined;
      if (isWhole) onWhole(text);
    },
  };
}
