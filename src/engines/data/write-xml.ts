import type { InputError } from '@/engines/input-error';
import { type Data, fault, type ListData, pathText, quoted, type Step, type TableData, type Written } from './value';
import { isXmlName, isXmlText } from './xml';

export interface XmlLayout {
  /** '' puts everything on one line. */
  indent: string;
  declaration: boolean;
  /** The element around what has no single root of its own. */
  root: string;
}

const escapeText = (text: string): string =>
  text.replace(/[&<\r]|\]\]>/g, (found) => ({ '&': '&amp;', '<': '&lt;', '\r': '&#13;' })[found] ?? ']]&gt;');
const escapeAttribute = (text: string): string =>
  text.replace(
    /[&<"\t\n\r]/g,
    (found) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;' })[found] ?? `&#${found.charCodeAt(0)};`,
  );

/** Whether white space between these parts would change what they say. */
const isMixed = (value: Data): boolean =>
  value.kind === 'table' &&
  [...value.entries].some(
    ([key, child]) =>
      key === '#text' ||
      key === '#cdata' ||
      (key === '#content' &&
        child.kind === 'list' &&
        child.items.some((item) => item.kind !== 'table' || item.entries.has('#cdata') || item.entries.has('#text'))),
  );

/** Writes elements and what is in them; `line` is the line break and indentation before each, or '' for none. */
class XmlWriter {
  readonly out: string[] = [];
  /** The paths of lists that had nothing to write. */
  readonly empty: string[] = [];
  private readonly path: Step[] = [];
  private readonly nameless = new Set<Data>();

  constructor(
    private readonly source: string,
    private readonly indent: string,
  ) {}

  private fail(message: string, value: Data): InputError {
    return fault(this.source, `${message}: ${pathText(this.path)}`, value.at);
  }

  private toText(value: Data): string {
    const text =
      value.kind === 'string'
        ? value.value
        : value.kind === 'number' || value.kind === 'date'
          ? value.text
          : value.kind === 'boolean'
            ? String(value.value)
            : value.kind === 'null'
              ? ''
              : undefined;
    if (text === undefined) throw this.fail('Text is expected here, not a list or an object', value);
    if (!isXmlText(text)) throw this.fail('This text contains a character that XML doesn’t allow', value);
    return text;
  }

  private getName(name: string, value: Data): string {
    if (!isXmlName(name)) throw this.fail(`${quoted(name)} can’t be the name of an element or attribute`, value);
    return name;
  }

  /** A list in a list has no name of its own: its items are called `item`. */
  named(list: ListData): TableData {
    this.nameless.add(list);
    return { kind: 'table', entries: new Map([['item', list]]), at: list.at };
  }

  private part(key: string, value: Data, line: string): void {
    if (key === '#text') {
      this.out.push(escapeText(this.toText(value)));
      return;
    }
    if (key === '#content') {
      if (value.kind !== 'list') throw this.fail('#content must be a list of texts and elements', value);
      value.items.forEach((item, index) => {
        this.path.push(index);
        if (item.kind === 'table') this.parts(item, line);
        else this.out.push(escapeText(this.toText(item)));
        this.path.pop();
      });
      return;
    }
    if (value.kind === 'list') {
      if (value.items.length === 0)
        this.empty.push(pathText(this.nameless.has(value) ? this.path.slice(0, -1) : this.path));
      value.items.forEach((item, index) => {
        this.path.push(index);
        if (item.kind === 'list' && !key.startsWith('#')) this.element(key, this.named(item), line);
        else this.part(key, item, line);
        this.path.pop();
      });
      return;
    }
    if (key === '#cdata') this.out.push(`<![CDATA[${this.toText(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`);
    else if (key === '#comment') {
      const text = this.toText(value);
      if (/--|-$/.test(text)) throw this.fail('A comment can’t contain --', value);
      this.out.push(`${line}<!--${text}-->`);
    } else if (key.startsWith('?')) {
      const text = this.toText(value);
      if (text.includes('?>') || key.toLowerCase() === '?xml') throw this.fail('This can’t be an instruction', value);
      this.out.push(`${line}<?${this.getName(key.slice(1), value)}${text && ` ${text}`}?>`);
    } else this.element(key, value, line);
  }

  parts(table: TableData, line: string): void {
    for (const [key, value] of table.entries) {
      if (key.startsWith('@')) continue;
      this.path.push(key);
      this.part(key, value, line);
      this.path.pop();
    }
  }

  element(key: string, value: Data, line: string): void {
    const name = this.getName(key, value);
    this.out.push(`${line}<${name}`);
    if (value.kind !== 'table') {
      const text = escapeText(this.toText(value));
      this.out.push(text === '' ? '/>' : `>${text}</${name}>`);
      return;
    }
    for (const [attribute, one] of value.entries) {
      if (!attribute.startsWith('@')) continue;
      this.path.push(attribute);
      this.out.push(` ${this.getName(attribute.slice(1), one)}="${escapeAttribute(this.toText(one))}"`);
      this.path.pop();
    }
    const before = this.out.length;
    const inner = line === '' || isMixed(value) ? '' : line + this.indent;
    this.out.push('>');
    this.parts(value, inner);
    if (this.out.length === before + 1) this.out[before] = '/>';
    else this.out.push(inner === '' ? '' : line, `</${name}>`);
  }
}

const isElement = (key: string): boolean => !/^[#?@]/.test(key);

/** Whether the data is a document already: one element at its top, and beside it nothing but comments and instructions. */
function hasOneRoot(data: Data): data is TableData {
  if (data.kind !== 'table') return false;
  const elements = [...data.entries].filter(([key]) => isElement(key));
  const others = [...data.entries.keys()].filter((key) => !isElement(key));
  if (
    elements.length === 1 &&
    elements[0]![1].kind !== 'list' &&
    others.every((key) => key === '#comment' || key.startsWith('?'))
  )
    return true;
  // A document with comments around its root lists all of them.
  const listed = data.entries.size === 1 ? data.entries.get('#content') : undefined;
  if (listed?.kind !== 'list') return false;
  const names = listed.items.flatMap((item) => (item.kind === 'table' ? [...item.entries.keys()] : ['#text']));
  return names.filter(isElement).length === 1 && names.every((key) => key !== '#text' && key !== '#cdata');
}

/** XML by the same names the reader gives: `@name`, `#text`, `#cdata`, `#comment`, `#content`, `?name`. */
export function writeXml(data: Data, source: string, { indent, declaration, root }: XmlLayout): Written {
  const writer = new XmlWriter(source, indent);
  const notes: string[] = [];
  const line = indent === '' ? '' : '\n';
  if (hasOneRoot(data)) writer.parts(data, line);
  else {
    if (!isXmlName(root)) throw fault(source, `Root Element must be a name, and ${quoted(root)} isn’t one`, 0);
    notes.push(`Put into <${root}>: XML needs a single root element.`);
    writer.element(root, data.kind === 'list' ? writer.named(data) : data, line);
  }
  const { empty } = writer;
  if (empty.length > 0)
    notes.push(
      `Empty lists left out, since XML has no way to write them: ${empty.slice(0, 10).join(', ')}${empty.length > 10 ? ', …' : ''}`,
    );
  const text = writer.out.join('');
  const head = declaration ? `<?xml version="1.0" encoding="UTF-8"?>${line}` : '';
  return { text: head + (line && text.startsWith(line) ? text.slice(line.length) : text), notes };
}
