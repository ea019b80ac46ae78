import type { BlockTag } from './commands';

/** What a line of text can stand in. */
export const LINE = 'p, div, h1, h2, h3, h4, h5, h6, li, td, th, pre';

/** Preformatted lines as a paragraph with breaks. The library leaves their text without a block. */
export function unfoldPre(fragment: DocumentFragment): DocumentFragment {
  for (const pre of fragment.querySelectorAll('pre')) {
    const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      text.replaceWith(
        ...text.data.split('\n').flatMap((line, at) => (at > 0 ? [document.createElement('br'), line] : [line])),
      );
    const made = document.createElement('p');
    made.append(...pre.childNodes);
    pre.replaceWith(made);
  }
  return fragment;
}

/** The same lines as blocks of one kind; what holds other blocks stays. */
export function asBlocks(fragment: DocumentFragment, tag: BlockTag): DocumentFragment {
  unfoldPre(fragment);
  for (const block of fragment.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    if (block.querySelector(`${LINE}, ul, ol, table, blockquote`)) continue;
    const made = document.createElement(tag);
    for (const { name, value } of block.attributes) made.setAttribute(name, value);
    made.append(...block.childNodes);
    block.replaceWith(made);
  }
  return fragment;
}
