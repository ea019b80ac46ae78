import { choice, defineTool, plain, result, resultAs, text } from '@/kit';

const MOST_LINES = 1000;

export default defineTool({
  input: text('Input', { short: true, placeholder: 'json, .webp, photo.jpeg, or image/svg+xml' }),
  options: {
    show: choice('Show', { type: 'MIME type', extension: 'Extension', search: 'All that contain it' }, 'type'),
  },
  output: plain({ download: 'mime-types.txt' }),
  also: ['table'],
  each: 'line',
  action: {
    'Get MIME Type': { show: 'type' },
    'Get Extension': { show: 'extension' },
    'Search All': { show: 'search' },
  },
  async run(input, { show }) {
    const { extensionsOf, searchTypes, typesOf } = await import('./lookup');
    if (show === 'search') {
      const rows = searchTypes(input).map(({ type, extensions, source }) => [
        type,
        extensions.map((extension) => `.${extension}`).join(' '),
        source,
      ]);
      return resultAs(
        'table',
        { columns: ['MIME type', 'Extensions', 'Source'], rows },
        { notes: rows.length === 0 ? ['No type contains that'] : [] },
      );
    }
    const others: string[] = [];
    const answers = input
      .split(/\r\n|\n|\r/, MOST_LINES)
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [first, ...rest] =
          show === 'type' ? typesOf(line) : extensionsOf(line).map((extension) => `.${extension}`);
        if (others.length < 20) others.push(...rest);
        return first ?? (show === 'type' ? 'Unknown MIME type' : 'Unknown extension');
      });
    return result(answers.join('\n'), {
      facts: others.length > 0 ? [{ label: 'Also', value: others.join(', ') }] : [],
    });
  },
  examples: [
    { title: 'An extension', input: 'report.HTML', output: 'text/html' },
    { title: 'A type', input: 'image/svg+xml; charset=utf-8', options: { show: 'extension' }, output: '.svg' },
  ],
});
