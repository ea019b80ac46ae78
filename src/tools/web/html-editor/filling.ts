import Squire from 'squire-rte';
import type { Cursor } from './cursor';
import { appendPiece, cutDocument, type Piece } from './pieces';

/** So many blocks are some twenty pages. */
const LONG_FROM = 300;

/** Puts whole documents into the editor, long ones piece by piece. */
export class Filling {
  /** Counts the documents that were set: what still comes of one before the last is of no use. */
  private fills = 0;

  /** @param config of the editor, for one like it. */
  constructor(
    private readonly squire: Squire,
    private readonly root: HTMLElement,
    private readonly cursor: Cursor,
    private readonly config: ConstructorParameters<typeof Squire>[1],
  ) {}

  /** What is out of sight of a long document is not laid out: a key would wait for all of it. */
  private markLong(): void {
    this.root.parentElement?.toggleAttribute('data-long', this.root.childElementCount > LONG_FROM);
  }

  /** The document to begin with. */
  load(html: string, onStart: () => void): Promise<unknown> | undefined {
    const { squire } = this;
    const pieces = cutDocument(html);
    const isLong = pieces.length > 1;
    this.stop();
    squire.setHTML(isLong ? '' : html);
    this.markLong();
    onStart();
    if (isLong)
      return this.fill(pieces, () => {
        Object.assign(squire, { _undoIndex: -1, _undoStack: [], _undoStackLength: 0, _isInUndoState: false });
        squire.saveUndoState();
      });
  }

  /** Another document in place of this one, as a step for Undo. */
  replace(html: string): Promise<unknown> | undefined {
    const { squire, root } = this;
    const pieces = cutDocument(html);
    this.stop();
    squire.saveUndoState();
    const line = squire.createDefaultBlock();
    root.replaceChildren(line);
    this.markLong();
    this.cursor.place(line);
    if (pieces.length > 1)
      return this.fill(pieces, () => squire._ensureBottomLine()).then((done) => {
        if (done) squire._docWasChanged();
      });
    squire.insertHTML(html);
    squire.moveCursorToStart();
  }

  /**
   * Piece by piece, each made ready in an editor of its own, so that the page is not held up; until then none can write.
   * False if another document took its place before the end.
   */
  private async fill(pieces: readonly Piece[], finish: () => void): Promise<boolean> {
    const { squire, root } = this;
    const mine = this.fills;
    const bench = document.createElement('div');
    const preparing = new Squire(bench, this.config);
    root.setAttribute('contenteditable', 'false');
    root.ariaBusy = 'true';
    squire._ignoreAllChanges = true;
    root.replaceChildren();
    try {
      for (const { html, joins } of pieces) {
        preparing.setHTML(html);
        appendPiece(root, bench, joins);
        this.markLong();
        await new Promise((resolve) => setTimeout(resolve));
        if (mine !== this.fills) return false;
      }
      finish();
      squire.moveCursorToStart();
      return true;
    } finally {
      preparing._imageResizer.destroy();
      preparing.destroy();
      if (mine === this.fills) this.stop();
    }
  }

  /** Ends what is coming: one can write. */
  private stop(): void {
    this.leave();
    this.root.setAttribute('contenteditable', 'true');
    this.root.ariaBusy = null;
    this.squire._mutation.takeRecords();
    this.squire._ignoreAllChanges = false;
  }

  /** Of what is coming nothing is wanted any more. */
  leave(): void {
    this.fills++;
  }
}
