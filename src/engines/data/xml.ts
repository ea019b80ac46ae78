import { DEEPEST, quoted, tooDeep } from './value';
import { readDoctype, type XmlDoctype } from './xml-doctype';
import { XmlReferences } from './xml-references';
import { breaks, refuseCharacters, XmlScanner } from './xml-scan';

export { isXmlName, isXmlText } from './xml-scan';

export type XmlNode =
  | XmlElement
  | { kind: 'text' | 'cdata' | 'comment'; text: string; at: number }
  | { kind: 'instruction'; name: string; text: string; at: number };
export interface XmlElement {
  kind: 'element';
  name: string;
  attributes: Map<string, string>;
  children: XmlNode[];
  at: number;
}
export interface XmlDocument {
  /** Comments, instructions and the one root, in their order. */
  nodes: XmlNode[];
  root: XmlElement;
  /** There was a document type declaration. */
  doctype?: {
    /** It gave an element an attribute that is not written there. */
    hasAdded: boolean;
    /** A part of it lies in another file. */
    isPartial: boolean;
  };
}

/** A stretch of the document as it is written; those of one document, one after another, are the whole of it. */
export type XmlMarkup = { start: number; end: number } & (
  | { kind: 'text' | 'cdata' | 'comment' | 'instruction' | 'end' }
  | { kind: 'doctype'; doctype: XmlDoctype }
  /** The first tag of an element, its attributes as they are written: `name` and the value with its quotes. */
  | { kind: 'tag'; name: string; attributes: readonly { name: string; value: string }[]; isClosed: boolean }
);
type MarkupKind = XmlMarkup extends infer One ? (One extends XmlMarkup ? Omit<One, 'start' | 'end'> : never) : never;

const VERSION = /^version\s*=\s*(["'])1\.\d+\1/;
const ENCODING = /\s+encoding\s*=\s*(["'])[A-Za-z][A-Za-z0-9._-]*\1/y;
const STANDALONE = /\s+standalone\s*=\s*(["'])(yes|no)\1/y;

/** What is known of the document as a whole while it is read. */
class Reading {
  readonly nodes: XmlNode[] = [];
  root?: XmlElement;
  doctype?: XmlDoctype;
  hasAdded = false;
  readonly references: XmlReferences;

  constructor(readonly source: string) {
    this.references = new XmlReferences(source);
  }
}

/**
 * Reads what stands between tags, or at the top of the document, until the text ends. `parent` is the element around an
 * entity that is read; in there every element ends where it began. `within` names the entities that are open.
 */
class ContentReader {
  private readonly first: number;
  private readonly open: XmlElement[] = [];

  constructor(
    private readonly reading: Reading,
    private readonly scan: XmlScanner,
    private readonly parent?: XmlElement,
    private readonly depth = 0,
    private readonly within: readonly string[] = [],
  ) {
    this.first = scan.at;
  }

  /** `see` is told of every stretch that was read, of the document itself alone. */
  read(see?: (markup: XmlMarkup) => void): void {
    const { scan } = this;
    while (!scan.ended) {
      const start = scan.at;
      const markup = this.readNext(start);
      see?.({ ...markup, start, end: scan.at });
    }
    const left = this.open.at(-1);
    if (left) throw scan.fail(`<${left.name}> is not closed`, left.at);
  }

  private get isDocument(): boolean {
    return this.parent === undefined;
  }

  private get around(): XmlElement | undefined {
    return this.open.at(-1) ?? this.parent;
  }

  private add(node: XmlNode): void {
    const siblings = this.around?.children ?? this.reading.nodes;
    const last = siblings.at(-1);
    // What an entity stands for and what is around it are one text.
    if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
    else siblings.push(node);
  }

  private readNext(start: number): MarkupKind {
    const { scan, reading } = this;
    if (!scan.sees('<')) return this.readText(start);
    if (scan.take('<!--')) {
      this.add({ kind: 'comment', text: breaks(scan.comment(start)), at: scan.place(start) });
      return { kind: 'comment' };
    }
    if (scan.take('<![CDATA[')) {
      if (!this.around) throw scan.fail('CDATA isn’t allowed outside the root element', start);
      const text = scan.until(']]>', 'CDATA section', start);
      this.add({ kind: 'cdata', text: this.isDocument ? breaks(text) : text, at: scan.place(start) });
      return { kind: 'cdata' };
    }
    if (this.isDocument && scan.take('<!DOCTYPE')) {
      if (reading.root || reading.doctype)
        throw scan.fail('A document can have one document type, before the root element', start);
      reading.doctype = readDoctype(scan, reading.source, start);
      reading.references.doctype = reading.doctype;
      return { kind: 'doctype', doctype: reading.doctype };
    }
    if (scan.take('<?')) return this.readInstruction(start);
    if (scan.take('</')) return this.readEnd(start);
    scan.take('<');
    return this.readElement(start);
  }

  private readText(start: number): MarkupKind {
    const { scan } = this;
    const less = scan.text.indexOf('<', start);
    const raw = scan.text.slice(start, less === -1 ? scan.text.length : less);
    scan.at += raw.length;
    if (this.around) this.addText(raw, start);
    else {
      const text = /[^ \t\r\n]/.exec(raw);
      if (text)
        throw scan.fail(`Text outside the root element: ${quoted(raw.trim().slice(0, 20))}`, start + text.index);
    }
    return { kind: 'text' };
  }

  private addText(raw: string, start: number): void {
    const { reading, scan, within } = this;
    const { references, source } = reading;
    const end = raw.indexOf(']]>');
    if (end !== -1) throw scan.fail(']]> isn’t allowed in text: write ]]&gt;', start + end);
    // An entity's own line breaks were counted where it was declared.
    const text = this.isDocument ? breaks(raw) : raw;
    let from = 0;
    let written = '';
    references.decode(text, start, scan, (name, at) => {
      const inner = references.entityText(name, scan, at, within);
      const here = at - start;
      if (/[<&]|\]\]>/.test(inner)) {
        const before = written + references.decode(text.slice(from, here), start + from, scan, () => '');
        if (before) this.add({ kind: 'text', text: before, at: scan.place(start) });
        written = '';
        const entity = new XmlScanner(inner, source, scan.place(at));
        new ContentReader(reading, entity, this.around, this.depth + this.open.length, [...within, name]).read();
      } else written += references.decode(text.slice(from, here), start + from, scan, () => '') + inner;
      from = here + name.length + 2;
      return '';
    });
    const rest = written + references.decode(text.slice(from), start + from, scan, () => '');
    if (rest) this.add({ kind: 'text', text: rest, at: scan.place(start) });
  }

  private readInstruction(start: number): MarkupKind {
    const { scan } = this;
    const { name, text } = scan.instruction(start);
    if (name.toLowerCase() !== 'xml')
      this.add({ kind: 'instruction', name, text: breaks(text), at: scan.place(start) });
    else {
      if (!this.isDocument || start > this.first || name !== 'xml')
        throw scan.fail('The XML declaration must be at the very start, in lower case', start);
      this.readDeclaration(text, start);
    }
    return { kind: 'instruction' };
  }

  private readDeclaration(text: string, start: number): void {
    const version = VERSION.exec(text);
    if (!version) throw this.scan.fail('The XML declaration starts with a version, 1.0', start);
    ENCODING.lastIndex = version[0].length;
    STANDALONE.lastIndex = version[0].length + (ENCODING.exec(text)?.[0].length ?? 0);
    const end = STANDALONE.lastIndex;
    const alone = STANDALONE.exec(text);
    if (/\S/.test(text.slice(end + (alone?.[0].length ?? 0))))
      throw this.scan.fail(
        'The XML declaration has a version, then maybe an encoding, then maybe standalone, which is yes or no',
        start,
      );
    this.reading.references.standalone = alone?.[2] === 'yes';
  }

  private readElement(start: number): MarkupKind {
    const { reading, scan } = this;
    const name = scan.name('The name of an element');
    if (!this.around && reading.root) throw scan.fail(`A second root element, <${name}>: a document has one`, start);
    if (this.depth + this.open.length >= DEEPEST) throw tooDeep(reading.source, scan.place(start));
    const element: XmlElement = {
      kind: 'element',
      name,
      attributes: new Map(),
      children: [],
      at: scan.place(start),
    };
    const attributes = this.readAttributes(element, start);
    this.addDefaults(element);
    this.add(element);
    reading.root ??= element;
    const isClosed = !scan.take('>');
    if (isClosed) scan.at += 2;
    else this.open.push(element);
    return { kind: 'tag', name, attributes, isClosed };
  }

  /** Reads up to the end of the tag; what comes back is as it is written. */
  private readAttributes(element: XmlElement, start: number): { name: string; value: string }[] {
    const { scan } = this;
    const written: { name: string; value: string }[] = [];
    const places = new Map<string, number>();
    for (;;) {
      const spaced = scan.space();
      if (scan.ended) throw scan.fail(`The tag <${element.name}> is not closed`, start);
      if (scan.sees('>') || scan.sees('/>')) return written;
      const where = scan.at;
      if (!spaced) throw scan.fail('A space is expected before an attribute');
      const name = scan.name('An attribute, > or />');
      const before = places.get(name);
      if (before !== undefined)
        throw scan.fail(`Duplicate attribute ${name} (first on ${scan.lineAndColumn(before)})`, where);
      places.set(name, where);
      scan.space();
      if (!scan.take('=')) throw scan.fail(`The attribute ${name} has no value`, where);
      scan.space();
      const { text, at } = scan.quoted('The value of an attribute');
      this.set(element, name, this.reading.references.attributeValue(breaks(text), at, scan));
      written.push({ name, value: scan.text.slice(at - 1, scan.at) });
    }
  }

  /** Adds the attributes that the document type gives to elements of this name. */
  private addDefaults(element: XmlElement): void {
    const { doctype, references, source } = this.reading;
    for (const [attribute, { fallback }] of doctype?.attributes.get(element.name) ?? []) {
      if (!fallback || element.attributes.has(attribute)) continue;
      const declared = new XmlScanner(fallback.text, source, fallback.at);
      this.set(element, attribute, references.attributeValue(fallback.text, 0, declared));
      this.reading.hasAdded = true;
    }
  }

  private set({ name, attributes }: XmlElement, attribute: string, value: string): void {
    const isToken = this.reading.doctype?.attributes.get(name)?.get(attribute)?.isToken;
    attributes.set(attribute, isToken ? value.replace(/ +/g, ' ').replace(/^ | $/g, '') : value);
  }

  private readEnd(start: number): MarkupKind {
    const { scan } = this;
    const name = scan.name('The name of the element to close');
    scan.space();
    if (!scan.take('>')) throw scan.fail(`> is expected after </${name}`);
    const element = this.open.pop();
    if (!element) throw scan.fail(`</${name}> closes nothing`, start);
    if (element.name !== name)
      throw scan.fail(
        `</${name}> stands where <${element.name}> of ${scan.lineAndColumn(element.at)} must be closed`,
        start,
      );
    return { kind: 'end' };
  }
}

/**
 * A well-formed document, every rule of XML 1.0 that can be checked without fetching anything checked. `see` is told of
 * every tag, text and other stretch of the document in its order, before anything in an entity is replaced.
 */
export function parseXml(source: string, see?: (markup: XmlMarkup) => void): XmlDocument {
  refuseCharacters(source);
  const reading = new Reading(source);
  const scan = new XmlScanner(source, source);
  if (source.startsWith('\ufeff')) scan.at = 1;
  new ContentReader(reading, scan).read(see);
  const { doctype, hasAdded, nodes, root } = reading;
  if (!root) throw scan.fail('The root element is missing', source.length);
  return { nodes, root, doctype: doctype && { hasAdded, isPartial: doctype.isPartial } };
}
