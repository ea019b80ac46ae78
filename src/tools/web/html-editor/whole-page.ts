/** A piece of a document as a whole page, so that it opens anywhere with its letters right. */
export function getPage(html: string): string {
  const [, heading = ''] = /<h[1-6][^>]*>(.*?)<\/h[1-6]>/s.exec(html) ?? [];
  const title =
    heading
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'Document';
  return `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n<meta name="viewport" content="width=device-width, initial-scale=1">\n</head>\n<body>\n${html}\n</body>\n</html>\n`;
}
