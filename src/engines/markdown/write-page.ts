import { markdownPage, renderMarkdown } from '.';

export interface PageOptions {
  css: string;
  /** In pixels. */
  fontSize: number;
}

const USUAL_SIZE = 16;

/** The first heading as text, or a title that fits any page. */
const getTitle = (html: string): string =>
  /<h[1-6][^>]*>(.*?)<\/h[1-6]>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name]!)
    .slice(0, 200) || 'Document';

/** A page of its own, with nothing that it needs from elsewhere. */
export async function writePage(markdown: string, { css, fontSize }: PageOptions): Promise<string> {
  const body = await renderMarkdown(markdown, { headingIds: true });
  const page = markdownPage(body, getTitle(body));
  // An end tag in the style would end it.
  const style = css.trim() === '' ? '' : `<style>\n${css.replace(/<\/(?=style)/gi, '<\\/').trim()}\n</style>\n`;
  const size = fontSize === USUAL_SIZE ? '' : `<style>body { font-size: ${fontSize}px; }</style>\n`;
  const at = page.indexOf('</head>');
  return page.slice(0, at) + size + style + page.slice(at);
}

/** The elements alone, without the page around them. */
export const getBody = (page: string): string =>
  page.slice(page.indexOf('<body>\n') + '<body>\n'.length, page.lastIndexOf('</body>'));
