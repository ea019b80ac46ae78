import type { CST, Document, ParsedNode } from 'yaml';
import { COMMENTS_LOST } from './read-json';
import { type Data, DEEPEST, duplicateKey, fault, plainNumber, quoted, type Read, readDate, tooDeep } from './value';

/** What aliases may add, in characters: far more than anyone writes by hand, far less than fills the memory. */
const MOST_EXPANDED = 20_000_000;

/** The library calls itself several times for every level, and overflows the stack at twice this depth. */
const DEEPEST_WRITTEN = 400;

const INTEGER = /^[-+]?\d+$/;
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const BASED = /^0(?:o[0-7]+|x[\da-fA-F]+)$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const NAN = /^\.(?:nan|NaN|NAN)$/;
const NULL = /^(?:~|null|Null|NULL|)$/;
const TRUE = /^(?:true|True|TRUE)$/;
const FALSE = /^(?:false|False|FALSE)$/;

type Node = ParsedNode | null;
interface Anchored {
  data: Data;
  size: number;
  height: number;
}

/** A second `...` ends nothing, and what has only white space before it is no document. */
const isNothing = (token: CST.Token) =>
  token.type === 'document' &&
  token.value === undefined &&
  token.start.every(({ type }) => type === 'space' || type === 'newline' || type === 'comment');

/** What the library lets pass: directives that no document follows, and a second one where one is allowed. */
function checkDirectives(source: string, tokens: readonly CST.Token[]): void {
  const given = new Map<string, number>();
  for (const token of tokens) {
    if (token.type === 'document' && !isNothing(token)) given.clear();
    if (token.type !== 'directive') continue;
    const [name = '', handle = ''] = token.source.split(/\s+/);
    const once = name === '%TAG' ? `${name} ${handle}` : name;
    if (given.has(once) && /^%(?:YAML|TAG)$/.test(name))
      throw fault(source, `${once} stands twice before one document`, token.offset);
    given.set(once, token.offset);
  }
  const [last] = given.values();
  if (last !== undefined) throw fault(source, 'No document follows this directive: --- is missing', last);
}

/** YAML 1.2, core schema, with merge keys and timestamps. Several documents become a list. */
export async function readYaml(source: string): Promise<Read> {
  const { Composer, isAlias, isMap, isScalar, isSeq, Lexer, Parser } = await import('yaml');

  const parser = new Parser();
  const all: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(source)) {
    for (const token of parser.next(lexeme)) all.push(token);
    // Checked here, before anything that calls itself for every level.
    if (parser.stack.length > DEEPEST_WRITTEN) throw tooDeep(source, parser.offset, DEEPEST_WRITTEN);
  }
  for (const token of parser.end()) all.push(token);
  checkDirectives(source, all);
  const tokens = all.filter((token, at) => !isNothing(token) && !(token.type === 'doc-end' && isNothing(all[at - 1]!)));

  const documents: Document.Parsed[] = [];
  // Every plain scalar stays the text it is: numbers keep their digits, and what is a duplicate is said by us.
  // Nor is a tag acted on: bytes, ordered mappings and pairs come as they are written, and a note names the tag.
  const composer = new Composer({
    schema: 'failsafe',
    resolveKnownTags: false,
    uniqueKeys: false,
    merge: false,
    logLevel: 'silent',
  });
  for (const document of composer.compose(tokens)) {
    const [error] = document.errors;
    if (error)
      throw fault(source, error.message.replace(/(["'])quote/, 'quote $1'), Math.min(error.pos[0], source.length));
    documents.push(document as Document.Parsed);
  }

  let comments = tokens.some(({ type }) => type === 'comment');
  let expanded = 0;
  let size = 0;
  let deepest = 0;
  const tags = new Set<string>();
  const octals = new Set<string>();
  const seenKeys = new Set<string>();
  let anchors = new Map<string, Anchored | undefined>();

  const startOf = (node: Node): number => node?.range?.[0] ?? 0;

  const convert = (node: Node, depth: number): Data => {
    deepest = Math.max(deepest, depth);
    if (depth > DEEPEST) throw tooDeep(source, startOf(node));
    if (node === null) return { kind: 'null', at: 0 };
    if (node.comment || node.commentBefore) comments = true;
    if (isAlias(node)) return expand(node.source, startOf(node), depth);
    const { anchor } = node;
    if (!anchor) return convertOwn(node, depth);
    const before = { size, deepest };
    deepest = depth;
    anchors.set(anchor, undefined);
    const data = convertOwn(node, depth);
    anchors.set(anchor, { data, size: size - before.size, height: deepest - depth });
    deepest = Math.max(before.deepest, deepest);
    return data;
  };

  const expand = (name: string, at: number, depth: number): Data => {
    if (!anchors.has(name)) throw fault(source, `No anchor &${name} stands before this alias`, at);
    const anchored = anchors.get(name);
    if (!anchored) throw fault(source, `The alias *${name} stands inside what it refers to`, at);
    if (depth + anchored.height > DEEPEST) throw tooDeep(source, at);
    deepest = Math.max(deepest, depth + anchored.height);
    size += anchored.size;
    expanded += anchored.size;
    if (expanded > MOST_EXPANDED) throw fault(source, 'The aliases expand to more than 20 million characters', at);
    return anchored.data;
  };

  /** The library takes `key: [a]: c` for two pairs, the second without a key. */
  const refuseStray = (key: Node, map: ParsedNode, isFirst: boolean) => {
    let at = startOf(key);
    if (key?.range && at < key.range[1]) return;
    while (source[at] === ' ') at++;
    const before = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
    const start = startOf(map);
    const indent = start - source.lastIndexOf('\n', start - 1) - 1;
    const isShifted = !isFirst && /^ *$/.test(before) && before.length !== indent;
    if (isShifted || !/^\s*(?:(?:[-?:]|---|[&!]\S*)(?:\s+|$))*$/.test(before))
      throw fault(source, 'This colon has no key before it: no mapping can begin behind a value', at);
  };

  const convertOwn = (
    node: Exclude<ParsedNode, { source: string; anchor?: undefined }> | ParsedNode,
    depth: number,
  ): Data => {
    const at = startOf(node);
    size += 8;
    const tag = node.tag?.startsWith('tag:yaml.org,2002:') ? node.tag.slice(18) : undefined;
    if (node.tag && (!tag || /^(?:binary|set|omap|pairs)$/.test(tag))) tags.add(tag ? `!!${tag}` : node.tag);
    if (isScalar(node)) {
      const value = String(node.value ?? '');
      size += value.length;
      return scalar(value, node.type === 'PLAIN', tag, node.tag !== undefined && !tag, at);
    }
    if (isSeq(node)) {
      return { kind: 'list', items: node.items.map((item) => convert(item as Node, depth + 1)), at };
    }
    if (!isMap(node)) throw fault(source, 'This cannot be read', at);
    const own = new Map<string, number>();
    const pairs = node.items.map(({ key, value }, index) => {
      const keyNode = key as Node;
      if (!node.flow) refuseStray(keyNode, node, index === 0);
      if (isScalar(keyNode) && keyNode.type === 'PLAIN' && keyNode.value === '<<' && !keyNode.tag)
        return { merged: convert(value as Node, depth + 1), at: startOf(keyNode) };
      const name = keyText(convert(keyNode, depth + 1), startOf(keyNode));
      const first = own.get(name);
      if (first !== undefined) throw duplicateKey(source, name, startOf(keyNode), first);
      own.set(name, startOf(keyNode));
      return { name, value: convert(value as Node, depth + 1), at };
    });
    const entries = new Map<string, Data>();
    for (const pair of pairs) {
      if ('name' in pair) entries.set(pair.name!, pair.value!);
      else
        for (const table of pair.merged.kind === 'list' ? pair.merged.items : [pair.merged]) {
          if (table.kind !== 'table')
            throw fault(source, 'A merge key << takes a mapping or a list of mappings', pair.at);
          for (const [name, value] of table.entries) if (!own.has(name) && !entries.has(name)) entries.set(name, value);
        }
    }
    return { kind: 'table', entries, at };
  };

  const scalar = (value: string, plain: boolean, tag: string | undefined, custom: boolean, at: number): Data => {
    if (
      tag === 'str' ||
      tag === 'binary' ||
      custom ||
      (!plain && !/^(?:int|float|bool|null|timestamp)$/.test(tag ?? ''))
    )
      return { kind: 'string', value, at };
    const wrong = () => fault(source, `${quoted(value)} is no ${tag}`, at);
    if (NULL.test(value) && (!tag || tag === 'null')) return { kind: 'null', at };
    if (TRUE.test(value) || FALSE.test(value)) return { kind: 'boolean', value: TRUE.test(value), at };
    if (INTEGER.test(value) || FLOAT.test(value)) {
      if (/^[-+]?0\d+$/.test(value)) octals.add(value);
      const text = plainNumber(value);
      return { kind: 'number', text: tag === 'float' && /^-?\d+$/.test(text) ? `${text}.0` : text, at };
    }
    if (BASED.test(value)) return { kind: 'number', text: BigInt(value).toString(), at };
    if (INFINITE.test(value)) return { kind: 'number', text: value.startsWith('-') ? '-inf' : 'inf', at };
    if (NAN.test(value)) return { kind: 'number', text: 'nan', at };
    const date = readDate(value, at);
    if (date && date.form !== 'time') return date;
    if (tag && /^(?:int|float|bool|null|timestamp)$/.test(tag)) throw wrong();
    return { kind: 'string', value, at };
  };

  const keyText = (key: Data, at: number): string => {
    switch (key.kind) {
      case 'string':
        return key.value;
      case 'date':
        return key.given;
      case 'list':
      case 'table':
        throw fault(source, 'A list or mapping as a key has no place in the result', at);
      default: {
        const text = key.kind === 'number' ? key.text : key.kind === 'null' ? 'null' : String(key.value);
        seenKeys.add(text);
        return text;
      }
    }
  };

  const items = documents.map((document) => {
    anchors = new Map();
    if (document.comment || document.commentBefore) comments = true;
    return convert(document.contents as Node, documents.length > 1 ? 1 : 0);
  });
  const notes: string[] = [];
  const several = items.length > 1 ? { note: `${items.length} documents became a list.` } : undefined;
  if (several) notes.push(several.note);
  if (comments) notes.push(COMMENTS_LOST);
  if (tags.size > 0) notes.push(`Tags left out: ${[...tags].slice(0, 10).join(', ')}`);
  if (seenKeys.size > 0) notes.push(`Keys made strings: ${[...seenKeys].slice(0, 10).map(quoted).join(', ')}`);
  if (octals.size > 0)
    notes.push(
      `Read as decimal, as YAML 1.2 has it: ${[...octals].slice(0, 10).join(', ')}. Older parsers take a leading 0 as octal.`,
    );
  if (documents.some(({ directives }) => directives?.yaml.explicit && directives.yaml.version === '1.1'))
    notes.push('The text asks for YAML 1.1 but was read as YAML 1.2: yes, no, on and off are strings.');
  const data: Data =
    items.length === 1 ? items[0]! : items.length > 1 ? { kind: 'list', items, at: 0 } : { kind: 'null', at: 0 };
  return { source, data, ...(several && { several }), notes };
}
