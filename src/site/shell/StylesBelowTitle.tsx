/** How the place of the styles looks in a page's markup, before the document fills it. */
export const EMPTY_STYLES = '<div id="styles" hidden=""></div>';

/**
 * Below the title of a page: here its document has the styles of everything that follows, so that the browser can paint
 * the header and the title while it still reads them. For React an empty element whose content is none of its business.
 */
export const StylesBelowTitle = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it keeps React from looking into the element; nothing is set.
  <div id="styles" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
