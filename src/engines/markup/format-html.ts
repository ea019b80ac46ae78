import { serialize } from 'parse5';
import { formatMarkup } from '@/engines/format/markup';
import { MeaningError } from '@/engines/format/meaning-error';
import type { FormatOptions } from '@/engines/format/print';
import { InputError } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import { applyCuts, type Cut } from './cuts';
import { layoutPlainly } from './layout';
import { getComments } from './minify';
import { getNodes } from './placed';
import { type Document, getContent, isElement, isText, type ParentNode, readHtml, readPage } from './read';
import { isSamePage } from './same';
import { keepsSpace } from './whitespace';

export interface FormatHtmlOptions {
  indentSize: number;
  removeComments: boolean;
  removeEmptyLines: boolean;
  removeInlineStyles: boolean;
  attributes?: 'fit' | 'each';
  indentWith?: 'spaces' | 'tabs';
  lineWidth?: number;
  bracketSameLine?: boolean;
  /** Of scripts. */
  singleQuotes?: boolean;
  semicolons?: boolean;
}

export interface FormattedHtml {
  html: string;
  /** Too much for the formatter: only lines were broken and indented. */
  isPlain: boolean;
  /** What could not be read as written and was mended first, as a browser would. */
  mended: InputError | undefined;
}

/** The source without what is not wanted, and otherwise to the letter. */
export function stripHtml(
  source: string,
  { removeComments, removeInlineStyles }: Pick<FormatHtmlOptions, 'removeComments' | 'removeInlineStyles'>,
): string {
  if (!removeComments && !removeInlineStyles) return source;
  const { document, tokens } = readHtml(source);
  const cuts: Cut[] = [];
  if (removeComments)
    for (const { from, to } of getComments(source, [...getNodes(document)])) {
      // A line that held nothing else goes with it.
      const line = /(?:^|\n)[ \t]*$/.exec(source.slice(Math.max(0, from - 200), from));
      const rest = line && /^[ \t]*\r?\n/.exec(source.slice(to, to + 200));
      cuts.push({ from, to: to + (rest?.[0].length ?? 0), instead: '' });
    }
  if (removeInlineStyles)
    for (const { location } of tokens.startTags) {
      const style = location?.attrs?.style;
      if (!style) continue;
      const before = /\s*$/.exec(source.slice(Math.max(0, style.startOffset - 200), style.startOffset))![0].length;
      // What follows without a blank would grow together with what stands before.
      const glued = /[^\s/>]/.test(source[style.endOffset] ?? ' ');
      cuts.push({ from: style.startOffset - before, to: style.endOffset, instead: glued ? ' ' : '' });
    }
  return applyCuts(source, cuts);
}

const SAME = { whitespace: true, code: true, scripting: false } as const;
const readAs = (html: string) => readPage(html, { scripting: false });

/** A page with a doctype or a tag of its own for html, head or body is written as one; else what stands in the body. */
function mend(source: string): string {
  const document = readAs(source);
  for (const { node } of getNodes(document)) {
    // A line break right after these tags is dropped when they are read, so one that is there needs another before it.
    const first = /^(?:pre|listing|textarea)$/.test(node.nodeName) && isElement(node) && node.childNodes[0];
    if (first && isText(first) && first.value.startsWith('\n')) first.value = `\n${first.value}`;
  }
  if (/<!doctype|<(?:html|head|body|frameset)[\s/>]/i.test(source)) return serialize(document);
  const root = document.childNodes.find(isElement);
  return (root?.childNodes.filter(isElement) ?? []).map((part) => serialize(getContent(part))).join('\n');
}

/** What the formatter is told about the element behind it. */
const IGNORE = '<!-- prettier-ignore -->';
const INLINE = '<!-- display: inline -->';
const TOLD = /<!-- (?:prettier-ignore|display: inline) -->\s*/g;

/**
 * The formatter knows how HTML shows white space, with two exceptions: elements whose own style or attribute lets it be
 * seen are kept as they are, and what stands in an object is in line with the text around it.
 */
function shield(source: string): string {
  if (!/white-space|xml:space|<object/i.test(source) || /prettier-ignore|<!-- display:/.test(source)) return source;
  const cuts = readHtml(source).tokens.startTags.flatMap(({ location, attrs, tagName }): Cut[] => {
    const instead = keepsSpace({ attrs }) ? IGNORE : tagName === 'object' ? INLINE : '';
    return location && instead ? [{ from: location.startOffset, to: location.startOffset, instead }] : [];
  });
  return applyCuts(source, cuts);
}
const unshield = (formatted: string, source: string): string =>
  /prettier-ignore|<!-- display:/.test(source) ? formatted : formatted.replace(TOLD, '');

/** The formatter takes few characters in a value without quotes; the standard takes nearly all. */
function quoteValues(source: string): string {
  if (!/=\s*[^\s"'>]/.test(source)) return source;
  const cuts = readHtml(source).tokens.startTags.flatMap(({ location }) =>
    Object.values(location?.attrs ?? {}).flatMap(({ startOffset, endOffset }): Cut[] => {
      const [, name, value] = /^(\S[^\s=]*)\s*=\s*([^\s"']\S*)$/.exec(source.slice(startOffset, endOffset)) ?? [];
      const instead = `${name}="${value?.replaceAll('"', '&quot;')}"`;
      return name && value ? [{ from: startOffset, to: endOffset, instead }] : [];
    }),
  );
  return applyCuts(source, cuts);
}

/** Blank lines between tags go; those in scripts, preformatted text and comments are content. */
function withoutEmptyLines(html: string): string {
  const { document } = readHtml(html);
  const cuts: Cut[] = [];
  for (const { node, space } of getNodes(document)) {
    const place = node.sourceCodeLocation;
    if (node.nodeName !== '#text' || space === 'keep' || !place) continue;
    const text = html.slice(place.startOffset, place.endOffset);
    if (text.includes('<')) continue;
    const instead = text.replace(/\n(?:[ \t]*\n)+/g, '\n');
    if (instead !== text) cuts.push({ from: place.startOffset, to: place.endOffset, instead });
  }
  return applyCuts(html, cuts);
}

/**
 * The formatter takes time by the square of how many elements stand side by side: some 5 seconds for this many in one
 * place, and minutes for ten times as many.
 */
export const MOST_SIBLINGS = 10_000;

function isTooMuch(document: Document): boolean {
  const counts = new Map<ParentNode, number>();
  for (const { parent } of getNodes(document)) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  let squares = 0;
  for (const count of counts.values()) squares += count ** 2;
  return squares > MOST_SIBLINGS ** 2;
}

const indentOf = ({ indent = 2, tabs }: FormatOptions) => (tabs ? '\t' : ' '.repeat(indent));

const BLANK = /^[ \t\n\f\r]*$/;

/** Minding white space as browsers do, and where that is not enough, everywhere. */
async function layOut(
  html: string,
  options: FormatOptions,
  isRight: (html: string) => boolean,
  finish = (written: string) => written,
): Promise<string | undefined> {
  for (const htmlWhitespaceSensitivity of ['css', 'strict'] as const) {
    const more = { ...options.more, htmlWhitespaceSensitivity };
    const formatted = finish(unshield(await formatMarkup(shield(quoteValues(html)), { ...options, more }), html));
    if (isRight(formatted)) return formatted;
  }
  return undefined;
}

/**
 * Laid out anew without mending anything: what the formatter cannot read is an `InputError`, and what it would make
 * another page of a `MeaningError`.
 */
export async function formatAsWritten(source: string, options: FormatOptions): Promise<string> {
  const wanted = readAs(source);
  const isRight = (html: string) => isSamePage(wanted, readAs(html), SAME);
  const html = isTooMuch(wanted) ? layoutPlainly(source, indentOf(options)) : await layOut(source, options, isRight);
  if (html !== undefined && isRight(html)) return html;
  throw new MeaningError();
}

/** Laid out anew. Read before and after it is the same page, or an error. */
export async function formatHtml(source: string, options: FormatHtmlOptions): Promise<FormattedHtml> {
  const stripped = stripHtml(source, options);
  if (BLANK.test(stripped)) return { html: '', isPlain: false, mended: undefined };
  const wanted = readAs(stripped);
  const isRight = (html: string) => isSamePage(wanted, readAs(html), SAME);
  const finish = options.removeEmptyLines ? withoutEmptyLines : (html: string) => html;

  const layout: FormatOptions = {
    indent: options.indentSize,
    tabs: options.indentWith === 'tabs',
    width: options.lineWidth,
    singleQuotes: options.singleQuotes,
    semicolons: options.semicolons,
    more: {
      singleAttributePerLine: options.attributes === 'each',
      bracketSameLine: options.bracketSameLine ?? false,
    },
  };

  if (isTooMuch(wanted)) {
    const laidOut = finish(layoutPlainly(stripped, indentOf(layout)));
    // A line break at the end is content where the last element is left open.
    const html = [laidOut, laidOut.trimEnd()].find(isRight);
    if (html !== undefined) return { html, isPlain: true, mended: undefined };
    throw new InputError(`More than ${grouped(MOST_SIBLINGS)} elements share one parent. Try part of the page`);
  }

  let failed: InputError | undefined;
  const attempt = async (html: string): Promise<string | undefined> => {
    try {
      return await layOut(html, layout, isRight, finish);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      failed ??= error;
    }
    return undefined;
  };

  const asWritten = await attempt(stripped);
  if (asWritten !== undefined) return { html: asWritten, isPlain: false, mended: undefined };
  const repaired = mend(stripped);
  const html =
    (isRight(repaired) ? await attempt(repaired) : undefined) ?? finish(layoutPlainly(stripped, indentOf(layout)));
  const mended = failed ?? new InputError('some tags are in the wrong place');
  if (isRight(html)) return { html, isPlain: false, mended };
  throw mended;
}
