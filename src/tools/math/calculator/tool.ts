import { MOST_DIGITS } from '@/engines/calculate/digits';
import { defineTool, InputError, integer, placeAt, plain, result, resultAs, summary, tabs, text, toggle } from '@/kit';

export default defineTool({
  input: text('Expression', { short: true, placeholder: '0' }),
  options: {
    angle: tabs('Angle', { rad: 'Rad', deg: 'Deg' }, 'rad'),
    digits: integer('Significant Digits', 16, {
      min: 4,
      max: MOST_DIGITS,
      hint: 'For rounded results; exact ones are shown in full.',
    }),
    notebook: toggle('Notebook', false, {
      hint: 'Lines know names, units, dates and the results above them.',
    }),
  },
  output: plain({ hero: true, label: 'Result' }),
  also: ['table'],
  each: 'bad-line',
  action: '=',
  heavy: true,
  async run(input, { angle, digits, notebook }, context) {
    if (notebook) {
      const [{ runNotebook }, { localMinute, localZone }] = await Promise.all([
        import('@/engines/notebook/notebook'),
        import('@/engines/time/zone-names'),
      ]);
      const now = localMinute(context.now(), localZone()).replace('T', ' ');
      return asTable(runNotebook(input, { angle, digits, now }));
    }
    const written = input.trim();
    // Several expressions are computed one by one.
    if (/[\r\n]/.test(written)) throw new InputError('An expression is one line');
    const { evaluate, formatReal } = await import('@/engines/calculate');
    try {
      const { result: value, closed } = evaluate(written, angle);
      const notes = closed > 0 ? ['Open parentheses were closed at the end.'] : [];
      return result(formatReal(value, digits).text, { notes });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(error.message, placeAt(input, input.indexOf(written) + (error.details.column ?? 1) - 1));
    }
  },
  summarize: ({ shown }, { input }) => {
    if (shown.kind === 'table') return summary(shown.value.rows.at(-1)?.[1], shown.value.rows.at(-1)?.[0]);
    return shown.kind === 'text'
      ? summary(shown.value.split('\n').at(-1), `= ${input.trim().split('\n').at(-1)}`)
      : undefined;
  },
  examples: [
    { title: 'Precedence', input: '2+3*4', output: '14' },
    { title: 'Exact decimals', input: '0.1 + 0.2', output: '0.3' },
    { title: 'Sine of 30°', input: 'sin(30)', options: { angle: 'deg' }, output: '0.5' },
    { title: 'A large power', input: '2^128', output: '340282366920938463463374607431768211456' },
    { title: 'Twenty digits', input: '√(2)', options: { digits: 20 }, output: '1.4142135623730950488' },
    {
      title: 'A notebook',
      input:
        '# a weekend away\nroom = 2 × 129.90 €\nfuel = 340 km × 6.2 l/100km × 1.79 €/l\nfood = 80 € + 15%\nsum / 3',
      options: { notebook: true },
      output: {
        columns: ['Input', 'Result'],
        rows: [
          ['room = 2 × 129.90 €', '€259.80'],
          ['fuel = 340 km × 6.2 l/100km × 1.79 €/l', '€37.7332'],
          ['food = 80 € + 15%', '€92.00'],
          ['sum / 3', '€129.8444'],
        ],
      },
    },
  ],
});

/** As a table, which Copy, files and the next tool of a chain take. */
function asTable(lines: readonly import('@/engines/notebook/notebook').NotebookLine[]) {
  const bad = lines.filter(({ error }) => error !== undefined);
  const columns = ['Input', 'Result', ...(bad.length > 0 ? ['Error'] : [])];
  return resultAs(
    'table',
    {
      columns,
      rows: lines.map(({ input, result: value = '', error = '' }) => [input, value, error].slice(0, columns.length)),
    },
    {
      notes: bad.map(({ line, column, error }) => `Line ${line}, character ${column}: ${error}.`).slice(0, 5),
      data: { lines },
    },
  );
}
