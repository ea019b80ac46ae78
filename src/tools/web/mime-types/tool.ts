import { choice, defineTool, factValue, plain, result, resultAs, summary, text } from '@/kit';

export default defineTool({
  input: text('Input', { short: true, placeholder: 'json, .webp, photo.jpeg, or image/svg+xml' }),
  options: {
    show: choice('Show', { type: 'MIME type', extension: 'Extension', search: 'All matches' }, 'type'),
  },
  output: plain({ hero: true, download: 'mime-types.txt' }),
  also: ['table'],
  each: 'line',
  action: {
    'Get MIME Type': { show: 'type' },
    'Get Extension': { show: 'extension' },
    'Search All': { show: 'search' },
  },
  async run(input, { show }) {
    const { getExtensions, searchTypes, getTypes } = await import('./lookup');
    if (show === 'search') {
      const rows = searchTypes(input).map(({ type, extensions, source }) => [
        type,
        extensions.map((extension) => `.${extension}`).join(' '),
        source,
      ]);
      return resultAs(
        'table',
        { columns: ['MIME type', 'Extensions', 'Source'], rows },
        { notes: rows.length === 0 ? ['No type matches'] : [] },
      );
    }
    const [first, ...others] =
      show === 'type' ? getTypes(input) : getExtensions(input).map((extension) => `.${extension}`);
    return result(first ?? (show === 'type' ? 'Unknown MIME type' : 'Unknown extension'), {
      facts: others.length > 0 ? [{ label: 'Also', value: others.join(', ') }] : [],
    });
  },
  summarize(outcome, { input }) {
    if (outcome.shown.kind !== 'text' || /[\r\n]/.test(input.trim())) return undefined;
    const also = factValue(outcome, 'Also');
    return summary(outcome.shown.value, `for ${input.trim()}`, also && `also ${also}`);
  },
  examples: [
    { title: 'An extension', input: 'report.HTML', output: 'text/html' },
    { title: 'A type', input: 'image/svg+xml; charset=utf-8', options: { show: 'extension' }, output: '.svg' },
  ],
});
