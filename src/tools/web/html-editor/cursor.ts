import type Squire from 'squire-rte';
import { type BlockTag, type Command, MARKS, type Mark, type Status } from './commands';

const HEADING = /^H[1-6]$/;

const isSpanning = (cell: HTMLTableCellElement | undefined) =>
  cell !== undefined && (cell.colSpan > 1 || cell.rowSpan > 1);

/** Where in the text one is. */
export class Cursor {
  constructor(
    private readonly squire: Squire,
    private readonly root: HTMLElement,
  ) {}

  /** Moves to the start of what is in here. */
  place(node: Node): void {
    const range = document.createRange();
    range.selectNodeContents(node);
    range.collapse(true);
    this.squire.setSelection(range);
  }

  /** The nearest element of this kind around the cursor. */
  around<One extends Element>(selector: string): One | undefined {
    const { commonAncestorContainer: node } = this.squire.getSelection();
    const element = node instanceof Element ? node : node.parentElement;
    const found = element?.closest<One>(selector);
    return found && found !== (this.root as Element) && this.root.contains(found) ? found : undefined;
  }

  /** The link it stands in, or the first of those that are selected. */
  anchor(): HTMLAnchorElement | undefined {
    const found = this.around<HTMLAnchorElement>('a');
    const range = this.squire.getSelection();
    if (found || range.collapsed || !this.squire.hasFormat('A')) return found;
    return [...this.root.querySelectorAll('a')].find((one) => range.intersectsNode(one));
  }

  /** The cells of one table that are selected, if only in part. */
  cells(): HTMLTableCellElement[] {
    const range = this.squire.getSelection();
    const table = this.around('table');
    const all = [...(table?.querySelectorAll<HTMLTableCellElement>('td, th') ?? [])];
    return all.filter((cell) => cell.closest('table') === table && range.intersectsNode(cell));
  }

  /** A picture that is all that is selected. */
  selectedImage(): HTMLImageElement | undefined {
    const range = this.squire.getSelection();
    if (range.collapsed || range.toString() !== '') return undefined;
    const images = range.cloneContents().querySelectorAll('img');
    if (images.length !== 1) return undefined;
    return [...this.root.querySelectorAll('img')].find((image) => range.intersectsNode(image));
  }

  /** Puts the cursor where a file was dropped. */
  placeAt(x: number, y: number): void {
    const range = document.caretRangeFromPoint?.(x, y);
    if (range && this.root.contains(range.commonAncestorContainer)) this.squire.setSelection(range);
  }

  /** What the cursor stands in; what can be undone is known elsewhere. */
  status(): Omit<Status, 'canUndo' | 'canRedo'> {
    const { squire } = this;
    const on: Command[] = (Object.keys(MARKS) as Mark[]).filter((mark) => squire.hasFormat(MARKS[mark]));
    const list = this.around('ul, ol');
    if (list) on.push(list.tagName === 'UL' ? 'bullets' : 'numbers');
    if (this.around('blockquote')) on.push('quote');
    if (this.around('pre')) on.push('pre');
    // What holds for every line that is selected.
    const lines: { tag: string; align: string }[] = [];
    squire.forEachBlock(({ tagName: tag, style: { textAlign: align } }) => {
      if (!lines.some((known) => known.tag === tag && known.align === align)) lines.push({ tag, align });
      return lines.length > 3;
    }, false);
    const [first] = lines;
    if (first && lines.every(({ tag }) => tag === first.tag)) {
      if (HEADING.test(first.tag)) on.push(first.tag.toLowerCase() as BlockTag);
      else if (/^(?:P|DIV)$/.test(first.tag) && !list) on.push('p');
    }
    if (first && lines.every(({ align }) => align === first.align))
      on.push(first.align === 'center' || first.align === 'right' ? first.align : 'left');
    return {
      on,
      inTable: this.around('td, th') !== undefined || this.cells().length > 0,
      canMerge: !squire.getSelection().collapsed && this.cells().length > 1,
      canSplit: isSpanning(this.around<HTMLTableCellElement>('td, th')),
      inList: list !== undefined,
      inLink: this.anchor() !== undefined,
      onImage: this.selectedImage() !== undefined,
    };
  }
}
