import { type ChildNode, type Element, isElement, isHtml, isText, type ParentNode, readPage } from './read';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Nothing in these is shown as text. */
const UNSEEN = names(
  'area audio base canvas datalist embed frameset head iframe img input link map math meta meter noembed noframes noscript object param progress rp script select source style template textarea title track video',
);
/** What has a line to itself. */
const BLOCKS = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td text tfoot th thead tr ul xmp',
);
const AS_WRITTEN = names('pre listing plaintext xmp');
const CELLS = names('td th');
/** They are laid out by the rows of their table. */
const IN_TABLES = names('tbody tfoot thead tr td th');

/** Text put together as a browser lays it out: white space counts once, and blocks stand on lines of their own. */
class Lines {
  private text = '';
  private breaks = 0;
  private space = false;
  private atStart = true;

  add(text: string, asWritten: boolean): void {
    if (asWritten) this.put(text);
    else
      for (const [, gap, word = ''] of text.matchAll(/([ \t\n\f\r]+)|([^ \t\n\f\r]+)/g)) {
        if (gap === undefined) this.put(word);
        else this.space = !this.atStart && this.breaks === 0;
      }
  }

  /** A tab or a line feed that stands whatever is around it. */
  mark(sign: string): void {
    this.space = false;
    this.put(sign);
    this.atStart = true;
  }

  /** At least so many line feeds before what comes next. */
  part(breaks: number): void {
    this.space = false;
    this.breaks = Math.max(this.breaks, breaks);
  }

  private put(text: string): void {
    if (text === '') return;
    if (this.text !== '') this.text += '\n'.repeat(this.breaks);
    this.text += (this.space ? ' ' : '') + text;
    this.breaks = 0;
    this.space = false;
    this.atStart = false;
  }

  toString(): string {
    return this.text;
  }
}

const isHidden = ({ attrs }: Element): boolean => attrs.some(({ name }) => name === 'hidden');
const later = (node: Element, wanted: ReadonlySet<string>): boolean => {
  const siblings = (node.parentNode as ParentNode).childNodes;
  return siblings.slice(siblings.indexOf(node) + 1).some((one) => isHtml(one) && wanted.has(one.tagName));
};
const ROWS = names('tr');
const BODIES = names('tbody tfoot thead');

function isLastRow(row: Element): boolean {
  const body = row.parentNode as Element;
  return !later(row, ROWS) && !(BODIES.has(body.tagName) && later(body, BODIES));
}

function write(node: ChildNode, lines: Lines, asWritten: boolean): void {
  if (isText(node)) lines.add(node.value, asWritten);
  else if (isElement(node) && !UNSEEN.has(node.tagName) && !isHidden(node)) writeElement(node, lines, asWritten);
}

function writeElement(node: Element, lines: Lines, asWritten: boolean): void {
  const { tagName } = node;
  const breaks = tagName === 'p' ? 2 : BLOCKS.has(tagName) && !IN_TABLES.has(tagName) ? 1 : 0;
  if (breaks > 0) lines.part(breaks);
  for (const child of node.childNodes) write(child, lines, asWritten || AS_WRITTEN.has(tagName));
  if (tagName === 'br') lines.mark('\n');
  if (CELLS.has(tagName) && later(node, CELLS)) lines.mark('\t');
  if (tagName === 'tr' && !isLastRow(node)) lines.mark('\n');
  if (breaks > 0) lines.part(breaks);
}

/** What one reads of a page: no tags, no scripts, no styles. */
export function htmlText(source: string): string {
  const lines = new Lines();
  for (const node of readPage(source).childNodes) write(node, lines, false);
  return lines.toString();
}
