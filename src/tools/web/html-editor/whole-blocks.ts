import type Squire from 'squire-rte';

/** Whether all that can be seen of the document lies in the range. */
function coversAll(range: Range, root: Element): boolean {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if ((walker.currentNode as Text).length > 0) texts.push(walker.currentNode as Text);
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last) return false;
  return (
    range.comparePoint(first, 0) === 0 &&
    range.comparePoint(last, last.length) === 0 &&
    [...root.querySelectorAll('img, hr')].every((one) => range.intersectsNode(one))
  );
}

/** Mends what the library leaves behind: a break that is in no block, and a heading where the whole document was deleted. */
export function keepWholeBlocks(squire: Squire, root: HTMLElement): void {
  const { modifyBlocks } = squire;
  squire.modifyBlocks = (...change) => {
    modifyBlocks.apply(squire, change);
    const breaks = [...root.children].filter(({ tagName }) => tagName === 'BR');
    for (const one of breaks) one.remove();
    if (breaks.length > 0) squire._ensureBottomLine();
    return squire;
  };
  for (const key of ['Backspace', 'Delete']) {
    const usual = squire._keyHandlers[key]!;
    squire.setKeyHandler(key, (editor: Squire, event: KeyboardEvent, range: Range) => {
      if (range.collapsed || !coversAll(range, root)) return usual(editor, event, range);
      event.preventDefault();
      squire.saveUndoState(range);
      const line = squire.createDefaultBlock();
      root.replaceChildren(line);
      range.setStart(line, 0);
      range.collapse(true);
      squire.setSelection(range);
    });
  }
}
