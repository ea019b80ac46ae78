import { DEEPEST, quoted, tooDeep } from './value';
import { readDoctype, type XmlDoctype } from './xml-doctype';
import { breaks, characterOf, NAME, refuseCharacters, XmlScanner } from './xml-scan';

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

const REFERENCE = new RegExp(`&(?:#([0-9]+)|#x([0-9a-fA-F]+)|(${NAME}));|&`, 'gu');
const PREDEFINED = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** What entities may add, in characters. */
const MOST_EXPANDED = 1_000_000;
/** As many may be opened within each other. */
const DEEPEST_ENTITY = 20;

const VERSION = /^version\s*=\s*(["'])1\.\d+\1/;
const ENCODING = /\s+encoding\s*=\s*(["'])[A-Za-z][A-Za-z0-9._-]*\1/y;
const STANDALONE = /\s+standalone\s*=\s*(["'])(yes|no)\1/y;

/** A well-formed document, every rule of XML 1.0 that can be checked without fetching anything checked. */
export function parseXml(source: string): XmlDocument {
  refuseCharacters(source);
  let expanded = 0;
  let doctype: XmlDoctype | undefined;
  let standalone = false;
  let hasAdded = false;
  const nodes: XmlNode[] = [];
  let root: XmlElement | undefined;

  /** The text of an entity, to be read in its turn; `within` names those that are open. */
  const textOf = (name: string, scan: XmlScanner, at: number, within: readonly string[]): string => {
    const entity = doctype?.entities.get(name);
    if (entity === undefined)
      throw scan.fail(
        doctype?.isPartial && !standalone
          ? `The entity &${name}; is not defined here; what lies in another file is not fetched`
          : `The entity &${name}; is not defined; XML knows lt, gt, amp, quot and apos`,
        at,
      );
    if (entity.isData) throw scan.fail(`The entity &${name}; is no text`, at);
    if (entity.text === undefined)
      throw scan.fail(`The entity &${name}; lies in another file, and nothing is fetched`, at);
    if (within.includes(name)) throw scan.fail(`The entity &${name}; contains itself`, at);
    expanded += entity.text.length;
    if (expanded > MOST_EXPANDED || within.length > DEEPEST_ENTITY)
      throw scan.fail('The entities expand to more than a million characters', at);
    return entity.text;
  };

  /** Each reference of a text replaced; what an entity stands for is given to `open`. */
  const decode = (text: string, where: number, scan: XmlScanner, open: (name: string, at: number) => string): string =>
    text.replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string, offset = 0) => {
      const at = where + offset;
      if (decimal !== undefined || hex !== undefined) {
        const character = characterOf(decimal, hex);
        if (character === undefined) throw scan.fail(`${reference.slice(0, 20)} is no character of XML`, at);
        return character;
      }
      if (name === undefined) throw scan.fail('A bare & must be written &amp;', at);
      return PREDEFINED.get(name) ?? open(name, at);
    });

  /** The value of an attribute, from the text between its quotes. */
  const attributeValue = (text: string, where: number, scan: XmlScanner, within: readonly string[]): string => {
    const less = text.indexOf('<');
    if (less !== -1)
      throw scan.fail(
        within.length > 0
          ? `The entity &${within.at(-1)}; brings < into an attribute`
          : '< cannot stand in an attribute: write &lt;',
        where + less,
      );
    const spaced = text.replace(/[\t\n\r]/g, ' ');
    if (!spaced.includes('&')) return spaced;
    return decode(spaced, where, scan, (name, at) => {
      const inner = textOf(name, scan, at, within);
      return attributeValue(inner, 0, new XmlScanner(inner, source, scan.place(at)), [...within, name]);
    });
  };

  const isToken = (element: string, attribute: string): boolean =>
    doctype?.attributes.get(element)?.get(attribute)?.isToken ?? false;
  const set = ({ name, attributes }: XmlElement, attribute: string, value: string): void => {
    attributes.set(attribute, isToken(name, attribute) ? value.replace(/ +/g, ' ').replace(/^ | $/g, '') : value);
  };

  const readAttributes = (scan: XmlScanner, element: XmlElement, start: number): void => {
    const places = new Map<string, number>();
    for (;;) {
      const spaced = scan.space();
      if (scan.ended) throw scan.fail(`The tag <${element.name}> is not closed`, start);
      if (scan.sees('>') || scan.sees('/>')) break;
      const where = scan.at;
      if (!spaced) throw scan.fail('A space is expected before an attribute');
      const attribute = scan.name('An attribute, > or />');
      const before = places.get(attribute);
      if (before !== undefined)
        throw scan.fail(`Duplicate attribute ${attribute} (first on ${scan.lineAndColumn(before)})`, where);
      places.set(attribute, where);
      scan.space();
      if (!scan.take('=')) throw scan.fail(`The attribute ${attribute} has no value`, where);
      scan.space();
      const { text, at } = scan.quoted('The value of an attribute');
      set(element, attribute, attributeValue(breaks(text), at, scan, []));
    }
    for (const [attribute, { fallback }] of doctype?.attributes.get(element.name) ?? []) {
      if (!fallback || element.attributes.has(attribute)) continue;
      const given = new XmlScanner(fallback.text, source, fallback.at);
      set(element, attribute, attributeValue(fallback.text, 0, given, []));
      hasAdded = true;
    }
  };

  /**
   * What stands between tags, or at the top of the document, until the text ends. `parent` is the element around an entity
   * that is read; in there every element ends where it began.
   */
  const readContent = (
    scan: XmlScanner,
    parent: XmlElement | undefined,
    depth: number,
    within: readonly string[],
  ): void => {
    const isDocument = parent === undefined;
    const first = scan.at;
    const open: XmlElement[] = [];
    const around = () => open.at(-1) ?? parent;
    const add = (node: XmlNode): void => {
      const siblings = around()?.children ?? nodes;
      const last = siblings.at(-1);
      // What an entity stands for and what is around it are one text.
      if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
      else siblings.push(node);
    };

    const readText = (start: number): void => {
      const less = scan.text.indexOf('<', start);
      const raw = scan.text.slice(start, less === -1 ? scan.text.length : less);
      scan.at += raw.length;
      if (!around()) {
        const text = /[^ \t\r\n]/.exec(raw);
        if (text)
          throw scan.fail(`Text outside the root element: ${quoted(raw.trim().slice(0, 20))}`, start + text.index);
        return;
      }
      const end = raw.indexOf(']]>');
      if (end !== -1) throw scan.fail(']]> cannot stand in text: write ]]&gt;', start + end);
      // An entity's own line breaks were counted where it was declared.
      const text = isDocument ? breaks(raw) : raw;
      let from = 0;
      let written = '';
      decode(text, start, scan, (name, at) => {
        const inner = textOf(name, scan, at, within);
        const here = at - start;
        if (/[<&]|\]\]>/.test(inner)) {
          const before = written + decode(text.slice(from, here), start + from, scan, () => '');
          if (before) add({ kind: 'text', text: before, at: scan.place(start) });
          written = '';
          readContent(new XmlScanner(inner, source, scan.place(at)), around(), depth + open.length, [...within, name]);
        } else written += decode(text.slice(from, here), start + from, scan, () => '') + inner;
        from = here + name.length + 2;
        return '';
      });
      const rest = written + decode(text.slice(from), start + from, scan, () => '');
      if (rest) add({ kind: 'text', text: rest, at: scan.place(start) });
    };

    const readInstruction = (start: number): void => {
      const { name, text } = scan.instruction(start);
      if (name.toLowerCase() !== 'xml') {
        add({ kind: 'instruction', name, text: breaks(text), at: scan.place(start) });
        return;
      }
      if (!isDocument || start > first || name !== 'xml')
        throw scan.fail('The XML declaration stands at the very start, in lower case', start);
      const version = VERSION.exec(text);
      if (!version) throw scan.fail('The XML declaration starts with a version, 1.0', start);
      ENCODING.lastIndex = version[0].length;
      STANDALONE.lastIndex = version[0].length + (ENCODING.exec(text)?.[0].length ?? 0);
      const end = STANDALONE.lastIndex;
      const alone = STANDALONE.exec(text);
      if (/\S/.test(text.slice(end + (alone?.[0].length ?? 0))))
        throw scan.fail(
          'The XML declaration has a version, then maybe an encoding, then maybe standalone, which is yes or no',
          start,
        );
      standalone = alone?.[2] === 'yes';
    };

    const readElement = (start: number): void => {
      const name = scan.name('The name of an element');
      if (!around() && root) throw scan.fail(`A second root element, <${name}>: a document has one`, start);
      if (depth + open.length >= DEEPEST) throw tooDeep(source, scan.place(start));
      const element: XmlElement = {
        kind: 'element',
        name,
        attributes: new Map(),
        children: [],
        at: scan.place(start),
      };
      readAttributes(scan, element, start);
      add(element);
      root ??= element;
      if (scan.take('>')) open.push(element);
      else scan.at += 2;
    };

    const readEnd = (start: number): void => {
      const name = scan.name('The name of the element to close');
      scan.space();
      if (!scan.take('>')) throw scan.fail(`> is expected after </${name}`);
      const element = open.pop();
      if (!element) throw scan.fail(`</${name}> closes nothing`, start);
      if (element.name === name) return;
      throw scan.fail(
        `</${name}> stands where <${element.name}> of ${scan.lineAndColumn(element.at)} must be closed`,
        start,
      );
    };

    while (!scan.ended) {
      const start = scan.at;
      if (!scan.sees('<')) readText(start);
      else if (scan.take('<!--')) add({ kind: 'comment', text: breaks(scan.comment(start)), at: scan.place(start) });
      else if (scan.take('<![CDATA[')) {
        if (!around()) throw scan.fail('CDATA cannot stand outside the root element', start);
        const text = scan.until(']]>', 'CDATA section', start);
        add({ kind: 'cdata', text: isDocument ? breaks(text) : text, at: scan.place(start) });
      } else if (isDocument && scan.take('<!DOCTYPE')) {
        if (root || doctype) throw scan.fail('A document type stands once, before the root element', start);
        doctype = readDoctype(scan, source, start);
      } else if (scan.take('<?')) readInstruction(start);
      else if (scan.take('</')) readEnd(start);
      else {
        scan.take('<');
        readElement(start);
      }
    }
    const left = open.at(-1);
    if (left) throw scan.fail(`<${left.name}> is not closed`, left.at);
  };

  const scan = new XmlScanner(source, source);
  if (source.startsWith('\ufeff')) scan.at = 1;
  readContent(scan, undefined, 0, []);
  if (!root) throw scan.fail('There is no root element', source.length);
  return { nodes, root, doctype: doctype && { hasAdded, isPartial: doctype.isPartial } };
}
