import { code, defineTool, result, text, toggle } from '@/kit';

const ORIGINS = { word: 'Microsoft Word', docs: 'Google Docs' } as const;
/** More names than this nobody reads. */
const MOST_NAMED = 12;

export default defineTool({
  input: text('HTML', {
    language: 'html',
    accept: '.html,.htm,.txt',
    placeholder: 'Write or paste HTML',
  }),
  options: {
    keepStyles: toggle('Keep Styles', false, {
      hint: 'Keeps colors, fonts, sizes, classes and ids of pasted text; otherwise only its structure',
    }),
  },
  output: code('html', { label: 'Clean HTML', download: 'document.html' }),
  action: 'Clean',
  async run(html, { keepStyles }) {
    const { cleanHtml } = await import('@/engines/html-clean/clean');
    const cleaned = cleanHtml(html, { keepStyles });
    const { origin, removed } = cleaned;
    const more = removed.length > MOST_NAMED ? ` and ${removed.length - MOST_NAMED} more` : '';
    return result(cleaned.html, {
      notes: [
        ...(origin ? [`Removed what ${ORIGINS[origin]} adds.`] : []),
        ...(removed.length > 0 ? [`Removed: ${removed.slice(0, MOST_NAMED).join(', ')}${more}.`] : []),
      ],
    });
  },
  examples: [
    {
      title: 'A page with a script',
      input: '<h1>Hello</h1><p onclick="steal()">Some <b>bold</b> text</p><script>alert(1)</script>',
      output: '<h1>Hello</h1>\n<p>Some <strong>bold</strong> text</p>',
      notes: ['Removed: onclick, <script>.'],
    },
    {
      title: 'A list from Word',
      input:
        "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.&nbsp;</span>First<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.&nbsp;</span>Second<o:p></o:p></p>",
      output: '<ol>\n  <li>First</li>\n  <li>Second</li>\n</ol>',
      notes: ['Removed what Microsoft Word adds.'],
    },
  ],
});
