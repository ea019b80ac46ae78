import { placeAt } from '@/engines/input-error';
import { DEEPEST, fault, quoted, tooDeep } from './value';

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
  doctype: boolean;
}

const START =
  ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const NAME = `[${START}][${START}\\-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040]*`;
const NAME_HERE = new RegExp(NAME, 'yu');
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
const SPACE = /[ \t\r\n]*/y;
const NO_CHARACTER = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const ENTITY = new RegExp(
  `<!ENTITY\\s+(%\\s+)?(${NAME})\\s+(?:"([^"]*)"|'([^']*)'|(SYSTEM|PUBLIC)\\s[^>]*)\\s*>`,
  'gu',
);
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

export const isXmlName = (text: string): boolean => WHOLE_NAME.test(text);
export const isXmlText = (text: string): boolean => !NO_CHARACTER.test(text);

/** A well-formed document, every rule of XML 1.0 that can be checked without fetching anything checked. */
export function parseXml(source: string): XmlDocument {
  const first = source.startsWith('\ufeff') ? 1 : 0;
  let at = first;
  let expanded = 0;
  let doctype = false;
  const entities = new Map<string, string | undefined>();
  const nodes: XmlNode[] = [];
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;

  const fail = (message: string, where = at) => fault(source, message, where);
  const bad = NO_CHARACTER.exec(source);
  if (bad)
    throw fail(
      `U+${bad[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')} cannot stand in XML, not even as a reference`,
      bad.index,
    );

  const skipSpace = (): boolean => {
    SPACE.lastIndex = at;
    const [space = ''] = SPACE.exec(source) ?? [];
    at += space.length;
    return space !== '';
  };
  const takeName = (what: string): string => {
    NAME_HERE.lastIndex = at;
    const [name] = NAME_HERE.exec(source) ?? [];
    if (name === undefined) throw fail(`${what} is expected here`);
    at += name.length;
    return name;
  };
  const takeUntil = (mark: string, what: string, start: number): string => {
    const end = source.indexOf(mark, at);
    if (end === -1) throw fail(`This ${what} is not closed`, start);
    const text = source.slice(at, end);
    at = end + mark.length;
    return text;
  };
  const breaks = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

  const decode = (text: string, where: number, attribute: boolean, within: readonly string[] = []): string => {
    if (!text.includes('&')) return text;
    return text.replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string, offset = 0) => {
      const place = within.length > 0 ? where : where + offset;
      if (decimal !== undefined || hex !== undefined) {
        const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
        const character = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\0';
        if (!isXmlText(character)) throw fail(`${reference.slice(0, 20)} is no character of XML`, place);
        return character;
      }
      if (name === undefined) throw fail('A bare & must be written &amp;', place);
      const known = PREDEFINED.get(name);
      if (known !== undefined) return known;
      if (!entities.has(name))
        throw fail(`The entity &${name}; is not defined; XML knows lt, gt, amp, quot and apos`, place);
      const value = entities.get(name);
      if (value === undefined) throw fail(`The entity &${name}; lies in another file, and nothing is fetched`, place);
      if (within.includes(name)) throw fail(`The entity &${name}; contains itself`, place);
      if (value.includes('<')) throw fail(`The entity &${name}; contains markup, which is not expanded`, place);
      expanded += value.length;
      if (expanded > MOST_EXPANDED || within.length > 20)
        throw fail('The entities expand to more than a million characters', place);
      return decode(attribute ? value.replace(/[\t\n\r]/g, ' ') : value, place, attribute, [...within, name]);
    });
  };

  const readDoctype = (start: number): void => {
    if (root || doctype) throw fail('A document type stands once, before the root element', start);
    doctype = true;
    let brackets = false;
    for (let quote = ''; at < source.length; at++) {
      const character = source[at]!;
      if (quote) quote = character === quote ? '' : quote;
      else if (source.startsWith('<!--', at)) at = Math.max(at, source.indexOf('-->', at));
      else if (character === '"' || character === "'") quote = character;
      else if (character === '[') brackets = true;
      else if (character === ']') brackets = false;
      else if (character === '>' && !brackets) break;
    }
    if (at >= source.length) throw fail('This document type is not closed', start);
    at++;
    for (const [, parameter, name = '', double, single] of source
      .slice(start, at)
      .replace(/<!--[\s\S]*?-->/g, '')
      .matchAll(ENTITY)) {
      const value = double ?? single;
      // References to characters count as their characters from here on; those to entities wait until they are used.
      if (!parameter && !entities.has(name))
        entities.set(
          name,
          value?.replace(/&#(?:x([0-9a-fA-F]+)|([0-9]+));/g, (whole, hex, decimal) => {
            const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
            return code === 38 || code === 60 || code > 0x10ffff ? whole : String.fromCodePoint(code);
          }),
        );
    }
  };

  const readInstruction = (start: number): void => {
    const name = takeName('The name of an instruction');
    const spaced = skipSpace();
    const text = takeUntil('?>', 'instruction', start);
    if (!spaced && text !== '') throw fail('A space is expected after the name of an instruction', start);
    if (name.toLowerCase() !== 'xml') add({ kind: 'instruction', name, text: breaks(text), at: start });
    else if (start > first || name !== 'xml')
      throw fail('The XML declaration stands at the very start, in lower case', start);
    else if (!/^version\s*=\s*(["'])1\.\d+\1/.test(text))
      throw fail('The XML declaration starts with a version, 1.0', start);
  };

  const add = (node: XmlNode): void => {
    (open.at(-1)?.children ?? nodes).push(node);
  };

  const readElement = (start: number): void => {
    const name = takeName('The name of an element');
    if (open.length === 0 && root) throw fail(`A second root element, <${name}>: a document has one`, start);
    if (open.length >= DEEPEST) throw tooDeep(source, start);
    const element: XmlElement = { kind: 'element', name, attributes: new Map(), children: [], at: start };
    const places = new Map<string, number>();
    for (;;) {
      const spaced = skipSpace();
      if (at >= source.length) throw fail(`The tag <${name}> is not closed`, start);
      if (source[at] === '>' || source.startsWith('/>', at)) break;
      const where = at;
      if (!spaced) throw fail('A space is expected before an attribute');
      const attribute = takeName('An attribute, > or />');
      const before = places.get(attribute);
      if (before !== undefined) {
        const place = placeAt(source, before);
        throw fail(`Duplicate attribute ${attribute} (first on line ${place.line}, column ${place.column})`, where);
      }
      places.set(attribute, where);
      skipSpace();
      if (source[at] !== '=') throw fail(`The attribute ${attribute} has no value`, where);
      at++;
      skipSpace();
      const quote = source[at];
      if (quote !== '"' && quote !== "'") throw fail('The value of an attribute stands in quotes');
      const valueAt = ++at;
      const raw = takeUntil(quote, 'attribute value', valueAt - 1);
      const less = raw.indexOf('<');
      if (less !== -1) throw fail('< cannot stand in an attribute: write &lt;', valueAt + less);
      element.attributes.set(attribute, decode(breaks(raw).replace(/[\t\n]/g, ' '), valueAt, true));
    }
    add(element);
    root ??= element;
    if (source[at] === '>') {
      at++;
      open.push(element);
    } else at += 2;
  };

  const readEnd = (start: number): void => {
    const name = takeName('The name of the element to close');
    skipSpace();
    if (source[at] !== '>') throw fail(`> is expected after </${name}`);
    at++;
    const element = open.pop();
    if (!element) throw fail(`</${name}> closes nothing`, start);
    if (element.name === name) return;
    const place = placeAt(source, element.at);
    throw fail(
      `</${name}> stands where <${element.name}> of line ${place.line}, column ${place.column} must be closed`,
      start,
    );
  };

  while (at < source.length) {
    const start = at;
    if (source[at] !== '<') {
      const less = source.indexOf('<', at);
      const raw = source.slice(at, less === -1 ? source.length : less);
      at += raw.length;
      if (open.length === 0) {
        const text = /[^ \t\r\n]/.exec(raw);
        if (text) throw fail(`Text outside the root element: ${quoted(raw.trim().slice(0, 20))}`, start + text.index);
        continue;
      }
      const end = raw.indexOf(']]>');
      if (end !== -1) throw fail(']]> cannot stand in text: write ]]&gt;', start + end);
      add({ kind: 'text', text: decode(breaks(raw), start, false), at: start });
    } else if (source.startsWith('<!--', at)) {
      at += 4;
      const text = takeUntil('--', 'comment', start);
      if (source[at] !== '>') throw fail('-- cannot stand inside a comment', at - 2);
      at++;
      add({ kind: 'comment', text: breaks(text), at: start });
    } else if (source.startsWith('<![CDATA[', at)) {
      at += 9;
      if (open.length === 0) throw fail('CDATA cannot stand outside the root element', start);
      add({ kind: 'cdata', text: breaks(takeUntil(']]>', 'CDATA section', start)), at: start });
    } else if (source.startsWith('<!DOCTYPE', at)) {
      at += 9;
      readDoctype(start);
    } else if (source.startsWith('<?', at)) {
      at += 2;
      readInstruction(start);
    } else if (source.startsWith('</', at)) {
      at += 2;
      readEnd(start);
    } else {
      at++;
      readElement(start);
    }
  }
  const left = open.at(-1);
  if (left) throw fail(`<${left.name}> is not closed`, left.at);
  if (!root) throw fail('There is no root element', source.length);
  return { nodes, root, doctype };
}
