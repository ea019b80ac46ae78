import { type ChildNode, isComment, isHtml, isText, type Element as Source } from '@/engines/markup/read';
import { cleanAttribute, EMPTIED, keepSafe, readStyle, TAGS, writeStyle } from './allowed';
import { readMarker } from './lists';
import type { Origin } from './origin';
import { type Item, type Piece, piece } from './tree';

export interface ConvertOptions {
  /** Colours, fonts, sizes, classes and ids stay. */
  keepStyles: boolean;
  origin: Origin;
}

/** Newer or plainer names for the same. */
const RENAMED: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  strike: 's',
  tt: 'code',
  acronym: 'abbr',
  font: 'span',
  dir: 'ul',
  menu: 'ul',
  listing: 'pre',
  xmp: 'pre',
  plaintext: 'pre',
};
/** Boxes that a document does without; what they hold stays on lines of its own. */
const BOXES = new Set([
  'center',
  'details',
  'dialog',
  'fieldset',
  'form',
  'hgroup',
  'legend',
  'main',
  'nav',
  'optgroup',
  'option',
  'search',
  'summary',
]);
/** Gone without a word: they say nothing about what is seen. */
const UNSAID = new Set(['meta', 'title', 'base', 'source', 'html', 'body', 'head', 'picture', 'nobr', 'span', 'font']);

/** What is said of letters by an element or a style; each once, however often it is said. */
const MARKS = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const;
type Mark = (typeof MARKS)[number];

interface Inside {
  marks: ReadonlySet<string>;
  link: boolean;
}

const attribute = (node: Source, name: string): string => node.attrs.find((one) => one.name === name)?.value ?? '';

function textIn(node: ChildNode): string {
  if (isText(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
}

function find(node: Source, wanted: (one: Source) => boolean): Source | undefined {
  for (const child of node.childNodes) {
    if (!isHtml(child)) continue;
    const found = wanted(child) ? child : find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

const isMarker = (node: Source): boolean => /mso-list:\s*ignore/i.test(attribute(node, 'style'));

/** The letters' look that a style asks for. */
function getMarks(style: ReadonlyMap<string, string>, inside: Inside): Mark[] {
  const marks: Mark[] = [];
  const weight = style.get('font-weight') ?? '';
  if (/^bold/i.test(weight) || Number(weight) >= 600) marks.push('strong');
  if (/^(?:italic|oblique)/i.test(style.get('font-style') ?? '')) marks.push('em');
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  // Links are underlined anyway.
  if (/underline/i.test(line) && !inside.link) marks.push('u');
  if (/line-through/i.test(line)) marks.push('s');
  const raised = /^(sub|super)$/i.exec(style.get('vertical-align') ?? '')?.[1]?.toLowerCase();
  if (raised) marks.push(raised === 'sub' ? 'sub' : 'sup');
  return marks.filter((mark) => !inside.marks.has(mark));
}
const SAID_BY_MARKS = ['font-weight', 'font-style', 'text-decoration', 'text-decoration-line', 'vertical-align'];

/** Reads a page's elements into pieces, without anything that runs, loads by itself or only a word processor knows. */
export class Converter {
  /** What went, by name, and how often. */
  readonly removed = new Map<string, number>();

  constructor(private readonly options: ConvertOptions) {}

  private drop(what: string): void {
    this.removed.set(what, (this.removed.get(what) ?? 0) + 1);
  }

  all(nodes: readonly ChildNode[], inside: Inside = { marks: new Set(), link: false }): Item[] {
    const items: Item[] = [];
    for (const node of nodes) {
      const made = this.one(node, inside);
      if (Array.isArray(made)) for (const item of made) items.push(item);
      else if (made !== undefined) items.push(made);
    }
    return items;
  }

  private one(node: ChildNode, inside: Inside): Item | Item[] | undefined {
    if (isText(node)) return node.value;
    if (isComment(node)) {
      if (!this.options.origin && !/^(?:Start|End)Fragment$|^\[|squire/.test(node.data.trim())) this.drop('comments');
      return undefined;
    }
    if (!('tagName' in node)) return undefined;
    if (!isHtml(node) || EMPTIED.has(node.tagName)) {
      if (!UNSAID.has(node.tagName)) this.drop(`<${node.tagName}>`);
      return undefined;
    }
    return this.element(node, inside);
  }

  private element(node: Source, inside: Inside): Item | Item[] | undefined {
    const { origin, keepStyles } = this.options;
    const source = node.tagName;
    const style = readStyle(attribute(node, 'style'));
    if (origin && (isMarker(node) || /^none$/i.test(style.get('display') ?? '') || style.has('mso-hide')))
      return undefined;
    if (origin === 'word') {
      if (/comment/i.test(style.get('mso-element') ?? '') || /^MsoCommentReference$/.test(attribute(node, 'class')))
        return undefined;
      // The mark of a paragraph's end.
      if (/(?:^|\s)EOP(?:\s|$)/.test(attribute(node, 'class'))) return undefined;
      // Tabs and runs of blanks are written as hard blanks.
      if (style.has('mso-tab-count') || style.has('mso-spacerun')) return ' ';
    }

    let tag = RENAMED[source] ?? source;
    const isBox = BOXES.has(source);
    if (isBox) tag = 'div';
    if (isBox || (!TAGS.has(tag) && !UNSAID.has(source) && !source.includes(':'))) {
      if (!origin || !/[-:]/.test(source)) this.drop(`<${source}>`);
    }
    if (origin === 'word') tag = this.wordTag(node, tag);

    // The wrapper that Google Docs puts around everything, and its like: bold that is not bold.
    const undone =
      (tag === 'strong' && /^(?:normal|[1-4]00)$/.test(style.get('font-weight') ?? '')) ||
      (tag === 'em' && /^normal$/.test(style.get('font-style') ?? ''));
    const repeated = (MARKS as readonly string[]).includes(tag) && inside.marks.has(tag);
    const isInline = tag === 'span' || undone || (MARKS as readonly string[]).includes(tag) || tag === 'a';
    const link = inside.link || tag === 'a';
    const marks = isInline ? getMarks(style, { ...inside, link }) : [];
    const within: Inside = {
      marks: new Set([...inside.marks, ...marks, ...(undone ? [] : [tag])]),
      link,
    };

    let attributes = this.attributes(node, tag, style, isInline);
    if (source === 'center') attributes.set('style', 'text-align: center');
    if (source === 'font' && keepStyles) attributes = this.fontStyle(node, attributes);
    if (tag === 'img' && !attributes.has('src')) {
      if (attribute(node, 'src') !== '') this.drop('pictures that can’t be loaded');
      return undefined;
    }
    if (tag === 'a' && !attributes.has('href')) tag = 'span';

    let children: Item[] = this.all(node.childNodes, within);
    if (source === 'img' || tag === 'br' || tag === 'hr' || tag === 'wbr' || tag === 'col') children = [];
    for (const mark of marks.reverse()) children = [piece(mark, children)];
    const gone =
      (origin === 'word' && /ListContainerWrapper/.test(attribute(node, 'class'))) ||
      undone ||
      repeated ||
      !TAGS.has(tag) ||
      (tag === 'span' && attributes.size === 0) ||
      (link && inside.link && tag === 'a');
    if (gone) return children;
    const made: Piece = piece(tag, children, attributes);
    const listed = origin === 'word' ? this.wordList(node, style) : undefined;
    if (listed) made.listed = listed;
    return made;
  }

  private attributes(node: Source, tag: string, style: Map<string, string>, isInline: boolean): Map<string, string> {
    const { origin, keepStyles } = this.options;
    const kept = new Map<string, string>();
    for (const { name, value } of node.attrs) {
      if (name === 'style') continue;
      const junk =
        (name === 'class' || name === 'id') && (!keepStyles || (origin && /mso|docs-internal|apple-/i.test(value)));
      const office = origin && (name === 'lang' || (name === 'dir' && /^ltr$/i.test(value)));
      // A name in the document of a word processor leads nowhere here.
      const lost = origin && name === 'href' && value.startsWith('#');
      const clean = junk || office || lost ? undefined : cleanAttribute(tag, name, value);
      if (clean !== undefined) kept.set(name, clean);
      else if (/^on/i.test(name)) this.drop(name);
      else if ((name === 'href' || name === 'src') && tag === 'a' && !lost) this.drop('unsafe links');
      else if (!origin && name !== 'align' && name !== 'dir' && TAGS.has(tag) && value !== '') this.drop(name);
    }
    if (kept.has('target')) kept.set('rel', 'noopener');

    const align = style.get('text-align') ?? attribute(node, 'align');
    const safe = keepStyles ? keepSafe(style) : new Map<string, string>();
    if (isInline) for (const name of SAID_BY_MARKS) safe.delete(name);
    safe.delete('text-align');
    if (/^(?:center|right|end|justify)$/i.test(align) && !isInline && tag !== 'img' && tag !== 'table')
      safe.set('text-align', align.toLowerCase());
    if (safe.size > 0) kept.set('style', writeStyle(safe));
    if (
      !origin &&
      style.size > 0 &&
      [...style.keys()].some((name) => !safe.has(name) && !SAID_BY_MARKS.includes(name) && name !== 'text-align')
    )
      this.drop(keepStyles ? 'styles that aren’t allowed' : 'style');
    return kept;
  }

  private fontStyle(node: Source, attributes: Map<string, string>): Map<string, string> {
    const asked = new Map([
      ['color', attribute(node, 'color')],
      ['font-family', attribute(node, 'face')],
    ]);
    const style = writeStyle(keepSafe(new Map([...asked].filter(([, value]) => value !== ''))));
    return style ? new Map([...attributes, ['style', style]]) : attributes;
  }

  private wordTag(node: Source, tag: string): string {
    const name = attribute(node, 'class');
    if (tag !== 'p') return tag;
    if (/^MsoTitle/.test(name)) return 'h1';
    const [, level] = /^MsoHeading([1-6])/.exec(name) ?? [];
    return level ? `h${level}` : tag;
  }

  private wordList(node: Source, style: ReadonlyMap<string, string>): Piece['listed'] {
    const [, list, level] = /^(l\d+)\s+level(\d)/i.exec(style.get('mso-list') ?? '') ?? [];
    if (list !== undefined && /^(?:p|div|h[1-6])$/.test(node.tagName)) {
      const marker = find(node, isMarker);
      return { list, level: Number(level), ...readMarker(marker ? textIn(marker) : '') };
    }
    // Word for the web puts every item into a list of its own.
    const id = attribute(node, 'data-listid');
    if (node.tagName !== 'li' || id === '') return undefined;
    const ordered = node.parentNode?.nodeName === 'ol';
    return { list: id, level: Number(attribute(node, 'data-aria-level')) || 1, ordered };
  }
}
