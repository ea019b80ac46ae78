export { markdownPage } from './page';
export { renderMarkdown } from './render';
