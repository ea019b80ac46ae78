export { markdownPage } from './page';
export { type MarkdownOptions, renderMarkdown } from './render';
export { sanitizeHtml } from './sanitize';
