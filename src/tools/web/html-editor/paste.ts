import type { ClipboardEvent } from 'react';
import { pastedPictures } from '@/families/editing/read-picture';
import { toast } from '@/ui/controls/Toast';
import { linkAddress } from './address';
import type { RichText } from './rich-text';

/** Some hundred pages. To lay out more at once would hold up the page for seconds. */
const LONGEST_PASTE = 200_000;
/** Each is a paragraph that the browser lays out in the same moment. */
const MOST_LINES = 2000;

interface PasteTarget {
  editor: RichText;
  /** Whether the cursor stands in code, which takes words alone. */
  inCode: boolean;
  clean(html: string): Promise<string>;
  onPictures(files: readonly File[]): void;
}

const isTooLong = (text: string): boolean =>
  text.length > LONGEST_PASTE || text.split('\n', MOST_LINES + 1).length > MOST_LINES;

/** Takes over what the library would paste otherwise: pictures, HTML, and an address over words that are selected. */
export async function pasteInto({ editor, inCode, clean, onPictures }: PasteTarget, event: ClipboardEvent) {
  const data = event.clipboardData;
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const pictures = pastedPictures(data);
  const take = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (isTooLong(text)) {
    take();
    toast({
      title: 'Too long to paste here',
      description:
        'The page allows up to 200,000 characters and 2,000 lines at a time. Paste longer text into Source Code.',
      tone: 'destructive',
    });
  } else if (pictures.length > 0) {
    take();
    onPictures(pictures);
  } else if (html !== '' && !inCode) {
    take();
    try {
      const made = await clean(html);
      if (made === '') editor.insertText(text);
      else editor.insert(made);
    } catch {
      editor.insertText(text);
    }
  } else if (/^https?:\/\/\S+$/.test(text) && editor.link().text !== '') {
    take();
    editor.setLink(linkAddress(text)!, '');
  } else if (html !== '') {
    take();
    editor.insertText(text);
  }
}
