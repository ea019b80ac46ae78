import { breaks, characterOf, NAME, XmlScanner } from './xml-scan';

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

const PUBLIC_ID = /^[ \r\na-zA-Z0-9'()+,./:=?;!*#@$_%-]*$/;
const TYPES = ['CDATA', 'IDREFS', 'IDREF', 'ID', 'ENTITIES', 'ENTITY', 'NMTOKENS', 'NMTOKEN'];
const REFERENCES = new RegExp(`&(?:#([0-9]+)|#x([0-9a-fA-F]+)|${NAME});|[&%]`, 'gu');
const isPredefined = (name: string) => /^(?:lt|gt|amp|quot|apos)$/.test(name);
const DEEPEST_GROUP = 500;
/** As many entities may be opened within each other. */
const DEEPEST_ENTITY = 20;

/**
 * Reads a document type declaration, `<!DOCTYPE` read already. Its own declarations are checked to the letter; what lies in
 * other files is not fetched.
 */
export function readDoctype(scan: XmlScanner, source: string, start: number): XmlDoctype {
  const doctype: XmlDoctype = { entities: new Map(), attributes: new Map(), isPartial: false };
  const parameters = new Map<string, XmlEntity>();
  /** Behind a part that cannot be read, later declarations may not be the ones that hold. */
  let holds = true;

  const externalId = (from: XmlScanner, needsSystem: boolean): boolean => {
    if (from.take('SYSTEM')) {
      from.expectSpace('after SYSTEM');
      from.quoted('An address');
      return true;
    }
    if (!from.take('PUBLIC')) return false;
    from.expectSpace('after PUBLIC');
    const { text, at } = from.quoted('A public identifier');
    const bad = [...text].findIndex((character) => !PUBLIC_ID.test(character));
    if (bad !== -1) throw from.fail('This character cannot stand in a public identifier', at + bad);
    const spaced = from.space();
    if (!needsSystem && from.text[from.at] !== '"' && from.text[from.at] !== "'") return true;
    if (!spaced) throw from.fail('A space is expected before the address');
    from.quoted('An address');
    return true;
  };

  /** Characters given by number are themselves from here on; entities wait until they are used. */
  const entityText = (from: XmlScanner): string => {
    const { text, at } = from.quoted('The text of an entity');
    return breaks(text).replace(REFERENCES, (reference, decimal?: string, hex?: string, offset = 0) => {
      if (reference === '&') throw from.fail('A bare & must be written &amp;', at + offset);
      if (reference === '%') throw from.fail('% cannot stand here: write &#37;', at + offset);
      if (decimal === undefined && hex === undefined) return reference;
      const character = characterOf(decimal, hex);
      if (character === undefined) throw from.fail(`${reference.slice(0, 20)} is no character of XML`, at + offset);
      return character;
    });
  };

  const readEntity = (from: XmlScanner): void => {
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
    const known = isParameter ? parameters : doctype.entities;
    if (holds && !known.has(name)) known.set(name, entity);
  };

  const repetition = (from: XmlScanner): boolean => from.take('?') || from.take('*') || from.take('+');
  /** `(a, b)` or `(a | b)`, its bracket read already. */
  const readGroup = (from: XmlScanner, depth: number): void => {
    if (depth > DEEPEST_GROUP) throw from.fail('The groups of this element are nested too deeply to be read');
    let separator = '';
    for (;;) {
      from.space();
      if (from.take('(')) readGroup(from, depth + 1);
      else from.name('The name of an element or a group');
      repetition(from);
      from.space();
      if (from.take(')')) return;
      const next = from.text[from.at] ?? '';
      if ((next !== ',' && next !== '|') || (separator && next !== separator))
        throw from.fail(`${separator || ', or |'} or ) is expected here`);
      separator = next;
      from.at++;
    }
  };

  const readElement = (from: XmlScanner): void => {
    from.expectSpace('after <!ELEMENT');
    from.name('The name of an element');
    from.expectSpace('after the name of an element');
    if (from.take('(')) {
      from.space();
      if (from.take('#PCDATA')) {
        let named = false;
        for (from.space(); from.take('|'); from.space()) {
          from.space();
          from.name('The name of an element');
          named = true;
        }
        from.expect(')', 'at the end of this group');
        if (!from.take('*') && named) throw from.fail('* is expected after a group that mixes text and elements');
      } else {
        readGroup(from, 1);
        repetition(from);
      }
    } else if (!from.take('EMPTY') && !from.take('ANY')) throw from.fail('EMPTY, ANY or a group is expected here');
    from.space();
    from.expect('>', 'at the end of <!ELEMENT');
  };

  /** `(a | b)`, its bracket read already. */
  const readChoices = (from: XmlScanner, take: () => void): void => {
    do {
      from.space();
      take();
      from.space();
    } while (from.take('|'));
    from.expect(')', 'at the end of this group');
  };

  const readAttributeType = (from: XmlScanner): string => {
    if (from.take('(')) {
      readChoices(from, () => from.token('A value'));
      return '(';
    }
    if (from.take('NOTATION')) {
      from.expectSpace('after NOTATION');
      from.expect('(', 'after NOTATION');
      readChoices(from, () => from.name('The name of a notation'));
      return '(';
    }
    const type = TYPES.find((word) => from.take(word));
    if (type === undefined) throw from.fail('The type of an attribute is expected here');
    return type;
  };

  const readAttributes = (from: XmlScanner): void => {
    from.expectSpace('after <!ATTLIST');
    const element = from.name('The name of an element');
    const known = doctype.attributes.get(element) ?? new Map<string, XmlAttributeType>();
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
        checkFallback(text, at, from, []);
      }
      if (holds && !known.has(name)) known.set(name, { isToken: type !== 'CDATA', fallback });
    }
    if (known.size > 0) doctype.attributes.set(element, known);
  };

  const checked = new Set<string>();
  /** Entities in the value of an attribute are declared before it, and bring neither markup nor another file there. */
  const checkFallback = (text: string, at: number, from: XmlScanner, within: readonly string[]): void => {
    const place = (offset: number) => (within.length > 0 ? at : at + offset);
    const less = text.indexOf('<');
    if (less !== -1) throw from.fail('< cannot stand in an attribute: write &lt;', place(less));
    for (const { 0: reference, 1: decimal, 2: hex, index } of text.matchAll(REFERENCES)) {
      if (reference === '%') continue;
      if (reference === '&') throw from.fail('A bare & must be written &amp;', place(index));
      const name = reference.slice(1, -1);
      if (decimal !== undefined || hex !== undefined) {
        if (characterOf(decimal, hex) === undefined)
          throw from.fail(`${reference.slice(0, 20)} is no character of XML`, place(index));
      } else if (!isPredefined(name)) {
        const entity = doctype.entities.get(name);
        if (!entity && holds) throw from.fail(`The entity ${reference} is not defined before it is used`, place(index));
        if (entity && entity.text === undefined)
          throw from.fail(`The entity ${reference} cannot stand in an attribute`, place(index));
        if (within.includes(name)) throw from.fail(`The entity ${reference} contains itself`, place(index));
        // Each once: ten within ten within ten are soon more than can be looked at.
        if (checked.has(name)) continue;
        checkFallback(entity?.text ?? '', place(index), from, [...within, name]);
        checked.add(name);
      }
    }
  };

  const readNotation = (from: XmlScanner): void => {
    from.expectSpace('after <!NOTATION');
    from.name('The name of a notation');
    from.expectSpace('after the name of a notation');
    if (!externalId(from, false)) throw from.fail('SYSTEM or PUBLIC is expected here');
    from.space();
    from.expect('>', 'at the end of <!NOTATION');
  };

  const readParameter = (from: XmlScanner, within: readonly string[]): void => {
    const at = from.at - 1;
    const name = from.name('The name of an entity');
    from.expect(';', 'after the name of an entity');
    const parameter = parameters.get(name);
    if (within.includes(name)) throw from.fail(`The entity %${name}; contains itself`, at);
    if (parameter?.text === undefined) {
      if (parameter === undefined && !doctype.isPartial)
        throw from.fail(`The entity %${name}; is not defined before it is used`, at);
      doctype.isPartial = true;
      holds = false;
      return;
    }
    if (within.length >= DEEPEST_ENTITY) throw from.fail('Entities are nested too deeply to be read', at);
    const inner = new XmlScanner(parameter.text, source, from.place(at));
    readDeclarations(inner, [...within, name]);
    if (!inner.ended) throw from.fail(`The entity %${name}; holds more than declarations`, at);
  };

  const readDeclarations = (from: XmlScanner, within: readonly string[]): void => {
    for (;;) {
      from.space();
      const at = from.at;
      if (from.take('%')) readParameter(from, within);
      else if (from.take('<!--')) from.comment(at);
      else if (from.take('<?')) {
        if (/^xml$/i.test(from.instruction(at).name))
          throw from.fail('The XML declaration stands at the very start, in lower case', at);
      } else if (from.take('<!ENTITY')) readEntity(from);
      else if (from.take('<!ELEMENT')) readElement(from);
      else if (from.take('<!ATTLIST')) readAttributes(from);
      else if (from.take('<!NOTATION')) readNotation(from);
      else return;
    }
  };

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
    readDeclarations(scan, []);
    if (scan.ended) throw scan.fail('This document type is not closed', start);
    scan.expect(']', 'at the end of the declarations, or one of them');
    scan.space();
  }
  if (scan.ended) throw scan.fail('This document type is not closed', start);
  scan.expect('>', 'at the end of <!DOCTYPE');
  return doctype;
}
