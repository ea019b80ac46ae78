import { MOST_DIGITS } from '@/engines/calculate/digits';
import { defineTool, InputError, integer, placeAt, plain, result, summary, tabs, text } from '@/kit';

export default defineTool({
  input: text('Expression', { short: true, placeholder: '0' }),
  options: {
    angle: tabs('Angle', { rad: 'Rad', deg: 'Deg' }, 'rad'),
    digits: integer('Significant Digits', 16, {
      min: 4,
      max: MOST_DIGITS,
      hint: 'For rounded results; exact ones are shown in full.',
    }),
  },
  output: plain({ hero: true, label: 'Result' }),
  each: 'line',
  action: '=',
  heavy: true,
  async run(input, { angle, digits }) {
    const { evaluate, formatReal } = await import('@/engines/calculate');
    const written = input.trim();
    try {
      const { result: value, closed } = evaluate(written, angle);
      const notes = closed > 0 ? ['Open parentheses were closed at the end.'] : [];
      return result(formatReal(value, digits).text, { notes });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(error.message, placeAt(input, input.indexOf(written) + (error.details.column ?? 1) - 1));
    }
  },
  summarize: ({ shown }, { input }) =>
    shown.kind === 'text' ? summary(shown.value.split('\n').at(-1), `= ${input.trim().split('\n').at(-1)}`) : undefined,
  examples: [
    { title: 'Precedence', input: '2+3*4', output: '14' },
    { title: 'Exact decimals', input: '0.1 + 0.2', output: '0.3' },
    { title: 'Sine of 30°', input: 'sin(30)', options: { angle: 'deg' }, output: '0.5' },
    { title: 'A large power', input: '2^128', output: '340282366920938463463374607431768211456' },
    { title: 'Twenty digits', input: '√(2)', options: { digits: 20 }, output: '1.4142135623730950488' },
  ],
});
