declare module 'markdown-it-footnote' {
  export default function footnote(markdown: import('markdown-it').MarkdownIt): void;
}
declare module 'markdown-it-task-lists' {
  export default function taskLists(markdown: import('markdown-it').MarkdownIt): void;
}
