import { choice, defineTool, integer, line, plain, toggle } from '@/kit';
import { COPIED_MESSAGE } from '@/kit/generator';
import { compose } from './compose';
import { THEMES } from './words';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export default defineTool({
  options: {
    type: choice('Type', { words: 'Words', sentences: 'Sentences', paragraphs: 'Paragraphs' }, 'paragraphs'),
    count: integer('Count', 3, { min: 1, max: 10, slider: true, commandMax: 10_000 }),
    theme: choice('Theme', { default: 'Default', nature: 'Nature', tech: 'Tech', food: 'Food' }, 'default'),
    htmlMarkup: toggle('HTML Markup', false),
    customWords: line('Custom Words', '', { placeholder: 'Instead of the theme’s words', maxLength: 2000 }),
  },
  output: plain({ label: 'Generated text', download: 'lorem-ipsum.txt', copiedMessage: COPIED_MESSAGE }),
  action: 'Generate',
  run(_, { type, count, theme, htmlMarkup, customWords }, { random }) {
    const chosenWords = customWords.split(/[\s,;]+/).filter(Boolean);
    const paragraphs = compose(chosenWords.length > 0 ? chosenWords : THEMES[theme], type, count, random);
    return htmlMarkup
      ? paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')
      : paragraphs.join('\n\n');
  },
  examples: [
    {
      title: 'Five words',
      input: undefined,
      options: { type: 'words', count: 5, theme: 'food' },
      output: 'pickle strawberry potato tender syrup',
    },
  ],
});
