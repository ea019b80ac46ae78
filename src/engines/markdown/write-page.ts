import { markdownPage, stylesFor } from './page';
import { type MarkdownOptions, type Rendered, renderDocument } from './render';

export interface PageOptions extends MarkdownOptions {
  css: string;
  /** In pixels. */
  fontSize: number;
}

const USUAL_SIZE = 16;

/** The first heading as text, or a title that fits any page. */
export const getTitle = (html: string): string =>
  /<h[1-6][^>]*>(.*?)<\/h[1-6]>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name]!)
    .slice(0, 200) || 'Document';

/** A page of its own, with nothing that it needs from elsewhere. */
export async function writeDocument(markdown: string, { css, fontSize, ...options }: PageOptions): Promise<Rendered> {
  const { html: body, headings } = await renderDocument(markdown, { headingIds: true, ...options });
  const page = markdownPage(body, getTitle(body), await stylesFor(body));
  // An end tag in the style would end it.
  const style = css.trim() === '' ? '' : `<style>\n${css.replace(/<\/(?=style)/gi, '<\\/').trim()}\n</style>\n`;
  const size = fontSize === USUAL_SIZE ? '' : `<style>body { font-size: ${fontSize}px; }</style>\n`;
  const at = page.indexOf('</head>');
  return { html: page.slice(0, at) + size + style + page.slice(at), headings };
}

/** The elements alone, without the page around them. */
export const getBody = (page: string): string =>
  page.slice(page.indexOf('<body>\n') + '<body>\n'.length, page.lastIndexOf('</body>'));
