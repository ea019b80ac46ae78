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

/** XML by the same names the reader gives: `@name`, `#text`, `#cdata`, `#comment`, `#content`, `?name`. */
export function writeXml(data: Data, source: string, { indent, declaration, root }: XmlLayout): Written {
  const path: Step[] = [];
  const out: string[] = [];
  const notes: string[] = [];
  const empty: string[] = [];
  const fail = (message: string, value: Data) => fault(source, `${message}: ${pathText(path)}`, value.at);

  const textOf = (value: Data): string => {
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
    if (text === undefined) throw fail('Text is expected here, not a list or an object', value);
    if (!isXmlText(text)) throw fail('This text holds a character that XML cannot hold', value);
    return text;
  };
  const nameOf = (name: string, value: Data): string => {
    if (!isXmlName(name)) throw fail(`${quoted(name)} cannot be the name of an element or attribute`, value);
    return name;
  };

  /** A list in a list has no name of its own. */
  const nameless = new Set<Data>();
  const named = (list: ListData): TableData => {
    nameless.add(list);
    return { kind: 'table', entries: new Map([['item', list]]), at: list.at };
  };

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

  const part = (key: string, value: Data, line: string): void => {
    if (key === '#text') {
      out.push(escapeText(textOf(value)));
      return;
    }
    if (key === '#content') {
      if (value.kind !== 'list') throw fail('#content is a list of texts and elements', value);
      value.items.forEach((item, index) => {
        path.push(index);
        if (item.kind === 'table') parts(item, line);
        else out.push(escapeText(textOf(item)));
        path.pop();
      });
      return;
    }
    if (value.kind === 'list') {
      if (value.items.length === 0) empty.push(pathText(nameless.has(value) ? path.slice(0, -1) : path));
      value.items.forEach((item, index) => {
        path.push(index);
        if (item.kind === 'list' && !key.startsWith('#')) element(key, named(item), line);
        else part(key, item, line);
        path.pop();
      });
      return;
    }
    if (key === '#cdata') out.push(`<![CDATA[${textOf(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`);
    else if (key === '#comment') {
      const text = textOf(value);
      if (/--|-$/.test(text)) throw fail('-- cannot stand in a comment', value);
      out.push(`${line}<!--${text}-->`);
    } else if (key.startsWith('?')) {
      const text = textOf(value);
      if (text.includes('?>') || key.toLowerCase() === '?xml') throw fail('This cannot be an instruction', value);
      out.push(`${line}<?${nameOf(key.slice(1), value)}${text && ` ${text}`}?>`);
    } else element(key, value, line);
  };
  const parts = (table: TableData, line: string): void => {
    for (const [key, value] of table.entries) {
      if (key.startsWith('@')) continue;
      path.push(key);
      part(key, value, line);
      path.pop();
    }
  };

  const element = (key: string, value: Data, line: string): void => {
    const name = nameOf(key, value);
    out.push(`${line}<${name}`);
    if (value.kind !== 'table') {
      const text = escapeText(textOf(value));
      out.push(text === '' ? '/>' : `>${text}</${name}>`);
      return;
    }
    for (const [attribute, one] of value.entries) {
      if (!attribute.startsWith('@')) continue;
      path.push(attribute);
      out.push(` ${nameOf(attribute.slice(1), one)}="${escapeAttribute(textOf(one))}"`);
      path.pop();
    }
    const before = out.length;
    const inner = line === '' || isMixed(value) ? '' : line + indent;
    out.push('>');
    parts(value, inner);
    if (out.length === before + 1) out[before] = '/>';
    else out.push(inner === '' ? '' : line, `</${name}>`);
  };

  const isElement = ([key]: readonly [string, Data]) => !/^[#?@]/.test(key);
  const elements = data.kind === 'table' ? [...data.entries].filter(isElement) : [];
  const others = data.kind === 'table' ? [...data.entries.keys()].filter((key) => !isElement([key, data])) : [];
  const single =
    elements.length === 1 &&
    elements[0]![1].kind !== 'list' &&
    others.every((key) => key === '#comment' || key.startsWith('?'));
  const line = indent === '' ? '' : '\n';
  // A document with comments around its root lists all of them.
  const listed = data.kind === 'table' && data.entries.size === 1 ? data.entries.get('#content') : undefined;
  const names =
    listed?.kind === 'list'
      ? listed.items.flatMap((item) => (item.kind === 'table' ? [...item.entries.keys()] : ['#text']))
      : [];
  if (
    single ||
    (names.filter((key) => !/^[#?@]/.test(key)).length === 1 &&
      names.every((key) => key !== '#text' && key !== '#cdata'))
  )
    parts(data as TableData, line);
  else {
    if (!isXmlName(root)) throw fault(source, `Root Element must be a name, and ${quoted(root)} is none`, 0);
    notes.push(`Put into <${root}>: XML has one root element.`);
    element(root, data.kind === 'list' ? named(data) : data, line);
  }
  if (empty.length > 0)
    notes.push(
      `Empty lists left out, since XML has no way to write them: ${empty.slice(0, 10).join(', ')}${empty.length > 10 ? ', …' : ''}`,
    );
  const text = out.join('');
  const head = declaration ? `<?xml version="1.0" encoding="UTF-8"?>${line}` : '';
  return { text: head + (line && text.startsWith(line) ? text.slice(line.length) : text), notes };
}
