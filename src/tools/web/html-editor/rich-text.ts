import Squire from 'squire-rte';
import { asBlocks, LINE, unfoldPre } from './blocks';
import { type BlockTag, type Command, type ImageFacts, MARKS, type Mark, type Status } from './commands';
import { Cursor } from './cursor';
import { fromEditing, toEditing } from './editing';
import { fromSpot, Parts, type RawState, toSpot } from './parts';
import { appendPiece, cutDocument, type Piece } from './pieces';
import { changeTable, makeTable, type TableChange } from './tables';

/** So many blocks are some twenty pages. */
const LONG_FROM = 300;

interface Listeners {
  onChange(): void;
  onStatus(status: Status): void;
}

const CONFIG = {
  blockTag: 'P',
  // Its pattern for addresses takes exponential time on some texts.
  addLinks: false,
  sanitizeToDOMFragment: toEditing,
  willCutCopy: fromEditing,
  undo: { documentSizeThreshold: 1_000_000, undoLimit: 40 },
  didError(error: unknown) {
    throw error;
  },
};

/** The editor of the library, with the commands it lacks, and with nothing of another origin inside. */
export class RichText {
  readonly cursor: Cursor;
  private readonly squire: Squire;
  private canUndo = false;
  private canRedo = false;
  private last = '';
  /** Counts the documents that were set: what still comes of one before the last is of no use. */
  private fills = 0;
  private readonly parts: Parts;

  constructor(
    private readonly root: HTMLElement,
    private readonly listeners: Listeners,
  ) {
    this.squire = new Squire(root, CONFIG);
    this.parts = new Parts(root);
    // React reads it at every change of the page, and where it says "true" walks through all that is written to keep the cursor.
    Object.defineProperty(root, 'contentEditable', { get: () => 'inherit', configurable: true });
    this.cursor = new Cursor(this.squire, root);
    // Its own write out and read in the whole document at every word and at every Undo.
    Object.assign(this.squire, {
      _getRawHTML: () => this.parts.raw,
      _setRawHTML: (state: RawState) => {
        this.parts.raw = state;
        if (!root.firstChild) root.append(this.squire.createDefaultBlock());
        this.squire._ignoreChange = true;
        if (state.cursor) this.squire.setSelection(fromSpot(root, state.cursor));
        return this.squire;
      },
      // Its own marks the cursor by two elements in the text, for which the browser finds the styles of all of it anew.
      saveUndoState: (range: Range = this.squire.getSelection()) => {
        const { squire } = this;
        const isNew = !squire._isInUndoState;
        squire._recordUndoState(undefined as unknown as Range, squire._isInUndoState);
        const state = (squire._undoStack as unknown as RawState[])[squire._undoIndex];
        if (isNew && state) state.cursor = toSpot(root, range);
        return squire;
      },
    });
    const withSelection = this.squire._keyHandlers[' ']!;
    this.squire.setKeyHandler(' ', (squire: Squire, event: KeyboardEvent, range: Range) => {
      if (range.collapsed) this.beforeSpace(range);
      else withSelection(squire, event, range);
    });
    this.squire.linkRegExp = /^\b$/;
    // Its handles take every key, Tab and Escape too, until something else is clicked.
    this.squire._imageResizer.destroy();
    for (const key of ['PageUp', 'PageDown', 'Ctrl-d', 'Meta-d']) this.squire.setKeyHandler(key, null);
    this.watch();
    const tell = () => this.tell();
    for (const event of ['pathChange', 'select', 'cursor', 'input']) this.squire.addEventListener(event, tell);
    this.squire.addEventListener('input', () => listeners.onChange());
    this.squire.addEventListener('undoStateChange', (event: Event) => {
      const { canUndo, canRedo } = (event as CustomEvent<{ canUndo: boolean; canRedo: boolean }>).detail;
      this.canUndo = canUndo;
      this.canRedo = canRedo;
      tell();
    });
    root.addEventListener('click', this.onClick);
    root.addEventListener('input', this.onInput);
  }

  /** The element itself is not the document: what others write on it, such as extensions, is no change. */
  private watch(): void {
    const { squire, root } = this;
    squire._mutation.disconnect();
    squire._mutation = new MutationObserver((records) => {
      if (records.some(({ type, target }) => type !== 'attributes' || target !== root)) squire._docWasChanged();
    });
    squire._mutation.observe(root, { childList: true, attributes: true, characterData: true, subtree: true });
  }

  destroy(): void {
    this.fills++;
    this.root.removeEventListener('click', this.onClick);
    this.root.removeEventListener('input', this.onInput);
    this.parts.stop();
    Reflect.deleteProperty(this.root, 'contentEditable');
    this.squire.destroy();
  }

  /** A click on a picture selects it, as it does in other editors. */
  private readonly onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    const range = document.createRange();
    range.selectNode(target);
    this.squire.setSelection(range);
  };

  /** A word is a step for Undo, and a link ends with its last. */
  private beforeSpace(range: Range): void {
    this.squire.saveUndoState(range);
    const link = this.cursor.around('a');
    if (!link) return;
    const rest = document.createRange();
    rest.setStart(range.endContainer, range.endOffset);
    rest.setEndAfter(link.lastChild ?? link);
    if (rest.toString() !== '') return;
    range.setStartAfter(link);
    range.collapse(true);
    this.squire.setSelection(range);
  }

  /** Signs at the start of a line that stand for what it becomes, as in Markdown. Undo brings the signs back. */
  private readonly onInput = (event: Event) => {
    const { data, isComposing } = event as InputEvent;
    if (isComposing || data === null || !/[ `]$/.test(data)) return;
    const range = this.squire.getSelection();
    const line = this.cursor.around<HTMLElement>(LINE);
    if (!range.collapsed || !line || !/^(?:P|DIV|H[1-6])$/.test(line.tagName) || this.cursor.around('td, th, code'))
      return;
    const before = document.createRange();
    before.setStart(line, 0);
    before.setEnd(range.startContainer, range.startOffset);
    const text = before.toString().replaceAll('\u200b', '');
    const found = /^(?:(#{1,6})|([-*+])|(1[.)])|(>))[ \u00a0]$|^(```)$/.exec(text);
    if (!found) return;
    const [, heading, bullet, number, quote, fence] = found;
    if (!heading && /^H/.test(line.tagName)) return;
    this.squire.saveUndoState();
    before.setEnd(this.squire.getSelection().endContainer, this.squire.getSelection().endOffset);
    before.deleteContents();
    if (line.textContent.replaceAll('\u200b', '') === '') line.replaceChildren(document.createElement('br'));
    this.cursor.place(line);
    if (heading) this.setBlock(`h${heading.length}` as BlockTag);
    else if (bullet) this.squire.makeUnorderedList();
    else if (number) this.squire.makeOrderedList();
    else if (quote) this.squire.increaseQuoteLevel();
    else if (fence) this.togglePre(false);
    this.tell();
  };

  get html(): string {
    return this.parts.html;
  }
  /** What is searched. */
  get element(): HTMLElement {
    return this.root;
  }
  get words(): number {
    return this.parts.words;
  }
  get isEmpty(): boolean {
    const { root } = this;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if ((texts.currentNode as Text).length > 0) return false;
    return !root.querySelector('img, hr, table');
  }

  /** What is out of sight of a long document is not laid out: a key would wait for all of it. */
  private markLong(): void {
    this.root.parentElement?.toggleAttribute('data-long', this.root.childElementCount > LONG_FROM);
  }

  focus(): void {
    this.squire.focus();
  }

  /** The document to begin with; nothing before it can be brought back. A long one is there when the promise ends. */
  load(html: string): Promise<unknown> | undefined {
    const { squire } = this;
    const pieces = cutDocument(html);
    const isLong = pieces.length > 1;
    this.stopFilling();
    squire.setHTML(isLong ? '' : html);
    this.markLong();
    this.tell();
    if (isLong)
      return this.fill(pieces, () => {
        Object.assign(squire, { _undoIndex: -1, _undoStack: [], _undoStackLength: 0, _isInUndoState: false });
        squire.saveUndoState();
      });
  }

  /** Another document in place of this one, which Undo brings back. A long one is there when the promise ends. */
  replace(html: string): Promise<unknown> | undefined {
    const { squire, root } = this;
    const pieces = cutDocument(html);
    this.stopFilling();
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
    const preparing = new Squire(bench, CONFIG);
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
      if (mine === this.fills) this.stopFilling();
    }
  }

  private stopFilling(): void {
    this.fills++;
    this.root.setAttribute('contenteditable', 'true');
    this.root.ariaBusy = null;
    this.squire._mutation.takeRecords();
    this.squire._ignoreAllChanges = false;
  }

  insert(html: string): void {
    this.squire.insertHTML(html, true);
  }
  insertText(text: string): void {
    this.squire.insertPlainText(text, true);
  }

  run(command: Command): void {
    const { squire } = this;
    const isOn = this.cursor.status().on.includes(command);
    if (Object.hasOwn(MARKS, command)) {
      const tag = MARKS[command as Mark];
      const other = { SUB: 'SUP', SUP: 'SUB' }[tag as string];
      if (isOn) squire.changeFormat(null, { tag });
      else squire.changeFormat({ tag }, other ? { tag: other } : null);
      return;
    }
    switch (command) {
      case 'undo':
      case 'redo':
        squire[command]();
        break;
      case 'bullets':
        if (isOn) squire.removeList();
        else squire.makeUnorderedList();
        break;
      case 'numbers':
        if (isOn) squire.removeList();
        else squire.makeOrderedList();
        break;
      case 'indent':
        squire.increaseListLevel();
        break;
      case 'outdent':
        squire.decreaseListLevel();
        break;
      case 'quote':
        if (isOn) squire.removeQuote();
        else squire.increaseQuoteLevel();
        break;
      case 'pre':
        this.togglePre(isOn);
        break;
      case 'left':
      case 'center':
      case 'right':
        squire.setTextAlignment(command === 'left' ? '' : command);
        break;
      case 'rule': {
        const line = document.createElement('div');
        line.append(document.createElement('hr'));
        squire.saveUndoState();
        squire.insertElement(line);
        break;
      }
      case 'plain':
        squire.removeAllFormatting();
        break;
      default:
        this.setBlock(isOn ? 'p' : (command as BlockTag));
    }
    squire.focus();
    this.tell();
  }

  private togglePre(isOn: boolean): void {
    if (isOn) {
      this.squire.modifyBlocks(unfoldPre);
      return;
    }
    // Of part of a line the library would make code within the line.
    const range = this.squire.getSelection();
    if (this.cursor.around(LINE)) range.collapse(true);
    this.squire.setSelection(range);
    this.squire.code();
  }

  private setBlock(tag: BlockTag): void {
    if (this.cursor.around('li')) this.squire.removeList();
    this.squire.modifyBlocks((fragment) => asBlocks(fragment, tag));
  }

  /** The link around the cursor and the words that are or would be its text. */
  link(): { address: string; text: string } {
    const found = this.cursor.anchor();
    return {
      address: found?.getAttribute('href') ?? '',
      text: found ? found.textContent : this.squire.getSelectedText(),
    };
  }

  setLink(address: string, text: string): void {
    const { squire } = this;
    const found = this.cursor.anchor();
    if (found) {
      squire.saveUndoState();
      found.setAttribute('href', address);
      if (text !== '' && text !== found.textContent) found.textContent = text;
    } else if (squire.getSelection().collapsed || (text !== '' && text !== squire.getSelectedText())) {
      const made = document.createElement('a');
      made.setAttribute('href', address);
      made.textContent = text || address;
      squire.insertHTML(made.outerHTML);
    } else squire.makeLink(address);
    squire.focus();
    this.tell();
  }

  removeLink(): void {
    this.squire.removeLink();
    this.tell();
  }

  image(): ImageFacts | undefined {
    const found = this.cursor.selectedImage();
    return (
      found && {
        src: found.getAttribute('data-aside-src') ?? found.getAttribute('src') ?? '',
        alt: found.alt,
        width: found.getAttribute('width') ?? '',
      }
    );
  }

  setImage({ src, alt, width }: ImageFacts): void {
    const image = document.implementation.createHTMLDocument('').createElement('img');
    image.setAttribute('src', src);
    image.setAttribute('alt', alt);
    if (width !== '') image.setAttribute('width', width);
    // Whatever is selected, such as the picture it takes the place of, goes.
    this.squire.insertHTML(image.outerHTML);
    this.squire.focus();
  }

  /** Colors the words that are selected; none takes the color away. */
  setColor(of: 'font' | 'highlight', color: string | null): void {
    if (of === 'font') this.squire.setTextColor(color);
    else this.squire.setHighlightColor(color);
    this.squire.focus();
    this.tell();
  }

  /** A step for Undo with all that `change` does. */
  step<Result>(change: () => Result): Result {
    this.squire.saveUndoState();
    const result = change();
    this.tell();
    return result;
  }

  insertTable(rows: number, columns: number, header: boolean): void {
    const table = makeTable(rows, columns, header);
    this.squire.saveUndoState();
    this.squire.insertElement(table);
    this.cursor.place(table.rows[0]!.cells[0]!);
    this.tell();
  }

  changeTable(change: TableChange): void {
    const cells = this.cursor.cells();
    const cell = this.cursor.around<HTMLTableCellElement>('td, th') ?? cells[0];
    if (!cell) return;
    const table = cell.closest('table')!;
    const after = table.nextElementSibling ?? table.previousElementSibling;
    this.squire.saveUndoState();
    const next = changeTable(change, cell, cells);
    if (!this.root.firstElementChild) this.root.append(this.squire.createDefaultBlock());
    this.cursor.place(next ?? (after?.isConnected ? after : this.root.firstElementChild!));
    this.squire.focus();
    this.tell();
  }

  /** Moves to the cell beside; false where there is none, or no table. */
  moveCell(step: 1 | -1): boolean {
    const cell = this.cursor.around<HTMLTableCellElement>('td, th');
    if (!cell) return false;
    const cells = [...cell.closest('table')!.querySelectorAll<HTMLTableCellElement>('td, th')];
    const next = cells[cells.indexOf(cell) + step];
    if (next) this.cursor.place(next);
    return next !== undefined;
  }

  private tell(): void {
    const status = { ...this.cursor.status(), canUndo: this.canUndo, canRedo: this.canRedo };
    const key = JSON.stringify(status);
    if (key === this.last) return;
    this.last = key;
    this.listeners.onStatus(status);
  }
}
