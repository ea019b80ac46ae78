export { markdownPage, stylesFor } from './page';
export { renderDocument, renderMarkdown } from './render';
