import Squire from 'squire-rte';
import { asBlocks, LINE, unfoldPre } from './blocks';
import { type BlockTag, type Command, type ImageFacts, MARKS, type Mark, type Status } from './commands';
import { Cursor } from './cursor';
import { fromEditing, toEditing } from './editing';
import { Filling } from './filling';
import { Parts } from './parts';
import { changeTable, makeTable, type TableChange } from './tables';
import { readSign, removeBefore } from './typed-signs';
import { keepStatesByBlock } from './undo-states';
import { keepWholeBlocks } from './whole-blocks';

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
  private readonly parts: Parts;
  private readonly filling: Filling;

  constructor(
    private readonly root: HTMLElement,
    private readonly listeners: Listeners,
  ) {
    this.squire = new Squire(root, CONFIG);
    this.parts = new Parts(root);
    // React reads it at every change of the page, and where it says "true" walks through all that is written to keep the cursor.
    Object.defineProperty(root, 'contentEditable', { get: () => 'inherit', configurable: true });
    this.cursor = new Cursor(this.squire, root);
    this.filling = new Filling(this.squire, root, this.cursor, CONFIG);
    keepStatesByBlock(this.squire, root, this.parts);
    keepWholeBlocks(this.squire, root);
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
    this.filling.leave();
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

  /** Undo brings back the signs that were typed. */
  private readonly onInput = (event: Event) => {
    const { data, isComposing } = event as InputEvent;
    if (isComposing || data === null || !/[ `]$/.test(data)) return;
    const range = this.squire.getSelection();
    const line = this.cursor.around<HTMLElement>(LINE);
    if (!range.collapsed || !line || this.cursor.around('td, th, code')) return;
    const sign = readSign(line, range);
    if (!sign) return;
    this.squire.saveUndoState();
    removeBefore(line, this.squire.getSelection());
    this.cursor.place(line);
    if (sign === 'bullets') this.squire.makeUnorderedList();
    else if (sign === 'numbers') this.squire.makeOrderedList();
    else if (sign === 'quote') this.squire.increaseQuoteLevel();
    else if (sign === 'pre') this.togglePre(false);
    else this.setBlock(sign);
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

  focus(): void {
    this.squire.focus();
  }

  /** The document to begin with; nothing before it can be brought back. A long one is there when the promise ends. */
  load(html: string): Promise<unknown> | undefined {
    return this.filling.load(html, () => this.tell());
  }

  /** Another document in place of this one, which Undo brings back. A long one is there when the promise ends. */
  replace(html: string): Promise<unknown> | undefined {
    return this.filling.replace(html);
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
