import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type into HTML, CSS and JavaScript, or upload a page: it’s split into the three. Three Panes shows them side by side, Format lays all three out anew. In the editor, press Escape, then Tab to move on.',
    'What you type or paste runs as you pause; scripts of a page from a file, a link or another tool wait for a button in the preview. Run Scripts and Load Remote Content set what the preview can do. Preview Width shows it as on a phone or tablet.',
    'Refresh reloads the preview. The page’s logs are in the console below it.',
    'Copy or download everything as one document, index.html, or copy a link that contains it.',
  ],
});
