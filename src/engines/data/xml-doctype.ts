import { entityText, externalId, REFERENCES, readAttributeType, readElement, readNotation } from './xml-declarations';
import { breaks, getCharacter, XmlScanner } from './xml-scan';

export interface XmlEntity {
  /** What stands for it; nothing where it lies in another file. */
  text?: string;
  /** It is data of a kind that a notation names, and no XML. */
  isData?: boolean;
}
export interface XmlAttributeType {
  /** Of any kind but CDATA: blanks at its ends and double ones mean nothing. */
  isToken: boolean;
  /** As written: references in it are looked up where it is used. */
  fallback?: { text: string; at: number };
}
export interface XmlDoctype {
  entities: Map<string, XmlEntity>;
  /** By the element's name, then the attribute's. */
  attributes: Map<string, Map<string, XmlAttributeType>>;
  /** A part that lies in another file may have said more. */
  isPartial: boolean;
}

const isPredefined = (name: string) => /^(?:lt|gt|amp|quot|apos)$/.test(name);
/** As many entities may be opened within each other. */
const DEEPEST_ENTITY = 20;

/** Reads the declarations between the brackets of a document type, and keeps those that matter for the document. */
class DoctypeReader {
  readonly doctype: XmlDoctype = { entities: new Map(), attributes: new Map(), isPartial: false };
  private readonly parameters = new Map<string, XmlEntity>();
  private readonly checked = new Set<string>();
  /** Behind a part that cannot be read, later declarations may not be the ones that hold. */
  private holds = true;

  constructor(private readonly source: string) {}

  private readEntity(from: XmlScanner): void {
    from.expectSpace('after <!ENTITY');
    const isParameter = from.take('%');
    if (isParameter) from.expectSpace('after %');
    const name = from.name('The name of an entity');
    from.expectSpace('after the name of an entity');
    const entity: XmlEntity = {};
    if (externalId(from, true)) {
      const spaced = from.space();
      if (!isParameter && from.sees('NDATA')) {
        if (!spaced) throw from.fail('A space is expected before NDATA');
        from.take('NDATA');
        from.expectSpace('after NDATA');
        from.name('The name of a notation');
        entity.isData = true;
      }
    } else entity.text = entityText(from);
    from.space();
    from.expect('>', 'at the end of <!ENTITY');
    const known = isParameter ? this.parameters : this.doctype.entities;
    if (this.holds && !known.has(name)) known.set(name, entity);
  }

  private readAttributes(from: XmlScanner): void {
    from.expectSpace('after <!ATTLIST');
    const element = from.name('The name of an element');
    const known = this.doctype.attributes.get(element) ?? new Map<string, XmlAttributeType>();
    for (;;) {
      const spaced = from.space();
      if (from.take('>')) break;
      if (!spaced) throw from.fail('A space or > is expected here');
      const name = from.name('The name of an attribute');
      from.expectSpace('after the name of an attribute');
      const type = readAttributeType(from);
      from.expectSpace('after the type of an attribute');
      let fallback: XmlAttributeType['fallback'];
      if (!from.take('#REQUIRED') && !from.take('#IMPLIED')) {
        if (from.take('#FIXED')) from.expectSpace('after #FIXED');
        const { text, at } = from.quoted('The value of an attribute');
        fallback = { text: breaks(text), at: from.place(at) };
        this.checkFallback(text, at, from, []);
      }
      if (this.holds && !known.has(name)) known.set(name, { isToken: type !== 'CDATA', fallback });
    }
    if (known.size > 0) this.doctype.attributes.set(element, known);
  }

  /** Entities in the value of an attribute are declared before it, and bring neither markup nor another file there. */
  private checkFallback(text: string, at: number, from: XmlScanner, within: readonly string[]): void {
    const place = (offset: number) => (within.length > 0 ? at : at + offset);
    const less = text.indexOf('<');
    if (less !== -1) throw from.fail('< isn’t allowed in an attribute: write &lt;', place(less));
    for (const { 0: reference, 1: decimal, 2: hex, index } of text.matchAll(REFERENCES)) {
      if (reference === '%') continue;
      if (reference === '&') throw from.fail('A bare & must be written &amp;', place(index));
      const name = reference.slice(1, -1);
      if (decimal !== undefined || hex !== undefined) {
        if (getCharacter(decimal, hex) === undefined)
          throw from.fail(`${reference.slice(0, 20)} isn’t a character XML allows`, place(index));
      } else if (!isPredefined(name)) {
        const entity = this.doctype.entities.get(name);
        if (!entity && this.holds)
          throw from.fail(`The entity ${reference} is not defined before it is used`, place(index));
        if (entity && entity.text === undefined)
          throw from.fail(`The entity ${reference} can’t be used in an attribute`, place(index));
        if (within.includes(name)) throw from.fail(`The entity ${reference} contains itself`, place(index));
        // Each once: ten within ten within ten are soon more than can be looked at.
        if (this.checked.has(name)) continue;
        this.checkFallback(entity?.text ?? '', place(index), from, [...within, name]);
        this.checked.add(name);
      }
    }
  }

  private readParameter(from: XmlScanner, within: readonly string[]): void {
    const at = from.at - 1;
    const name = from.name('The name of an entity');
    from.expect(';', 'after the name of an entity');
    const parameter = this.parameters.get(name);
    if (within.includes(name)) throw from.fail(`The entity %${name}; contains itself`, at);
    if (parameter?.text === undefined) {
      if (parameter === undefined && !this.doctype.isPartial)
        throw from.fail(`The entity %${name}; is not defined before it is used`, at);
      this.doctype.isPartial = true;
      this.holds = false;
      return;
    }
    if (within.length >= DEEPEST_ENTITY) throw from.fail('Entities are nested too deeply to read', at);
    const inner = new XmlScanner(parameter.text, this.source, from.place(at));
    this.readDeclarations(inner, [...within, name]);
    if (!inner.ended) throw from.fail(`The entity %${name}; contains more than declarations`, at);
  }

  readDeclarations(from: XmlScanner, within: readonly string[]): void {
    for (;;) {
      from.space();
      const at = from.at;
      if (from.take('%')) this.readParameter(from, within);
      else if (from.take('<!--')) from.comment(at);
      else if (from.take('<?')) {
        if (/^xml$/i.test(from.instruction(at).name))
          throw from.fail('The XML declaration must be at the very start, in lower case', at);
      } else if (from.take('<!ENTITY')) this.readEntity(from);
      else if (from.take('<!ELEMENT')) readElement(from);
      else if (from.take('<!ATTLIST')) this.readAttributes(from);
      else if (from.take('<!NOTATION')) readNotation(from);
      else return;
    }
  }
}

/**
 * Reads a document type declaration, `<!DOCTYPE` read already. Its own declarations are checked to the letter; what lies in
 * other files is not fetched.
 */
export function readDoctype(scan: XmlScanner, source: string, start: number): XmlDoctype {
  const reader = new DoctypeReader(source);
  const { doctype } = reader;
  scan.expectSpace('after <!DOCTYPE');
  scan.name('The name of the root element');
  const spaced = scan.space();
  if (scan.sees('SYSTEM') || scan.sees('PUBLIC')) {
    if (!spaced) throw scan.fail('A space is expected here');
    externalId(scan, true);
    doctype.isPartial = true;
    scan.space();
  }
  if (scan.take('[')) {
    reader.readDeclarations(scan, []);
    if (scan.ended) throw scan.fail('This document type is not closed', start);
    scan.expect(']', 'at the end of the declarations, or one of them');
    scan.space();
  }
  if (scan.ended) throw scan.fail('This document type is not closed', start);
  scan.expect('>', 'at the end of <!DOCTYPE');
  return doctype;
}
