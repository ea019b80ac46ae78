import { slugify } from '@/engines/text/slug';
import { choice, defineTool, integer, line, plain, result, text, toggle } from '@/kit';

const SEPARATORS = { hyphen: '-', underscore: '_', dot: '.' };

export default defineTool({
  input: text('Input', { accept: '.txt', placeholder: 'Titles, one per line' }),
  options: {
    separator: choice('Separator', { hyphen: 'Hyphen (-)', underscore: 'Underscore (_)', dot: 'Dot (.)' }, 'hyphen'),
    removeStopWords: toggle('Remove Stop Words', false),
    removeAccents: toggle('Remove Accents', true),
    maxLength: integer('Max Length', 0, { min: 0, max: 100, slider: true, hint: '0 for no limit' }),
    prefix: line('Prefix'),
    suffix: line('Suffix'),
  },
  output: plain({ hero: true, download: 'generated-slugs.txt', copiedMessage: { title: 'Copied to clipboard' } }),
  action: 'Generate',
  run(input, { separator, ...options }) {
    const titles = input.split(/\r\n|\n|\r/);
    const slugs = titles.map((title) =>
      title.trim() === '' ? '' : slugify(title, { ...options, separator: SEPARATORS[separator] }),
    );
    const missing = slugs.flatMap((slug, at) => (slug === '' && titles[at]!.trim() !== '' ? [at + 1] : []));
    const named = missing.slice(0, 20).join(', ') + (missing.length > 20 ? ` and ${missing.length - 20} more` : '');
    const notes = missing.length > 0 ? [`No letters or digits, so no slug, on line ${named}`] : [];
    return result(slugs.join('\n'), { notes });
  },
  examples: [
    {
      title: 'Titles',
      input: 'Crème Brûlée: a Beginner’s Guide\nМосква и Αθήνα\nDer große Fluß',
      output: 'creme-brulee-a-beginners-guide\nmoskva-i-athina\nder-grosse-fluss',
    },
    {
      title: 'Short, with a prefix',
      input: 'The Lord of the Rings: The Return of the King',
      options: { removeStopWords: true, maxLength: 30, prefix: 'film' },
      output: 'film-lord-of-rings-return-of',
    },
  ],
});
