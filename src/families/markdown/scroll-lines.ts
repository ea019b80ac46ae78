import type { EditorView } from '@codemirror/view';

// The line that counts is at the top of the pane. As the last screen is scrolled it goes down to the foot: so the ends of both
// panes meet. `frame.js` does the same.

interface Room {
  /** How far the pane can be scrolled. */
  room: number;
  /** The last stretch of that. */
  last: number;
  clientHeight: number;
}
const roomOf = ({ scrollHeight, clientHeight }: HTMLElement): Room => {
  const room = Math.max(0, scrollHeight - clientHeight);
  return { room, last: Math.min(clientHeight, room), clientHeight };
};

/** How far down the text the place is that counts. */
const toHeight = (top: number, { room, last, clientHeight }: Room): number =>
  last === 0 ? 0 : top + (Math.max(0, top - room + last) / last) * clientHeight;

/** How far to scroll for that place to count. */
const toTop = (height: number, { room, last, clientHeight }: Room): number =>
  last === 0 || height <= room - last
    ? Math.max(0, height)
    : (height * last + (room - last) * clientHeight) / (last + clientHeight);

/** The line of the source that counts as one scrolls, from 1; a half is the middle of the line. */
export function lineAtScroll(pane: EditorView | HTMLElement): number {
  const scroller = 'scrollDOM' in pane ? pane.scrollDOM : pane;
  const height = toHeight(scroller.scrollTop, roomOf(scroller));
  if (!('scrollDOM' in pane)) return 1 + (height / scroller.scrollHeight) * countLines(pane);
  const at = height - pane.documentPadding.top;
  const block = pane.lineBlockAtHeight(at);
  const share = block.height > 0 ? Math.min(1, Math.max(0, (at - block.top) / block.height)) : 0;
  return pane.state.doc.lineAt(block.from).number + share;
}

/** Scrolls to where `lineAtScroll` gives this line. */
export function scrollToLine(pane: EditorView | HTMLElement, line: number): void {
  const scroller = 'scrollDOM' in pane ? pane.scrollDOM : pane;
  const { scrollHeight } = scroller;
  let height: number;
  if ('scrollDOM' in pane) {
    const { doc } = pane.state;
    const whole = Math.min(doc.lines, Math.max(1, Math.floor(line)));
    const block = pane.lineBlockAt(doc.line(whole).from);
    height = block.top + Math.min(1, Math.max(0, line - whole)) * block.height + pane.documentPadding.top;
    // What is above the first line and below the last one belongs to them.
    if (line <= 1) height = 0;
    if (line >= doc.lines + 1) height = scrollHeight;
  } else height = ((line - 1) / countLines(pane)) * scrollHeight;
  scroller.scrollTop = toTop(height, roomOf(scroller));
}

const countLines = (area: HTMLElement): number => ('value' in area ? String(area.value).split('\n').length : 1);
