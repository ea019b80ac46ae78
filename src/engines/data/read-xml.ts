import type { Data, Read, TableData } from './value';
import { parseXml, type XmlElement, type XmlNode } from './xml';

export interface XmlReading {
  /** Numbers, true and false become what they look like, instead of strings. */
  types: boolean;
  /** Elements of different names that alternate are listed in their order, instead of grouped by name. */
  order: boolean;
  comments: boolean;
  trim: boolean;
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/**
 * XML as tables: attributes as `@name`, text as `#text`, CDATA as `#cdata`, repeated elements as a list. Where text and
 * elements alternate, `#content` lists both in their order.
 */
export function readXml(source: string, { types, order, comments, trim }: XmlReading): Read {
  const { nodes, doctype } = parseXml(source);
  let commentsLost = false;
  const regrouped = new Set<string>();

  const scalar = (value: string, at: number): Data => {
    if (types && (value === 'true' || value === 'false')) return { kind: 'boolean', value: value === 'true', at };
    if (types && NUMBER.test(value)) return { kind: 'number', text: value, at };
    return { kind: 'string', value, at };
  };
  const text = (value: string): string => (trim ? value.trim() : value);
  const getKey = (node: XmlNode): string =>
    node.kind === 'element' ? node.name : node.kind === 'instruction' ? `?${node.name}` : `#${node.kind}`;
  const getData = (node: XmlNode): Data =>
    node.kind === 'element'
      ? element(node)
      : node.kind === 'text'
        ? scalar(text(node.text), node.at)
        : { kind: 'string', value: node.text, at: node.at };

  const kept = (children: readonly XmlNode[], preserve: boolean): XmlNode[] => {
    const shown = children.filter((node) => {
      if (node.kind !== 'comment' || comments) return true;
      commentsLost = true;
      return false;
    });
    // A comment taken out leaves one text where there were two.
    const joined: XmlNode[] = [];
    for (const node of shown) {
      const before = joined.at(-1);
      if (node.kind === 'text' && before?.kind === 'text')
        joined[joined.length - 1] = { ...before, text: before.text + node.text };
      else joined.push(node);
    }
    const isBlank = (node: XmlNode) => node.kind === 'text' && /^[ \t\r\n]*$/.test(node.text);
    const mixed = preserve || joined.some((node) => node.kind === 'text' && !isBlank(node));
    return mixed || (joined.length === 1 && !trim) ? joined : joined.filter((node) => !isBlank(node));
  };

  /** Children under their names; where that would lose the order that matters, as a list. */
  const group = (entries: Map<string, Data>, children: readonly XmlNode[], at: number, name: string): void => {
    const runs: string[] = [];
    for (const node of children) if (runs.at(-1) !== getKey(node)) runs.push(getKey(node));
    const alternate = new Set(runs).size < runs.length;
    const hasText = runs.includes('#text') || runs.includes('#cdata');
    if (alternate && (hasText || order)) {
      const items = children.map((node): Data => {
        // Between elements white space parts words, and a figure is a word of a sentence.
        if (node.kind === 'text') return { kind: 'string', value: node.text, at: node.at };
        const value = getData(node);
        return { kind: 'table', entries: new Map([[getKey(node), value]]), at: node.at };
      });
      entries.set('#content', { kind: 'list', items, at });
      return;
    }
    if (alternate) regrouped.add(name);
    for (const node of children) {
      const key = getKey(node);
      const value = getData(node);
      const before = entries.get(key);
      if (before === undefined) entries.set(key, value);
      else if (before.kind === 'list') before.items.push(value);
      else entries.set(key, { kind: 'list', items: [before, value], at: before.at });
    }
  };

  const element = ({ name, attributes, children, at }: XmlElement): Data => {
    const inside = kept(children, attributes.get('xml:space') === 'preserve');
    const [only] = inside;
    if (attributes.size === 0 && inside.length === 0) return { kind: 'string', value: '', at };
    if (attributes.size === 0 && inside.length === 1 && only!.kind === 'text') return getData(only!);
    const entries = new Map<string, Data>();
    for (const [attribute, value] of attributes) entries.set(`@${attribute}`, scalar(value, at));
    group(entries, inside, at, name);
    return { kind: 'table', entries, at };
  };

  const data: TableData = { kind: 'table', entries: new Map(), at: 0 };
  group(data.entries, kept(nodes, false), 0, '');
  const notes: string[] = [];
  if (commentsLost) notes.push('Comments are left out.');
  if (doctype) notes.push('The document type is left out; its entities are expanded.');
  if (doctype?.hasAdded) notes.push('Default attributes from the document type were added.');
  if (doctype?.isPartial) notes.push('Parts of the document type are in other files, which aren’t read.');
  regrouped.delete('');
  if (regrouped.size > 0)
    notes.push(
      `Children were grouped by name, so their order among each other is lost, in: ${[...regrouped].slice(0, 10).join(', ')}. Keep Order keeps it.`,
    );
  return { source, data, notes };
}
