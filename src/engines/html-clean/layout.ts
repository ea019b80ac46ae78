import { VOID } from './allowed';
import { type Item, isBlock, type Piece } from './tree';

const INDENT = '  ';
/** Deeper than this nobody counts, and a page nested a thousand times would be mostly blanks. */
const MOST_INDENT = 20;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
const escapeValue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('\u00a0', '&nbsp;');

const open = ({ tag, attributes }: Piece): string =>
  `<${tag}${[...attributes].map(([name, value]) => (value === '' && name === 'reversed' ? ` ${name}` : ` ${name}="${escapeValue(value)}"`)).join('')}>`;

const asIs = (item: Item): string => {
  if (typeof item === 'string') return escapeText(item);
  return VOID.has(item.tag) ? open(item) : `${open(item)}${item.children.map(asIs).join('')}</${item.tag}>`;
};

/** A line of text and what is in it, without white space that is not seen. */
class Line {
  private readonly parts: string[] = [];
  /** The part that ends with a blank, while nothing seen has followed it. */
  private blank: number | undefined;
  private atStart = true;

  add(item: Item): this {
    if (typeof item === 'string') this.text(item.replace(/[ \t\n\f\r]+/g, ' '));
    else if (item.tag === 'br') {
      this.dropBlank();
      this.parts.push(open(item));
      this.atStart = true;
    } else if (VOID.has(item.tag)) {
      this.parts.push(open(item));
      this.seen();
    } else if (item.tag === 'pre') {
      this.parts.push(asIs(item));
      this.seen();
    } else {
      this.parts.push(open(item));
      for (const child of item.children) this.add(child);
      this.parts.push(`</${item.tag}>`);
    }
    return this;
  }

  private seen(): void {
    this.blank = undefined;
    this.atStart = false;
  }

  private text(text: string): void {
    const shown = text.startsWith(' ') && (this.atStart || this.blank !== undefined) ? text.slice(1) : text;
    if (shown === '') return;
    if (shown !== ' ') this.seen();
    this.parts.push(escapeText(shown));
    if (shown.endsWith(' ')) this.blank = this.parts.length - 1;
  }

  private dropBlank(): void {
    if (this.blank !== undefined) this.parts[this.blank] = this.parts[this.blank]!.slice(0, -1);
    this.blank = undefined;
  }

  end(): string {
    this.dropBlank();
    return this.parts.join('');
  }
}

function write(items: readonly Item[], depth: number, lines: string[]): void {
  const indent = INDENT.repeat(Math.min(depth, MOST_INDENT));
  let line: Line | undefined;
  const end = () => {
    const text = line?.end();
    if (text) lines.push(indent + text);
    line = undefined;
  };
  for (const item of items) {
    if (!isBlock(item)) {
      line ??= new Line();
      line.add(item);
      continue;
    }
    end();
    if (VOID.has(item.tag)) lines.push(indent + open(item));
    else if (item.tag === 'pre') {
      const [first] = item.children;
      // The first line break in it is skipped when it is read.
      const guard = typeof first === 'string' && first.startsWith('\n') ? '\n' : '';
      lines.push(`${indent}${open(item)}${guard}${item.children.map(asIs).join('')}</pre>`);
    } else if (item.children.some(isBlock)) {
      lines.push(indent + open(item));
      write(item.children, depth + 1, lines);
      lines.push(`${indent}</${item.tag}>`);
    } else {
      const inner = new Line();
      for (const child of item.children) inner.add(child);
      lines.push(`${indent}${open(item)}${inner.end()}</${item.tag}>`);
    }
  }
  end();
}

/** HTML with a line for every block and lists and tables indented, as one would write it by hand. */
export function layout(items: readonly Item[]): string {
  const lines: string[] = [];
  write(items, 0, lines);
  return lines.join('\n');
}
