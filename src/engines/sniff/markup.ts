import { once } from './once';

const HTML_NAMES = new Set(
  (
    'a abbr address area article aside audio b base blockquote body br button canvas caption center cite code col ' +
    'colgroup dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 ' +
    'h6 head header hr html i iframe img input ins kbd label legend li link main map mark meta nav noscript object ol ' +
    'optgroup option p picture pre q s samp script section select small source span strong style sub summary sup table ' +
    'tbody td template textarea tfoot th thead time title tr track u ul var video wbr'
  ).split(' '),
);

const TAG = /<(\/?)([A-Za-z][\w:.-]{0,60})((?:\s[^<>]{0,4000})?)(\/?)>/g;

export interface SniffedMarkup {
  readonly form: 'html' | 'xml' | 'svg';
  /** "HTML page", "XML, root <feed>". */
  readonly what: string;
}

/** Whether a text is marked up, and how. One that only mentions a tag is not. */
export const sniffMarkup = once((text, isCut): SniffedMarkup | undefined => {
  if (!text.startsWith('<') || text.startsWith('<?php')) return undefined;
  if (/^(?:<!--[\s\S]{0,2000}?-->\s*)?<!doctype\s+html/i.test(text) || /^<html[\s>]/i.test(text))
    return { form: 'html', what: 'HTML page' };
  let root: string | undefined;
  let opened = 0;
  let closed = 0;
  let html = 0;
  for (const [, end, name = '', , own] of text.matchAll(TAG)) {
    if (!end) root ??= name;
    if (end || own) closed++;
    else opened++;
    if (HTML_NAMES.has(name.toLowerCase())) html++;
  }
  const isDeclared = /^<\?xml\b/i.test(text);
  if (!root) return isDeclared ? { form: 'xml', what: 'XML' } : undefined;
  if (/^svg$/i.test(root)) return { form: 'svg', what: 'SVG picture' };
  if (isDeclared || (!HTML_NAMES.has(root.toLowerCase()) && closed > 0 && (isCut || closesWith(text, root))))
    return { form: 'xml', what: `XML, root <${root}>` };
  const isVoid = /^(?:img|br|hr|input|link|meta|source|iframe)$/i.test(root);
  if (html > 0 && HTML_NAMES.has(root.toLowerCase()) && (closed > 0 || isVoid || opened > 1))
    return { form: 'html', what: `HTML, ${opened + closed} tag${opened + closed === 1 ? '' : 's'}` };
  return undefined;
});

function closesWith(text: string, root: string): boolean {
  const end = text.slice(-(root.length + 40)).replace(/\s+/g, '');
  return end.endsWith(`</${root}>`) || (end.endsWith('/>') && text.indexOf('<', 1) === -1);
}
