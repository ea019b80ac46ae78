import { fromMarkdown } from 'mdast-util-from-markdown';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { MeaningError } from './meaning-error';
import { type FormatOptions, print } from './print';

/** What a renderer of CommonMark, with what GitHub adds, draws; white space counts only where it is seen. */
const drawn = (source: string): string =>
  micromark(source, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    .replace(/(<pre[\s>][\s\S]*?<\/pre>)|\s+/g, (_, pre?: string) => pre ?? ' ')
    .trim();

const START = '<!-- prettier-ignore-start -->';
const END = '<!-- prettier-ignore-end -->';

/**
 * Markdown laid out anew and read again. A block that would be drawn in another way stays as it is written.
 * Throws `MeaningError` where that is not enough.
 */
export async function formatMarkdown(source: string, options?: FormatOptions): Promise<string> {
  const format = (text: string) => print('markdown', [import('prettier/plugins/markdown')], text, options);
  const wanted = drawn(source);
  const formatted = await format(source);
  if (drawn(formatted) === wanted) return formatted;
  if (source.includes('prettier-ignore')) throw new MeaningError();
  let marked = '';
  let from = 0;
  const kept: string[] = [];
  for (const { position } of fromMarkdown(source, { extensions: [gfm()] }).children) {
    const [start, end] = [position!.start.offset!, position!.end.offset!];
    // Blanks before the first sign can belong to it.
    const lineStart = source.lastIndexOf('\n', start - 1) + 1;
    const block = source.slice(lineStart, end);
    if (drawn(await format(block)) === drawn(block)) continue;
    marked += `${source.slice(from, lineStart)}\n${START}\n\n${block}\n\n${END}\n`;
    from = end;
    kept.push(block);
  }
  const written = (await format(marked + source.slice(from)))
    .replaceAll(`${START}\n\n`, '')
    .replaceAll(`\n\n${END}`, '');
  if (drawn(written) !== wanted) throw new MeaningError();
  options?.onKept?.(kept);
  return written;
}
