export { markdownPage } from './page';
export { renderMarkdown } from './render';
export { sanitizeHtml } from './sanitize';
