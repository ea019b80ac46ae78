import { type RefObject, useEffect, useRef } from 'react';
import type { Heading } from '@/engines/markdown/blocks';
import type { PreviewHandle } from '@/families/markdown/PreviewFrame';
import { lineAtScroll, scrollToLine } from '@/families/markdown/scroll-lines';
import type { MarkdownEditor } from '@/families/markdown/useMarkdownEditor';

/** After one pane was moved by the other, its own scrolling is not sent back. */
const QUIET_MS = 150;

/**
 * Keeps the lines of the editor and of the page beside each other.
 * @param renewed changes whenever the page puts another editor there.
 */
export function useScrollInStep(editor: MarkdownEditor, preview: RefObject<PreviewHandle | null>, renewed: string) {
  const quietUntil = useRef(0);
  const keepQuiet = () => {
    quietUntil.current = performance.now() + QUIET_MS;
  };

  // The editor draws in a shadow root, whose scrolling does not come out; so it is listened to where it happens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is another once the editor has come.
  useEffect(() => {
    const view = editor.view();
    const scroller = view?.scrollDOM ?? editor.area();
    if (!scroller) return;
    // What scrolls needs something in it that the keyboard reaches, and says so.
    if (view) view.contentDOM.tabIndex = 0;
    const follow = () => {
      if (performance.now() >= quietUntil.current) preview.current?.scrollTo(lineAtScroll(view ?? scroller));
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [editor.Editor, renewed]);

  return {
    followPreview(line: number) {
      const scrolled = editor.view() ?? editor.area();
      if (!scrolled) return;
      keepQuiet();
      scrollToLine(scrolled, line);
    },
    goTo({ id, line }: Heading) {
      keepQuiet();
      preview.current?.go(id);
      editor.goToLine(line);
    },
  };
}
