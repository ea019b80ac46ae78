import type { BlockTag } from './commands';

type Sign = BlockTag | 'bullets' | 'numbers' | 'quote' | 'pre';

const BLANK = /\u200b/g;

function textBefore(line: Element, { endContainer, endOffset }: Range): Range {
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(endContainer, endOffset);
  return before;
}

/** What the signs at the start of a line make of it, as in Markdown; a line that is something already stays that. */
export function readSign(line: Element, cursor: Range): Sign | undefined {
  if (!/^(?:P|DIV|H[1-6])$/.test(line.tagName)) return undefined;
  const text = textBefore(line, cursor).toString().replace(BLANK, '');
  const found = /^(?:(#{1,6})|([-*+])|(1[.)])|(>))[ \u00a0]$|^(```)$/.exec(text);
  if (!found) return undefined;
  const [, heading, bullet, number, quote] = found;
  if (heading) return `h${heading.length}` as BlockTag;
  if (line.tagName.startsWith('H')) return undefined;
  return bullet ? 'bullets' : number ? 'numbers' : quote ? 'quote' : 'pre';
}

/** Takes away what stands before the cursor in its line. */
export function removeBefore(line: Element, cursor: Range): void {
  textBefore(line, cursor).deleteContents();
  if (line.textContent.replace(BLANK, '') === '') line.replaceChildren(document.createElement('br'));
}
