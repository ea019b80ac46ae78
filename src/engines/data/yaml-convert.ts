import type { Document, ParsedNode, YAMLMap } from 'yaml';
import { type Data, DEEPEST, duplicateKey, fault, plainNumber, quoted, readDate, tooDeep } from './value';

/** What aliases may add, in characters: far more than anyone writes by hand, far less than fills the memory. */
const MOST_EXPANDED = 20_000_000;

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

const findStart = (node: Node): number => node?.range?.[0] ?? 0;

/** Turns the nodes of the library, which is loaded on use and so handed over, into data. */
export class YamlConverter {
  comments = false;
  readonly tags = new Set<string>();
  /** Numbers that older parsers read as octal. */
  readonly octals = new Set<string>();
  /** Keys that were no strings. */
  readonly seenKeys = new Set<string>();
  private expanded = 0;
  private size = 0;
  private deepest = 0;
  private anchors = new Map<string, Anchored | undefined>();

  constructor(
    private readonly source: string,
    private readonly library: Pick<typeof import('yaml'), 'isAlias' | 'isMap' | 'isScalar' | 'isSeq'>,
  ) {}

  document({ comment, commentBefore, contents }: Document.Parsed, depth: number): Data {
    this.anchors = new Map();
    if (comment || commentBefore) this.comments = true;
    return this.convert(contents, depth);
  }

  private convert(node: Node, depth: number): Data {
    this.deepest = Math.max(this.deepest, depth);
    if (depth > DEEPEST) throw tooDeep(this.source, findStart(node));
    if (node === null) return { kind: 'null', at: 0 };
    if (node.comment || node.commentBefore) this.comments = true;
    if (this.library.isAlias(node)) return this.expand(node.source, findStart(node), depth);
    const { anchor } = node;
    if (!anchor) return this.convertNode(node, depth);
    const before = { size: this.size, deepest: this.deepest };
    this.deepest = depth;
    this.anchors.set(anchor, undefined);
    const data = this.convertNode(node, depth);
    this.anchors.set(anchor, { data, size: this.size - before.size, height: this.deepest - depth });
    this.deepest = Math.max(before.deepest, this.deepest);
    return data;
  }

  private expand(name: string, at: number, depth: number): Data {
    if (!this.anchors.has(name)) throw fault(this.source, `No anchor &${name} comes before this alias`, at);
    const anchored = this.anchors.get(name);
    if (!anchored) throw fault(this.source, `The alias *${name} is inside what it refers to`, at);
    if (depth + anchored.height > DEEPEST) throw tooDeep(this.source, at);
    this.deepest = Math.max(this.deepest, depth + anchored.height);
    this.size += anchored.size;
    this.expanded += anchored.size;
    if (this.expanded > MOST_EXPANDED)
      throw fault(this.source, 'The aliases expand to more than 20 million characters', at);
    return anchored.data;
  }

  /** The library takes `key: [a]: c` for two pairs, the second without a key. */
  private refuseStray(key: Node, map: ParsedNode, isFirst: boolean): void {
    let at = findStart(key);
    if (key?.range && at < key.range[1]) return;
    while (this.source[at] === ' ') at++;
    const before = this.source.slice(this.source.lastIndexOf('\n', at - 1) + 1, at);
    const start = findStart(map);
    const indent = start - this.source.lastIndexOf('\n', start - 1) - 1;
    const isShifted = !isFirst && /^ *$/.test(before) && before.length !== indent;
    if (isShifted || !/^\s*(?:(?:[-?:]|---|[&!]\S*)(?:\s+|$))*$/.test(before))
      throw fault(this.source, 'This colon has no key before it: a mapping can’t start after a value', at);
  }

  private convertNode(node: ParsedNode, depth: number): Data {
    const at = findStart(node);
    this.size += 8;
    const tag = node.tag?.startsWith('tag:yaml.org,2002:') ? node.tag.slice(18) : undefined;
    if (node.tag && (!tag || /^(?:binary|set|omap|pairs)$/.test(tag))) this.tags.add(tag ? `!!${tag}` : node.tag);
    if (this.library.isScalar(node)) {
      const value = String(node.value ?? '');
      this.size += value.length;
      return this.scalar(value, node.type === 'PLAIN', tag, node.tag !== undefined && !tag, at);
    }
    if (this.library.isSeq(node)) {
      return { kind: 'list', items: node.items.map((item) => this.convert(item as Node, depth + 1)), at };
    }
    if (!this.library.isMap(node)) throw fault(this.source, 'This cannot be read', at);
    return this.convertMap(node, depth, at);
  }

  private convertMap(node: YAMLMap.Parsed, depth: number, at: number): Data {
    const starts = new Map<string, number>();
    const pairs = node.items.map(({ key, value }, index) => {
      const keyNode = key as Node;
      if (!node.flow) this.refuseStray(keyNode, node, index === 0);
      if (this.library.isScalar(keyNode) && keyNode.type === 'PLAIN' && keyNode.value === '<<' && !keyNode.tag)
        return { merged: this.convert(value as Node, depth + 1), at: findStart(keyNode) };
      const name = this.keyText(this.convert(keyNode, depth + 1), findStart(keyNode));
      const first = starts.get(name);
      if (first !== undefined) throw duplicateKey(this.source, name, findStart(keyNode), first);
      starts.set(name, findStart(keyNode));
      return { name, value: this.convert(value as Node, depth + 1), at };
    });
    const entries = new Map<string, Data>();
    for (const pair of pairs) {
      if ('name' in pair) entries.set(pair.name!, pair.value!);
      else
        for (const table of pair.merged.kind === 'list' ? pair.merged.items : [pair.merged]) {
          if (table.kind !== 'table')
            throw fault(this.source, 'A merge key << needs a mapping or a list of mappings', pair.at);
          for (const [name, value] of table.entries)
            if (!starts.has(name) && !entries.has(name)) entries.set(name, value);
        }
    }
    return { kind: 'table', entries, at };
  }

  private scalar(value: string, plain: boolean, tag: string | undefined, custom: boolean, at: number): Data {
    if (
      tag === 'str' ||
      tag === 'binary' ||
      custom ||
      (!plain && !/^(?:int|float|bool|null|timestamp)$/.test(tag ?? ''))
    )
      return { kind: 'string', value, at };
    const wrong = () => fault(this.source, `${quoted(value)} isn’t a valid ${tag}`, at);
    if (NULL.test(value) && (!tag || tag === 'null')) return { kind: 'null', at };
    if (TRUE.test(value) || FALSE.test(value)) return { kind: 'boolean', value: TRUE.test(value), at };
    if (INTEGER.test(value) || FLOAT.test(value)) {
      if (/^[-+]?0\d+$/.test(value)) this.octals.add(value);
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
  }

  private keyText(key: Data, at: number): string {
    switch (key.kind) {
      case 'string':
        return key.value;
      case 'date':
        return key.provided;
      case 'list':
      case 'table':
        throw fault(this.source, 'A list or mapping can’t be a key in the result', at);
      default: {
        const text = key.kind === 'number' ? key.text : key.kind === 'null' ? 'null' : String(key.value);
        this.seenKeys.add(text);
        return text;
      }
    }
  }
}
