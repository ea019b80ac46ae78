import { countWords } from '@/families/editing/count-words';
import { fromEditingPart } from './editing';

interface Part {
  html?: string;
  /** As it stands in this page. */
  raw?: string;
  words?: number;
}

/** The document as Undo keeps it: block by block, so that two states share all that is the same in both. */
export interface RawState {
  readonly length: number;
  readonly blocks: readonly string[];
  cursor?: Spot;
}

/** A place in the document that survives its being written out: an element by the way to it, and how much text of it comes before. */
interface Spot {
  readonly way: readonly number[];
  readonly offset: number;
}

export function toSpot(root: Element, range: Range): Spot {
  const { endContainer, endOffset } = range;
  const element = endContainer instanceof Element ? endContainer : endContainer.parentElement!;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(endContainer, endOffset);
  const way: number[] = [];
  for (let one = element; one !== root && one.parentElement; one = one.parentElement)
    way.unshift([...one.parentElement.children].indexOf(one));
  return { way, offset: before.toString().length };
}

export function fromSpot(root: Element, { way, offset }: Spot): Range {
  let element = root;
  for (const at of way) element = element.children[at] ?? element;
  const range = document.createRange();
  range.setStart(element, 0);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  while (rest > 0 && texts.nextNode()) {
    const text = texts.currentNode as Text;
    range.setStart(text, Math.min(rest, text.length));
    rest -= text.length;
  }
  range.collapse(true);
  return range;
}

function writeRaw(part: Node): string {
  if (part instanceof Element) return part.outerHTML;
  const box = document.createElement('div');
  box.append(part.cloneNode());
  return box.innerHTML;
}

/** Between two of these stands a space, whatever is written. */
const APART = 'p, div, h1, h2, h3, h4, h5, h6, li, td, th, pre, blockquote, dt, dd, br, hr, caption, figcaption';

/** The words of a block, told apart without a layout. */
function getText(part: Node): string {
  if (!(part instanceof Element)) return part.textContent ?? '';
  if (!part.querySelector(APART)) return part.textContent;
  let text = '';
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) text += node.data;
    else if ((node as Element).matches(APART)) text += '\n';
  }
  return text;
}

/**
 * What is known of each block of the document until it changes. To write out a megabyte and count its words after every pause
 * would hold up the typing; of all its blocks one has changed.
 */
export class Parts {
  private known = new WeakMap<Node, Part>();
  private whole: string | undefined;
  private readonly changes = new MutationObserver((records) => this.forget(records));

  constructor(private readonly root: HTMLElement) {
    this.changes.observe(root, { childList: true, attributes: true, characterData: true, subtree: true });
  }

  stop(): void {
    this.changes.disconnect();
  }

  private forget(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes } of records) {
      // The element itself is not the document.
      if (type === 'attributes' && target === this.root) continue;
      this.whole = undefined;
      // A block that was taken out may come back as another.
      for (const list of [addedNodes, removedNodes]) for (const node of list) this.known.delete(node);
      for (let node: Node | null = target; node && node !== this.root; node = node.parentNode) this.known.delete(node);
    }
  }

  private read(part: Node): Part {
    let known = this.known.get(part);
    if (!known) {
      known = {};
      this.known.set(part, known);
    }
    return known;
  }

  get html(): string {
    this.forget(this.changes.takeRecords());
    this.whole ??= [...this.root.childNodes].map((part) => (this.read(part).html ??= fromEditingPart(part))).join('');
    return this.whole;
  }
  get words(): number {
    this.forget(this.changes.takeRecords());
    let words = 0;
    for (const part of this.root.childNodes) words += this.read(part).words ??= countWords(getText(part));
    return words;
  }

  get raw(): RawState {
    this.forget(this.changes.takeRecords());
    const blocks = [...this.root.childNodes].map((part) => (this.read(part).raw ??= writeRaw(part)));
    return { blocks, length: blocks.reduce((sum, { length }) => sum + length, 0) };
  }
  /** Puts back a state; blocks that are the same stay as they are. At least one is made anew: others wait for a change. */
  set raw({ blocks }: RawState) {
    const now = this.raw.blocks;
    const most = Math.min(now.length, blocks.length);
    let start = 0;
    while (start < most && now[start] === blocks[start]) start++;
    let end = 0;
    while (end < most - start && now[now.length - 1 - end] === blocks[blocks.length - 1 - end]) end++;
    if (start + end === most && now.length === blocks.length && start > 0) start--;
    const nodes = [...this.root.childNodes];
    // Written out from what was sanitized on its way in; read in a document that loads and runs nothing.
    const box = document.createElement('template');
    box.innerHTML = blocks.slice(start, blocks.length - end).join('');
    const after = nodes[nodes.length - end] ?? null;
    for (const node of nodes.slice(start, nodes.length - end)) node.remove();
    this.root.insertBefore(box.content, after);
  }
}
