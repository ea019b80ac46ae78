import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type into HTML, CSS and JavaScript, or upload a page: it is split into the three. In the editor Escape, then Tab, moves on.',
    'What you type or paste runs as you pause; scripts of a page from a file, a link or another tool wait for a button in the preview. Run Scripts and Load Remote Content say what the preview may do. Preview Width shows it as on a phone or a tablet.',
    'Refresh loads the preview anew. What the page logs is in the console below it.',
    'Copy or download everything as one document, index.html, or copy a link that carries it.',
  ],
});
